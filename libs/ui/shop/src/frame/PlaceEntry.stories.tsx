import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HeaderOfMarket, store } from '../samples/frames.tsx';
import { PLACE_ENTRY_ID, PlaceEntry, type PlaceEntryProps } from './PlaceEntry.tsx';

const NO_STORE = { name: '', urlKey: '', chosen: false };
const LONG = {
  name: 'Materia Santa Cruz de Tenerife – Polígono Costa Sur',
  urlKey: 'tenerife',
  chosen: true,
};

type SampleProps = Pick<PlaceEntryProps, 'place' | 'store'> & { readonly isSignedIn: boolean };

/** In the header, whose colours and width it needs. */
const Sample = ({ isSignedIn, ...props }: SampleProps) => (
  <HeaderOfMarket {...props} customerName={isSignedIn ? 'Anna' : undefined} />
);

const meta: Meta<SampleProps> = {
  title: 'Shop/Frame/PlaceEntry',
  component: Sample,
  subcomponents: { PlaceEntry },
  parameters: { layout: 'fullscreen' },
  args: { place: undefined, store: NO_STORE, isSignedIn: false },
  argTypes: { place: { control: 'text' } },
};
export default meta;
type Story = StoryObj<SampleProps>;

/** The panel and the button that opens it. */
const partsOf = (canvasElement: HTMLElement) => {
  const panel = canvasElement.querySelector<HTMLElement>(`#${PLACE_ENTRY_ID}`);
  const opener = canvasElement.querySelector<HTMLElement>(
    `[popovertarget="${PLACE_ENTRY_ID}"]:not([popovertargetaction])`,
  );
  if (panel === null || opener === null) throw new Error('The header has no question for a place');
  return { panel, opener };
};

const open: Story['play'] = async ({ canvasElement }) => {
  const { panel, opener } = partsOf(canvasElement);
  opener.click();
  await waitFor(() => expect(within(panel).getByRole('textbox')).toBeVisible());
};

export const Unknown: Story = { play: open };
export const WithAPlace: Story = { args: { place: '28045 Madrid' }, play: open };
export const WithAStore: Story = { args: { store }, play: open };
export const OfCustomer: Story = {
  args: { place: '28045 Madrid', store, isSignedIn: true },
  play: open,
};
export const LongestWords: Story = {
  args: { place: '38001 Santa Cruz de Tenerife', store: LONG, isSignedIn: true },
  play: open,
};

export const ByKeyboard: Story = {
  args: { place: '28045 Madrid', store },
  play: async ({ canvasElement }) => {
    const { panel, opener } = partsOf(canvasElement);
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const inPanel = within(panel);
    await waitFor(() => expect(inPanel.getByRole('textbox')).toBeVisible());
    const [close, save] = inPanel.getAllByRole('button');
    close?.focus();
    await userEvent.tab();
    await expect(inPanel.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    await expect(save).toHaveFocus();
    for (const link of inPanel.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    close?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panel).not.toBeVisible());
    await expect(opener).toHaveFocus();
  },
};
