import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SiteAccessFields, type SiteAccessFieldsProps } from './SiteAccessFields.tsx';

const args: SiteAccessFieldsProps = {
  nameOf: (question) => `site-${question}`,
  answers: {},
  errorOf: () => undefined,
};

const meta = {
  title: 'Shop/SiteAccessFields',
  component: SiteAccessFields,
  args,
} satisfies Meta<typeof SiteAccessFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {};
export const Answered: Story = {
  args: { answers: { road: 'van', floor: 'stairs', unloading: 'crane' } },
};
/** A question without an answer has its message. */
export const Refused: Story = {
  args: { errorOf: (question) => (question === 'road' ? 'Which vehicle gets there?' : undefined) },
};

/** One question after the other, with arrows between the answers. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const [first, second, third] = within(canvasElement).getAllByRole('radio');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toBeChecked();
    await expect(third).not.toBeChecked();
  },
};
