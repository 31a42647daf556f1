import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Orders',
    items: [
      { label: 'In progress', href: '#a', isCurrent: true },
      { label: 'Finished', href: '#b', isCurrent: false },
      { label: 'Waiting for transfer', href: '#c', isCurrent: false },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every tab is a link, reachable with Tab in reading order. */
export const ThreeTabs: Story = {
  play: async ({ canvasElement }) => {
    const reached: (string | null)[] = [];
    for (const link of within(canvasElement).getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      reached.push(link.getAttribute('href'));
    }
    await expect(reached).toEqual(['#a', '#b', '#c']);
  },
};
/** More than fits on a phone, where the row scrolls. */
export const ManyTabs: Story = {
  args: {
    items: ['Orders', 'Purchases', 'Invoices', 'Quotes', 'Addresses', 'Lists', 'Receipts'].map(
      (label, at) => ({ label, href: `#${at}`, isCurrent: at === 5 }),
    ),
  },
};
