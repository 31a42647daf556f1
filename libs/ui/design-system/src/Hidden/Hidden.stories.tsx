import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta: Meta<typeof SkipLink> = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  args: { targetId: 'content', children: 'Go to the content' },
};
export default meta;
type Story = StoryObj<typeof SkipLink>;

/** Visible as soon as it has keyboard focus. */
export const Focused: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content">Content</main>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('link', { name: 'Go to the content' }),
    ).toHaveFocus();
  },
};
