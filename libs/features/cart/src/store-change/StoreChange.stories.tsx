import { plainDate } from '@materia/domain-holiday-calendar';
import { type Currency, money } from '@materia/domain-money';
import { taxedAmount } from '@materia/domain-pricing';
import { useShop } from '@materia/ui-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComparedLine, StoreChangeFacts } from './store-change.loader.ts';
import { StoreChangeView } from './StoreChangeView.tsx';

type DifferenceKind = ComparedLine['differences'][number]['kind'];

type SampleProps = {
  /** The name of the other store. */
  readonly storeName: string;
  readonly productName: string;
  /** What differs, line by line. */
  readonly lines: readonly (readonly DifferenceKind[])[];
  /** The total there is unknown while lines cannot be bought. */
  readonly hasTotals: boolean;
  readonly isPro: boolean;
};

const VAT = 2300;

const differenceOf = (
  kind: DifferenceKind,
  currency: Currency,
): ComparedLine['differences'][number] => {
  switch (kind) {
    case 'price':
      return { kind, from: money(1200, currency), to: money(1349, currency), direction: 'up' };
    case 'quantity':
      return { kind, from: 40, to: 12 };
    case 'stock':
      return { kind, from: 'ONSITE', to: 'ONORDER' };
    case 'promise':
      return { kind, from: null, to: null };
    default:
      return { kind };
  }
};

const there: ComparedLine['there'] = {
  stock: { kind: 'in-stock', where: 'store', units: 12 },
  promise: {
    mode: 'home',
    label: 'home-courier',
    promise: { kind: 'working-days', days: 5, date: plainDate(2026, 3, 17), skipped: [] },
  },
};

const Sample = ({ storeName, productName, lines, hasTotals, isPro }: SampleProps) => {
  const { currency } = useShop().market;
  const facts: StoreChangeFacts = {
    from: { id: '12', name: 'Poznań Franowo' },
    to: { id: '13', name: storeName },
    lines: lines.map((kinds, index) => ({
      id: String(index),
      product: {
        urlKey: 'cement',
        sku: String(100_234 + index),
        name: productName,
        brand: 'Murex',
        picture: '/media/pl/cement',
      },
      quantity: 40,
      differences: kinds.map((kind) => differenceOf(kind, currency)),
      there,
    })),
    totals: hasTotals
      ? {
          here: taxedAmount(money(48_000, currency), VAT),
          there: taxedAmount(money(53_960, currency), VAT),
        }
      : undefined,
    delivery: hasTotals ? { here: money(1999, currency), there: money(2499, currency) } : undefined,
    undo: [],
    viewer: { isPro, proPricesTaxExcludedFirst: true, tax: 'vat' },
    returnTo: '#back',
  };
  return <StoreChangeView {...facts} />;
};

const meta: Meta<SampleProps> = {
  title: 'Pages/Store change',
  component: Sample,
  subcomponents: { StoreChangeView },
  parameters: { layout: 'fullscreen' },
  args: {
    storeName: 'Wrocław Bielany',
    productName: 'Cement 25 kg',
    lines: [['price'], ['quantity', 'stock', 'promise'], []],
    hasTotals: true,
    isPro: false,
  },
};
export default meta;
type Story = StoryObj<SampleProps>;

export const WithDifferences: Story = {};
export const OfAProfessional: Story = { args: { isPro: true } };
/** Lines that cannot be bought there, and one that waited in the cart. */
export const NotSoldThere: Story = {
  args: { lines: [['unavailable'], ['available-again'], []], hasTotals: false },
};
export const WithoutLines: Story = { args: { lines: [], hasTotals: false } };
export const LongestWords: Story = {
  args: {
    storeName: 'Materia Santa Cruz de Tenerife – Polígono Costa Sur',
    productName:
      'Superizolacyjnywielkoformatowybloczekzbetonukomórkowego autoklawizowanego z podwójnym piórem i wpustem 62,5 × 24 × 42 cm',
    lines: [['price', 'quantity', 'stock', 'promise'], ['unavailable']],
  },
};
