import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { startSuggesting } from '../behaviours/suggesting.ts';
import { TextField } from '../Field/TextField.tsx';
import { Container } from '../Layout/Container.tsx';
import { Suggestion, SuggestionList } from './SuggestionList.tsx';
import { Suggesting } from './Suggesting.tsx';

const CITIES = [
  ['Poznań', 'wielkopolskie'],
  ['Santa Cruz de Tenerife', 'Canarias'],
  ['Saint-Jean-Cap-Ferrat', 'Alpes-Maritimes'],
  ['São João da Madeira', 'Aveiro'],
] as const;

const listOf = (typed: string): Element | null => {
  const cities = CITIES.filter(([name]) => name.toLowerCase().startsWith(typed.toLowerCase()));
  const html = renderToStaticMarkup(
    <SuggestionList
      label="Cities"
      announcement={`${cities.length} cities`}
      noneText="We know no city of this name"
    >
      {cities.map(([name, region]) => (
        <Suggestion key={name} label={name} detail={region} words={name} />
      ))}
    </SuggestionList>,
  );
  return new DOMParser().parseFromString(html, 'text/html').body.firstElementChild;
};

const onChosen = fn((option: HTMLElement, field: HTMLInputElement) => {
  field.value = option.dataset['words'] ?? '';
});
startSuggesting({
  fields: '#story-city',
  pauseMs: 0,
  listFor: (text) => {
    if (text === '') return undefined;
    if (text === '!') return Promise.reject(new Error('The service is down'));
    const list = listOf(text);
    return list instanceof HTMLElement ? document.adoptNode(list) : undefined;
  },
  onChosen,
});

const meta: Meta<typeof Suggesting> = {
  title: 'Forms/Suggestions',
  component: Suggesting,
  args: {
    source: '/cities',
    children: <TextField id="story-city" name="city" label="City" autoComplete="off" />,
  },
  // Room for the list.
  decorators: [
    (Story) => (
      <Container size="narrow">
        <div className="story-tall">
          <Story />
        </div>
      </Container>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Suggesting>;

const fieldIn = async (canvasElement: HTMLElement): Promise<HTMLInputElement> => {
  await userEvent.click(within(canvasElement).getByLabelText('City'));
  return within(canvasElement).findByRole<HTMLInputElement>('combobox', {
    name: 'City',
    expanded: false,
  });
};
const marked = (canvasElement: HTMLElement): readonly (string | null)[] =>
  within(canvasElement)
    .queryAllByRole('option', { selected: true })
    .map((option) => option.textContent);

export const Plain: Story = {};

/** Arrow keys go round, Home and End move the caret, Enter chooses, Escape closes. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const field = await fieldIn(canvasElement);
    await userEvent.type(field, 'sa');
    await expect(await within(canvasElement).findAllByRole('option')).toHaveLength(2);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(canvasElement.querySelector('output')).toHaveTextContent('2 cities');
    await expect(marked(canvasElement)).toEqual([]);
    await userEvent.keyboard('{ArrowUp}');
    await expect(marked(canvasElement)).toEqual(['Saint-Jean-Cap-FerratAlpes-Maritimes']);
    await expect(field).toHaveAttribute('aria-activedescendant', 'story-city-1');
    await userEvent.keyboard('{ArrowDown}');
    await expect(marked(canvasElement)).toEqual(['Santa Cruz de TenerifeCanarias']);
    await userEvent.keyboard('{Home}');
    await expect(marked(canvasElement)).toEqual([]);
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 0]);
    await userEvent.keyboard('{End}');
    await expect([field.selectionStart, field.selectionEnd]).toEqual([2, 2]);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('sa');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onChosen).toHaveBeenCalledTimes(1);
    await expect(field).toHaveValue('Santa Cruz de Tenerife');
    await expect(field).toHaveFocus();
  },
};

/** A press on the list keeps the focus in the field; leaving the field closes the list. */
export const ByPointer: Story = {
  play: async ({ canvasElement }) => {
    const field = await fieldIn(canvasElement);
    await userEvent.type(field, 'po');
    await userEvent.click(await within(canvasElement).findByRole('option', { name: /Poznań/ }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Poznań');
    await userEvent.clear(field);
    await userEvent.type(field, 'po');
    await within(canvasElement).findByRole('option');
    await userEvent.tab();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(within(canvasElement).queryAllByRole('option')).toEqual([]);
  },
};

export const NothingFits: Story = {
  play: async ({ canvasElement }) => {
    const field = await fieldIn(canvasElement);
    await userEvent.type(field, 'xyz');
    await expect(
      await within(canvasElement).findByText('We know no city of this name'),
    ).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

/** If the list cannot be fetched, the field stays a field. */
export const Failing: Story = {
  play: async ({ canvasElement }) => {
    const field = await fieldIn(canvasElement);
    await userEvent.type(field, 'po');
    await within(canvasElement).findByRole('option');
    await userEvent.clear(field);
    await userEvent.type(field, '!');
    await waitFor(() => expect(within(canvasElement).queryAllByRole('option')).toEqual([]));
    await expect(field).toHaveValue('!');
  },
};
