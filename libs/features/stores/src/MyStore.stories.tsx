import { aStore } from '@materia/api-mocks';
import { readStore } from '@materia/api-stores';
import { plainDate } from '@materia/domain-holiday-calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MyStoreView } from './MyStoreView.tsx';

const store = {
  ...readStore(aStore()),
  services: ['drive', 'parking', 'cutting'],
  open: { kind: 'open', until: 1140 },
  isSelected: true,
} as const;
const week = Array.from({ length: 7 }, (_, day) => ({
  date: plainDate(2026, 3, 10 + day),
  isToday: day === 0,
  ranges: day === 5 ? [] : [{ from: 420, to: 1140 }],
}));

const meta = {
  title: 'Pages/My store',
  component: MyStoreView,
  parameters: { layout: 'fullscreen', theme: 'account' },
  args: { chosen: { store, week } },
} satisfies Meta<typeof MyStoreView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Showcase: Story = {
  args: { chosen: { store: { ...store, sellsOnline: false, services: [] }, week } },
};
export const NoneChosen: Story = { args: { chosen: undefined } };
