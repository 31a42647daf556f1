import type { Meta, StoryObj } from '@storybook/react-vite';
import { money } from '@materia/domain-money';
import type { QuickOrderOutcome } from './quick-order.action.ts';
import { QuickOrderView } from './QuickOrderView.tsx';

const LONG =
  'Superizolacyjnywielkoformatowybloczekzbetonukomórkowego;62,5 × 24 × 42 cm;dwanaście i pół palety';

/** Every fault of a line; one product was added. */
const CHECKED: QuickOrderOutcome = {
  kind: 'checked',
  addedCount: 1,
  faults: [
    { line: 2, text: 'cement', fault: { kind: 'not-a-reference' } },
    { line: 3, text: '10000034; 12; 3; 4', fault: { kind: 'too-many-cells' } },
    { line: 4, text: '99999999; 2', fault: { kind: 'unknown-reference' } },
    { line: 5, text: '10000056; 3', fault: { kind: 'sold-out' } },
    { line: 6, text: '10000078; 40', fault: { kind: 'partly', count: 12 } },
    { line: 7, text: '10000090; x', fault: { kind: 'not-a-number', text: 'x' } },
    { line: 8, text: '10000090; 1,5', fault: { kind: 'not-an-integer', text: '1,5' } },
    { line: 9, text: '10000090; 0', fault: { kind: 'below-minimum', min: 1 } },
    { line: 201, text: '10000091; 1', fault: { kind: 'too-many-lines', most: 200 } },
  ],
  left: 'cement\n10000034; 12; 3; 4\n99999999; 2\n10000056; 3\n10000090; x\n10000090; 1,5\n10000090; 0\n10000091; 1',
};

const meta = {
  title: 'Pages/Quick order',
  component: QuickOrderView,
  parameters: { layout: 'fullscreen' },
  args: { outcome: undefined },
} satisfies Meta<typeof QuickOrderView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const NothingTyped: Story = {
  args: { outcome: { kind: 'empty', addedCount: 0, faults: [], left: '' } },
};
export const FileTooLarge: Story = {
  args: { outcome: { kind: 'too-large', addedCount: 0, faults: [], left: '' } },
};
export const NotAdded: Story = {
  args: {
    outcome: {
      kind: 'failed',
      problem: { kind: 'call-failed', reason: 'add-failed' },
      addedCount: 0,
      faults: [],
      left: '10000012; 4\n10000034; 12',
    },
  },
};
export const PartlyAdded: Story = { args: { outcome: CHECKED } };
const pln = (minor: number) => money(minor, 'PLN');
const product = (asked: string, name: string) => ({
  asked,
  sku: asked,
  name,
  brand: 'Murex',
  urlKey: 'cement',
  image: '',
});

/** A product as wanted, one of which there are not enough, one that is sold out, and a fault. */
export const Previewed: Story = {
  args: {
    outcome: {
      kind: 'previewed',
      addedCount: 0,
      faults: [{ line: 4, text: 'cement', fault: { kind: 'not-a-reference' } }],
      left: '10000012; 48\n10000034; 1 000\n10000056; 2\ncement',
      preview: {
        viewer: { isPro: true, proPricesTaxExcludedFirst: true },
        wanted: {
          '10000012': { count: 48, isCapped: false },
          '10000034': { count: 999, isCapped: true },
          '10000056': { count: 2, isCapped: false },
        },
        items: [
          {
            kind: 'available',
            ...product('10000012', 'Cement 25 kg'),
            quantity: 48,
            most: 359,
            unit: { included: pln(1061), excluded: pln(863) },
            total: { included: pln(50_952), excluded: pln(41_424) },
          },
          {
            kind: 'available',
            ...product('10000034', LONG),
            quantity: 120,
            most: 120,
            unit: { included: pln(1952), excluded: pln(1587) },
            total: { included: pln(234_241), excluded: pln(190_440) },
          },
          { kind: 'sold-out', ...product('10000056', 'Gips 5 kg') },
        ],
        total: { included: pln(285_193), excluded: pln(231_864) },
      },
    },
  },
};
export const NotPreviewed: Story = {
  args: { outcome: { kind: 'not-previewed', addedCount: 0, faults: [], left: '10000012; 4' } },
};
export const NoneAdded: Story = {
  args: {
    outcome: {
      kind: 'checked',
      addedCount: 0,
      faults: [{ line: 1, text: '99999999; 2', fault: { kind: 'unknown-reference' } }],
      left: '99999999; 2',
    },
  },
};
export const LongestWords: Story = {
  args: {
    outcome: {
      kind: 'checked',
      addedCount: 0,
      faults: [1, 2].map((line) => ({ line, text: LONG, fault: { kind: 'too-many-cells' } })),
      left: `${LONG}\n${LONG}`,
    },
  },
};
