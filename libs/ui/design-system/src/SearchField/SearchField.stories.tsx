import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta: Meta<typeof SearchField> = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: {
    action: '/search',
    label: 'Search the shop',
    placeholder: 'Product, brand or reference',
    submitLabel: 'Search',
  },
};
export default meta;
type Story = StoryObj<typeof SearchField>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'cement 25 kg' } };

/** Enter submits the field's text. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const sent = fn((event: SubmitEvent) => event.preventDefault());
    canvasElement.querySelector('form')?.addEventListener('submit', sent);
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('searchbox', { name: 'Search the shop' }),
    ).toHaveFocus();
    await userEvent.keyboard('cement{Enter}');
    await expect(sent).toHaveBeenCalledTimes(1);
  },
};
