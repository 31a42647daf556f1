import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Accordion } from './Accordion.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta: Meta<typeof Disclosure> = {
  title: 'Layout/Disclosure',
  component: Disclosure,
  args: { summary: 'How is this worked out?', children: 'Tax is taken out once per line.' },
};
export default meta;
type Story = StoryObj<typeof Disclosure>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const Inline: Story = { args: { look: 'inline', open: true } };

/** Tab reaches the summary, which the browser opens and closes natively. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = canvasElement.querySelector('summary');
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    summary?.click();
    await expect(canvas.getByText('Tax is taken out once per line.')).toBeVisible();
    summary?.click();
    await expect(canvas.getByText('Tax is taken out once per line.')).not.toBeVisible();
  },
};

export const Several: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Delivery'));
    await expect(canvas.getByText('Free drive pickup')).toBeVisible();
    await expect(canvas.getByText('Strength class 32.5')).not.toBeVisible();
  },
  render: () => (
    <Accordion
      exclusive="facts"
      items={[
        { id: 'a', title: 'Characteristics', content: 'Strength class 32.5', open: true },
        { id: 'b', title: 'Delivery', content: 'Free drive pickup' },
        { id: 'c', title: 'Maker', content: 'Bastio sp. z o.o.' },
      ]}
    />
  ),
};
