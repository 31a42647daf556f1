import { offerFacts, readOffer } from '@materia/api-catalogue';
import { anOffer, aVendorOffer } from '@materia/api-mocks';
import { comparedRows } from '@materia/domain-comparison';
import type { Currency } from '@materia/domain-money';
import { useShop } from '@materia/ui-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { ComparatorFacts } from './comparator.loader.ts';
import { ComparatorView } from './ComparatorView.tsx';

const meta: Meta = { title: 'Pages/Comparator', parameters: { layout: 'fullscreen' } };
export default meta;

const InPage = ({ children }: { readonly children: (currency: Currency) => ReactNode }) => {
  const { currency } = useShop().market;
  return (
    <RouterProvider router={createMemoryRouter([{ path: '/', element: children(currency) }])} />
  );
};

const NAMES = [
  'Cement CEM II 32,5 R 25 kg',
  'Cement CEM I 42,5 R 25 kg',
  'Superizolacyjnywielkoformatowybloczek zbetonukomórkowego 62,5 × 24 × 42 cm',
  'CEM III',
];
const GRADES = ['32,5 R', '42,5 R', '42,5 R'];

const facts = (
  currency: Currency,
  count: number,
  changes: Partial<ComparatorFacts> = {},
): ComparatorFacts => ({
  category: { name: 'Cement', segments: ['budowa', 'cement'] },
  products: NAMES.slice(0, count).map((name, index) => ({
    sku: String(index),
    urlKey: `cement-ref${index}`,
    name,
    brand: 'Murex',
    weightGrams: 25_000,
    picture: '/media/pl/cement',
    offer:
      index === 3
        ? null
        : offerFacts(readOffer(index === 1 ? aVendorOffer() : anOffer(), currency), {
            promises: undefined,
            isStoreChosen: true,
          }),
  })),
  rows: comparedRows(
    NAMES.slice(0, count).map((_, index) => ({
      attributes: [
        { code: 'type', label: 'Norma', value: 'EN 197-1' },
        ...(GRADES[index] === undefined
          ? []
          : [{ code: 'grade', label: 'CEM', value: GRADES[index] }]),
      ],
    })),
  ),
  isWeightDifferent: false,
  onlyDifferent: false,
  refused: undefined,
  mode: 'selling',
  viewer: { isPro: false, proPricesTaxExcludedFirst: true, tax: 'vat' },
  ...changes,
});

type SampleProps = Partial<ComparatorFacts> & {
  /** How many products are compared. */
  readonly count: number;
};

const story = (count: number, changes: Partial<ComparatorFacts> = {}): StoryObj<SampleProps> => ({
  args: { count, ...changes },
  argTypes: { count: { control: { type: 'range', min: 0, max: 4 } } },
  render: ({ count: shown, ...given }) => (
    <InPage>{(currency) => <ComparatorView {...facts(currency, shown, given)} />}</InPage>
  ),
});

export const Four = story(4);
export const Two = story(2);
export const One = story(1);
export const Nothing = story(0, { category: undefined });
export const NothingDiffers = story(2, { rows: [], onlyDifferent: true });
export const OtherCategory = story(2, { refused: { kind: 'other-category', sku: '9' } });
export const Full = story(4, { refused: { kind: 'full', sku: '9' } });
