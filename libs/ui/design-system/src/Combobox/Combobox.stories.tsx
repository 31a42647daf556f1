import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Container } from '../Layout/Container.tsx';
import { Combobox } from './Combobox.tsx';
import type { ComboboxItem, ComboboxProps } from './combobox-props.ts';

const CITIES: readonly ComboboxItem[] = [
  { id: '1', label: 'Poznań', detail: 'wielkopolskie' },
  { id: '2', label: 'Łódź', detail: 'łódzkie' },
  { id: '3', label: 'Santa Cruz de Tenerife', detail: 'Canarias' },
  { id: '4', label: 'Saint-Jean-Cap-Ferrat', detail: 'Alpes-Maritimes' },
  { id: '5', label: 'São João da Madeira', detail: 'Aveiro' },
];

const meta: Meta<typeof Combobox> = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: {
    name: 'city',
    label: 'City',
    hint: 'Type a few letters',
    items: CITIES,
    noneText: 'No such city',
    countText: (count) => `${count} cities`,
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
type Story = StoryObj<typeof Combobox>;

export const Plain: Story = {};
export const Refused: Story = {
  args: { error: 'Choose a city from the list', defaultValue: 'Pozn' },
};

const open = async (canvasElement: HTMLElement, typed: string) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByLabelText('City'));
  // The list is a separate chunk, loaded on first focus.
  const field = await canvas
    .findByRole('combobox', { name: 'City', expanded: true })
    .catch(() => canvas.getByRole('combobox', { name: 'City' }));
  await waitFor(() => expect(field).toHaveAttribute('aria-controls', 'city-list'));
  await userEvent.type(canvas.getByRole('combobox', { name: 'City' }), typed);
  return canvas;
};

export const Narrowed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'sa');
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
  },
};

export const NothingFits: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'xyz');
    await expect((await canvas.findAllByText('No such city'))[0]).toBeVisible();
  },
};

/** Arrow keys move, Enter selects, Escape closes; accents are optional. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'lod');
    const field = canvas.getByRole('combobox', { name: 'City' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Łódź');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.clear(field);
    await userEvent.type(field, 'poz');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

/** An external search finds the items; the field only shows them. */
const Searching = (args: ComboboxProps) => {
  const [typed, setTyped] = useState('');
  const items =
    typed === ''
      ? []
      : [1, 2, 3].map((number) => ({ id: String(number), label: `${typed} ${number}` }));
  return <Combobox {...args} filter="none" items={items} onType={setTyped} />;
};

export const WithOutsideSearch: Story = {
  render: (args) => <Searching {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'rue');
    await expect(await canvas.findByRole('option', { name: 'rue 2' })).toBeVisible();
  },
};
