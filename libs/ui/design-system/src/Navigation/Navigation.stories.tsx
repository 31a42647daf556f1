import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';
import { Pagination, type PaginationItem } from './Pagination.tsx';
import { Stepper } from './Stepper.tsx';
import { Tabs } from './Tabs.tsx';

const meta: Meta = { title: 'Navigation/All' };
export default meta;
type Story = StoryObj;

export const Breadcrumbs: Story = {
  render: () => (
    <Breadcrumb
      label="You are here"
      items={[
        { label: 'Home', href: '#1' },
        { label: 'Building materials', href: '#2' },
        { label: 'Cement and mortar', href: '#3' },
        { label: 'Portland cement CEM II 25 kg' },
      ]}
    />
  ),
};

const page = (number: number, isCurrent = false): PaginationItem => ({
  kind: 'page',
  page: number,
  href: `#p${number}`,
  isCurrent,
  name: `Page ${number}`,
});

export const Pages: Story = {
  tags: ['screenshot'],
  render: () => (
    <Pagination
      label="Pages"
      previous={{ href: '#p11', label: 'Previous page' }}
      next={{ href: '#p13', label: 'Next page' }}
      items={[
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
      ]}
    />
  ),
};

export const FirstPage: Story = {
  render: () => (
    <Pagination
      label="Pages"
      next={{ href: '#p2', label: 'Next page' }}
      items={[page(1, true), page(2), page(3)]}
    />
  ),
};

export const Steps: Story = {
  tags: ['screenshot'],
  render: () => (
    <Stepper
      label="Steps of the order"
      doneLabel="done"
      steps={[
        { label: 'Delivery', state: 'done', href: '#d' },
        { label: 'Your details', state: 'current' },
        { label: 'Summary', state: 'next' },
        { label: 'Payment', state: 'next' },
      ]}
    />
  ),
};

export const TabList: Story = {
  render: () => (
    <Tabs
      label="Orders"
      items={[
        { label: 'In progress', href: '#a', isCurrent: true },
        { label: 'Finished', href: '#b', isCurrent: false },
        { label: 'Waiting for transfer', href: '#c', isCurrent: false },
      ]}
    />
  ),
};

/** Every page and every tab is a link, reachable with Tab in reading order. */
export const ByKeyboard: Story = {
  render: () => (
    <>
      <Tabs
        label="Orders"
        items={[
          { label: 'In progress', href: '#a', isCurrent: true },
          { label: 'Finished', href: '#b', isCurrent: false },
        ]}
      />
      <Pagination
        label="Pages"
        next={{ href: '#p2', label: 'Next page' }}
        items={[page(1, true), page(2)]}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const reached: (string | null)[] = [];
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      reached.push(link.getAttribute('href'));
    }
    await expect(reached).toEqual(['#a', '#b', '#p1', '#p2', '#p2']);
  },
};
