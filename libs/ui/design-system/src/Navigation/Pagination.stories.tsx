import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Pagination, type PaginationItem } from './Pagination.tsx';

const page = (number: number, isCurrent = false): PaginationItem => ({
  kind: 'page',
  page: number,
  href: `#p${number}`,
  isCurrent,
  name: `Page ${number}`,
});

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    label: 'Pages',
    previous: { href: '#p11', label: 'Previous page' },
    next: { href: '#p13', label: 'Next page' },
    items: [
      page(1),
      { kind: 'gap', after: 1 },
      page(10),
      page(11),
      page(12, true),
      page(13),
      page(14),
      { kind: 'gap', after: 14 },
      page(20),
      page(30),
      page(37),
    ],
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = { tags: ['screenshot'] };
export const FirstPage: Story = {
  args: {
    previous: undefined,
    next: { href: '#p2', label: 'Next page' },
    items: [page(1, true), page(2), page(3)],
  },
};
export const LastPage: Story = {
  args: {
    previous: { href: '#p2', label: 'Previous page' },
    next: undefined,
    items: [page(1), page(2), page(3, true)],
  },
};

/** Every page is a link, reachable with Tab in reading order. */
export const ByKeyboard: Story = {
  args: {
    previous: undefined,
    next: { href: '#p2', label: 'Next page' },
    items: [page(1, true), page(2)],
  },
  play: async ({ canvasElement }) => {
    const reached: (string | null)[] = [];
    for (const link of within(canvasElement).getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      reached.push(link.getAttribute('href'));
    }
    await expect(reached).toEqual(['#p1', '#p2', '#p2']);
  },
};
