import { offerFacts, readBuyingOption, readOffer } from '@materia/api-catalogue';
import type { Offer } from '@materia/domain-pricing';
import { aBuyingOptions, anOffer, aVendorOffer } from '@materia/api-mocks';
import { plainDate } from '@materia/domain-holiday-calendar';
import type { Currency } from '@materia/domain-money';
import { useShop } from '@materia/ui-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, within } from 'storybook/test';
import { calculatorOf } from './calculator.ts';
import type { ProductDetails, ProductPageFacts } from './product.loader.ts';
import { ProductView } from './ProductView.tsx';

const meta: Meta = { title: 'Pages/Product', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const InPage = ({ children }: { readonly children: (currency: Currency) => ReactNode }) => {
  const { currency } = useShop().market;
  return (
    <RouterProvider router={createMemoryRouter([{ path: '/', element: children(currency) }])} />
  );
};
const shown = (offer: Offer) => ({
  ...offerFacts(offer, { promises: undefined, isStoreChosen: true }),
  eco: [],
  options: aBuyingOptions().options.map((option) =>
    readBuyingOption(option, offer.price.unit.included.currency),
  ),
});

const story = (draw: (currency: Currency) => ReactNode): Story => ({
  render: () => <InPage>{draw}</InPage>,
});

const reduced = {
  ...anOffer().price,
  unitAmount: 9,
  unitAmountNoTax: 7.32,
  initialUnitAmount: 12,
  lowestAmount30Days: 10,
  lowestAmount30DaysNoTax: 8.13,
  discount: { gapCode: 'CLEARANCE' },
};
const soldOut = {
  ...anOffer().delivery,
  store: { availabilities: [{ stockStatus: 'SOLDOUT' as const, availableStock: 0 }] },
};

const details: ProductDetails = {
  description: 'CEM II/B-V 32,5 R.',
  highlights: ['32,5 R', 'CEM II'],
  attributes: [
    { code: 'grade', label: 'CEM', value: 'II/B-V' },
    { code: 'strength', label: 'R', value: '32,5' },
  ],
  manufacturer: {
    name: 'Murex',
    address: 'ul. Fabryczna 1, 45-002 Opole',
    email: 'kontakt@murex.example',
  },
  safety: { warnings: [], responsiblePerson: undefined },
};

const facts = (
  currency: Currency,
  changes: Partial<ProductPageFacts> = {},
  calculator = '',
): ProductPageFacts => {
  const best = changes.best === undefined ? shown(readOffer(anOffer(), currency)) : changes.best;
  return {
    priceValidUntil: plainDate(2026, 12, 22),
    product: {
      sku: '100234',
      categoryId: '10',
      adeokey: 'A100234',
      ean: '5901234123457',
      urlKey: 'cement-25-kg-ref100234',
      name: 'Cement CEM II 32,5 R 25 kg',
      brand: 'Murex',
      pictures: ['/media/pl/cement'],
      weightGrams: 25_000,
      energy: undefined,
      rating: { average: 4.5, count: 2 },
    },
    details,
    breadcrumbs: [
      { name: 'Budowa', segments: ['budowa'] },
      { name: 'Cement', segments: ['budowa', 'cement'] },
    ],
    best,
    shown: best,
    recommended: [
      {
        sku: '7',
        urlKey: 'cement-ref7',
        name: 'Cement CEM I 42,5 R 25 kg',
        brand: 'Murex',
        picture: '/media/pl/cement',
        offer: best ?? undefined,
      },
    ],
    priceContextCode: '012P',
    others: [
      { ...shown(readOffer(aVendorOffer(), currency)), vendorRating: { average: 4.2, count: 38 } },
    ],
    today: plainDate(2026, 11, 20),
    goesWith:
      best === null
        ? []
        : [
            {
              sku: '8',
              urlKey: 'gravel-ref8',
              name: 'Kruszywo 8–16 mm 25 kg',
              brand: 'Murex',
              picture: '/media/pl/cement',
              energy: undefined,
              rating: undefined,
              offer: best,
              because: 'bought-together',
            },
            {
              sku: '9',
              urlKey: 'gloves-ref9',
              name: 'Rękawice powlekane 9',
              brand: 'Sekuva',
              picture: '/media/pl/cement',
              energy: undefined,
              rating: undefined,
              offer: best,
              because: 'needed-for-the-job',
            },
          ],
    mode: 'selling',
    email: undefined,
    origin: 'https://shop.example',
    reviews: [
      {
        id: 'r-1',
        rating: 5,
        title: 'Solid',
        text: 'OK',
        nickname: 'Anna',
        writtenOn: plainDate(2026, 2, 14),
        isVerified: true,
      },
      {
        id: 'r-2',
        rating: 4,
        title: 'Good',
        text: 'OK',
        nickname: 'Marek',
        writtenOn: plainDate(2026, 1, 3),
        isVerified: false,
      },
    ],
    viewer: { isPro: false, proPricesTaxExcludedFirst: true, tax: 'vat' },
    store: { name: 'Poznań Franowo', urlKey: 'poznan-franowo', chosen: true },
    isNearShopper: false,
    nearby: [
      {
        name: 'Poznań Komorniki',
        urlKey: 'poznan-komorniki',
        city: 'Komorniki',
        distance: 12.4,
        stock: { kind: 'in-stock', where: 'store', units: 9 },
      },
      {
        name: 'Wrocław Bielany',
        urlKey: 'wroclaw-bielany',
        city: 'Wrocław',
        distance: 180,
        stock: { kind: 'within-24-hours', units: 40 },
      },
    ],
    substitutes: [],
    calculator:
      best === null
        ? undefined
        : calculatorOf(best, 25_000, new URLSearchParams(calculator), 'included'),
    isQuantityLocked: false,
    isCompared: false,
    marketplaceLabel: true,
    path: '/cement-25-kg-ref100234.html',
    ...changes,
  };
};

const inItsPlace = (currency: Currency): ProductPageFacts['substitutes'] =>
  ['Murvena', 'Kamborn', 'Calcedra'].map((brand, index) => ({
    sku: `10030${index}`,
    adeokey: `A10030${index}`,
    urlKey: `cement-25-kg-ref10030${index}`,
    name: `Cement CEM II 32,5 R ${brand} 25 kg`,
    brand,
    picture: '/media/pl/cement',
    energy: undefined,
    rating: undefined,
    otherOffersCount: 0,
    offer: offerFacts(readOffer(anOffer(), currency), { promises: undefined, isStoreChosen: true }),
  }));

export const Product = story((currency) => <ProductView {...facts(currency)} />);

export const Reduced = story((currency) => (
  <ProductView
    {...facts(currency, { best: shown(readOffer(anOffer({ price: reduced }), currency)) })}
  />
));

export const ForProfessionals = story((currency) => (
  <ProductView
    {...facts(currency, { viewer: { isPro: true, proPricesTaxExcludedFirst: true, tax: 'vat' } })}
  />
));

export const OtherOffer = story((currency) => {
  const whole = facts(currency);
  const [other] = whole.others;
  return (
    <ProductView
      {...whole}
      shown={other ?? null}
      others={whole.best === null ? [] : [whole.best]}
    />
  );
});

export const SoldOut = story((currency) => (
  <ProductView
    {...facts(currency, {
      best: shown(readOffer(anOffer({ delivery: soldOut }), currency)),
      substitutes: inItsPlace(currency),
    })}
  />
));

export const WithoutOffer = story((currency) => (
  <ProductView
    {...facts(currency, { best: null, others: [], nearby: [], calculator: undefined })}
  />
));

export const InShowcaseStore = story((currency) => (
  <ProductView {...facts(currency, { mode: 'showcase' })} />
));

export const Calculated = story((currency) => (
  <ProductView {...facts(currency, {}, 'need=120&waste=5')} />
));

export const CalculatorRefused = story((currency) => (
  <ProductView {...facts(currency, {}, 'need=x&waste=5')} />
));

export const WithEnergyLabel = story((currency) => {
  const whole = facts(currency);
  return (
    <ProductView
      {...whole}
      product={{
        ...whole.product,
        name: 'Frigalto Nord 320 l',
        energy: { energyClass: 'D', best: 'A', worst: 'G' },
      }}
    />
  );
});

export const WithWarranty: StoryObj<{ readonly warrantyYears: number }> = {
  args: { warrantyYears: 5 },
  argTypes: { warrantyYears: { control: { type: 'number', min: 1, max: 50 } } },
  render: ({ warrantyYears }) => (
    <InPage>
      {(currency) => {
        const whole = facts(currency);
        const product = { ...whole.product, warranty: { years: warrantyYears } };
        return <ProductView {...whole} product={product} />;
      }}
    </InPage>
  ),
  play: async ({ args, canvasElement }) => {
    const [years] = await within(canvasElement).findAllByText(
      new RegExp(`^${args.warrantyYears} (lat|años|ans|anos)$`),
    );
    await expect(years).toBeVisible();
  },
};

export const FromOutsideTheUnion = story((currency) => {
  const whole = facts(currency);
  const responsiblePerson = {
    name: 'Murex Deutschland GmbH',
    address: 'Harzstraße 21, 40589 Düsseldorf, DE',
    email: 'info@murex.example',
  };
  return (
    <ProductView
      {...whole}
      details={{
        ...details,
        manufacturer: {
          name: 'Murex AG',
          address: 'Leimbachstrasse 21, 8041 Zürich, CH',
          email: '',
        },
        safety: { warnings: ['CEM II: ⚠ pH 13', '⚠ 25 kg'], responsiblePerson },
      }}
    />
  );
});

export const LongestWords = story((currency) => {
  const whole = facts(currency);
  const name =
    'Superizolacyjnywielkoformatowybloczekzbetonukomórkowego autoklawizowanego z podwójnym piórem i wpustem 62,5 × 24 × 42 cm';
  return (
    <ProductView
      {...whole}
      product={{ ...whole.product, name }}
      details={{ ...details, attributes: [{ code: 'x', label: name, value: name }] }}
      store={{ ...whole.store, name }}
    />
  );
});
