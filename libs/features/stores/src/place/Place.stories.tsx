import { readStore } from '@materia/api-stores';
import { aStore } from '@materia/api-mocks';
import { plainDate } from '@materia/domain-holiday-calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoreFacts } from '../store-facts.ts';
import { PlaceView } from './PlaceView.tsx';

const store = (changes: Partial<StoreFacts> = {}): StoreFacts => ({
  ...readStore(aStore()),
  services: ['drive', 'parking', 'cutting'],
  open: { kind: 'open', until: 1140 },
  ready: { day: 'today', date: plainDate(2026, 3, 10), minutesOfDay: 840 },
  isSelected: false,
  distance: 4.2,
  ...changes,
});

const KNOWN = {
  typed: '61-285',
  name: '61-285',
  longName: '61-285 Poznań',
  isServed: true,
  servedBy: undefined,
  stores: [
    store({ isSelected: true }),
    store({
      id: '14',
      name: 'Gniezno',
      sellsOnline: false,
      ready: undefined,
      distance: 48.1,
    }),
  ],
} as const;

const meta = {
  title: 'Pages/Place',
  component: PlaceView,
  parameters: { layout: 'fullscreen' },
  args: { postcodeExample: '61-285', known: KNOWN, storeName: undefined, outcome: undefined },
} satisfies Meta<typeof PlaceView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {};
export const NotNamedYet: Story = { args: { known: undefined } };
export const Refused: Story = {
  args: { known: undefined, outcome: { typed: '61-2', refusal: 'not-a-postcode' } },
};
export const ServedByAnotherStore: Story = {
  args: { known: { ...KNOWN, isServed: false, servedBy: { id: '30', name: 'Las Palmas' } } },
};
export const WithoutStores: Story = { args: { known: { ...KNOWN, stores: [] } } };
