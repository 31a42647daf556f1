import { readStore } from '@materia/api-stores';
import { aStore } from '@materia/api-mocks';
import { plainDate } from '@materia/domain-holiday-calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoreFacts } from '../store-facts.ts';
import type { PlaceOutcome } from './place.action.ts';
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
  name: '61-285',
  longName: '61-285 Poznań',
  isServed: true,
  servedBy: undefined,
  refusal: undefined,
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

const LONG_PLACE = 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson';
const LONG_STORE = 'Materia Grodzisk Mazowiecki Przemysłowa-Wschodnia';

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
export const StoresNotKnown: Story = {
  args: { known: { ...KNOWN, stores: [], refusal: 'failed' } },
};

const refused = (typed: string, refusal: PlaceOutcome['refusal']): Story => ({
  args: { known: undefined, outcome: { typed, refusal } },
});
export const NothingTyped = refused('', 'empty');
export const UnknownTown = refused('Xyzzy', 'unknown-place');
export const Failed = refused('Poznań', 'failed');
/** A refused place leaves the former one. */
export const RefusedAnother: Story = {
  args: { outcome: { typed: 'Xyzzy', refusal: 'unknown-place' } },
};

/** The place was named by its town. */
export const OfATown: Story = {
  args: { known: { ...KNOWN, name: 'Poznań', longName: 'Poznań' } },
};

export const LongestWords: Story = {
  args: {
    storeName: LONG_STORE,
    known: {
      ...KNOWN,
      name: LONG_PLACE,
      longName: `38001 ${LONG_PLACE}`,
      isServed: false,
      servedBy: { id: '30', name: `${LONG_STORE} 2` },
      stores: [
        store({
          name: LONG_STORE,
          street: ['aleja Bohaterów Powstania Wielkopolskiego 1918–1919 nr 127'],
        }),
      ],
    },
  },
};
/** The same, where orders are sent. */
export const LongestWordsServed: Story = {
  args: {
    known: { ...KNOWN, name: LONG_PLACE, longName: `38001 ${LONG_PLACE}` },
  },
};
