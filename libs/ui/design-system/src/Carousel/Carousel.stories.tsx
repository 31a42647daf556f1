import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Carousel } from './Carousel.tsx';

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    content: (
      <Card>
        <Heading level={3}>Offer {index + 1}</Heading>
        <p>A thing worth a look.</p>
      </Card>
    ),
  }));

const meta: Meta<typeof Carousel> = {
  title: 'Data/Carousel',
  component: Carousel,
  args: { label: 'Offers', previousLabel: 'Back', nextLabel: 'Further', items: items(12) },
};
export default meta;
type Story = StoryObj<typeof Carousel>;

export const Cards: Story = {};
export const Wide: Story = { args: { itemSize: 'full', items: items(3) } };
/** Everything fits, so there are no buttons. */
export const Short: Story = {
  args: { items: items(1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/**
 * The buttons scroll the row and stop at its ends; the row itself can be focused for the arrow
 * keys.
 */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('group', { name: 'Offers' });
    await userEvent.tab();
    await expect(row).toHaveFocus();
    const further = await canvas.findByRole('button', { name: 'Further' });
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
    further.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(100));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back' })).toBeEnabled());
  },
};
