import { type CartReply, emptyCart, explainCart, readCart } from '@materia/api-cart';
import { aCart, aCartItem, aVendorOffer } from '@materia/api-mocks';
import { cartNotice, groupByVendor } from '@materia/domain-cart';
import { plainDate } from '@materia/domain-holiday-calendar';
import { stockLabel } from '@materia/domain-stock-status';
import { type Currency, money } from '@materia/domain-money';
import { useShop } from '@materia/ui-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { CartFacts } from './cart.loader.ts';
import { CartView } from './CartView.tsx';

const meta: Meta = { title: 'Pages/Cart', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const InPage = ({ children }: { readonly children: (currency: Currency) => ReactNode }) => {
  const { currency } = useShop().market;
  return (
    <RouterProvider router={createMemoryRouter([{ path: '/', element: children(currency) }])} />
  );
};
const story = (draw: (currency: Currency) => ReactNode): Story => ({
  render: () => <InPage>{draw}</InPage>,
});

const LONG =
  'Superizolacyjnywielkoformatowybloczekzbetonukomórkowego autoklawizowanego z podwójnym piórem i wpustem 62,5 × 24 × 42 cm';

const facts = (
  currency: Currency,
  items: readonly ReturnType<typeof aCartItem>[],
  changes: Partial<CartFacts> = {},
  waiting: readonly CartReply['waiting_items'][number][] = [],
): CartFacts => {
  const cart =
    items.length === 0
      ? emptyCart(currency)
      : readCart(
          aCart({
            items: [...items],
            waiting_items: [...waiting],
            base_currency_code: currency,
            base_grand_total: 24 * items.length,
            base_tax_amount: 4.49 * items.length,
          }),
        );
  return {
    groups: groupByVendor(cart.lines).map((group) => ({
      ...group,
      title: group.name,
      vendorId: undefined,
      jointDelivery:
        group.isThirdParty && group.lines.length > 1
          ? {
              mode: 'home',
              label: 'home-courier',
              promise: { kind: 'working-days', days: 5, date: plainDate(2026, 3, 17), skipped: [] },
            }
          : undefined,
      deliveryCost: undefined,
      lines: group.lines.map((line) => ({
        id: line.id,
        maximum: line.maximum,
        isQuantityLocked: false,
        product: {
          urlKey: line.urlKey,
          sku: line.sku,
          name: line.name,
          brand: line.brand,
          picture: '/media/pl/cement',
        },
        quantity: line.quantity,
        price: line.offer.price,
        conditioning: line.conditioning,
        total: line.total,
        stock: stockLabel(line.offer),
        promise: undefined,
        pallets: line.pallets,
      })),
    })),
    setAside: [],
    waiting: cart.waiting.map(({ id, sku, name, brand, urlKey, quantity, unit }) => ({
      id,
      product: { urlKey, sku, name, brand, picture: '/media/pl/cement' },
      quantity,
      price: unit,
      replacedBy: undefined,
      replacements: [],
    })),
    priceContextCode: '012P',
    itemsCount: cart.itemsCount,
    explanation: explainCart(cart, { services: 2300, pallets: 0 }),
    total: cart.total,
    ecoIncluded: money(0, cart.currency),
    notices: [],
    closedNotices: [],
    weightKilograms: 50,
    viewer: { isPro: false, proPricesTaxExcludedFirst: true, tax: 'vat' },
    mode: 'selling',
    store: { name: 'Poznań Franowo', urlKey: 'poznan-franowo', chosen: true },
    isSignedIn: true,
    coupon: cart.coupon,
    couponOver: undefined,
    takesCoupons: true,
    paymentIcons: ['blik', 'card', 'p24', 'paypal_express', 'credit', 'pay_in_store'],
    unpaid: [],
    goesWith: [],
    problem: undefined,
    ...changes,
  };
};

const own = aCartItem();
const ofVendor = aCartItem({
  item_id: '2',
  id: '2',
  vendor_name: 'Budmax',
  vendor_code: 'BUDMAX',
  offer: aVendorOffer(),
});
const lineOfNotice = {
  lineId: '1',
  sku: '100234',
  name: 'Cement 25 kg',
  code: 'NO_STOCK_AVAILABLE',
  isDeleted: false,
  quantity: 3,
} as const;

export const Cart = story((currency) => (
  <CartView {...facts(currency, [own])} outcome={undefined} signInHref="#" />
));

export const TwoVendors = story((currency) => (
  <CartView {...facts(currency, [own, ofVendor])} outcome={undefined} signInHref="#" />
));

export const ForProfessionals = story((currency) => (
  <CartView
    {...facts(currency, [own], {
      viewer: { isPro: true, proPricesTaxExcludedFirst: true, tax: 'vat' },
    })}
    outcome={undefined}
    signInHref="#"
  />
));

export const WithNotices = story((currency) => (
  <CartView
    {...facts(currency, [own], {
      notices: [{ code: 'STOCK_MODIFIED', lines: [lineOfNotice] }, cartNotice('CONNECT')],
      isSignedIn: false,
    })}
    outcome={undefined}
    signInHref="#"
  />
));

const waits = {
  item_id: '9',
  sku: '100235',
  adeokey: 'M100235',
  name: 'Bloczek silikatowy 24 cm',
  brand: 'Kamborn',
  url_key: 'bloczek-ref100235',
  image: 'block.svg',
  qty: 12,
  offer_code: 'R-100235',
  code: 'NO_STOCK_AVAILABLE',
  last_price: 9.5,
} as const;

export const WithWaitingLines = story((currency) => (
  <CartView
    {...facts(currency, [own], {}, [waits, { ...waits, item_id: '10', name: LONG }])}
    outcome={undefined}
    signInHref="#"
  />
));

const onPallets = aCartItem({
  qty: 96,
  row_total: 936.59,
  row_total_incl_tax: 1152,
  pallet_deposit: {
    pallets: 2,
    units_per_pallet: 48,
    unit_amount: 50,
    amount: 100,
    amount_no_tax: 100,
  },
});

export const OnReturnablePallets = story((currency) => {
  const cart = readCart(
    aCart({
      items: [onPallets],
      base_currency_code: currency,
      base_grand_total: 1252,
      base_tax_amount: 215.41,
      pallet_deposit: { pallets: 2, amount: 100, amount_no_tax: 100 },
    }),
  );
  return (
    <CartView
      {...facts(currency, [onPallets], {
        total: cart.total,
        explanation: explainCart(cart, { services: 2300, pallets: 0 }),
      })}
      outcome={undefined}
      signInHref="#"
    />
  );
});

export const WithReplacedLines = story((currency) => {
  const [line] = facts(currency, [own], {}, []).groups.flatMap(({ lines }) => lines);
  const whole = facts(currency, [own], {}, [waits, { ...waits, item_id: '10', name: LONG }]);
  return (
    <CartView
      {...whole}
      groups={whole.groups.map((group) => ({
        ...group,
        lines: group.lines.map((each) => ({ ...each, replaces: LONG })),
      }))}
      waiting={whole.waiting.map((each, at) => ({
        ...each,
        replacedBy: at === 0 ? undefined : own.name,
        replacements:
          at === 0 && line !== undefined
            ? ['Bloczek silikatowy 18 cm', LONG].map((name, index) => ({
                sku: String(index),
                name,
                urlKey: 'block',
                offer: { code: 'R-1', price: line.price },
              }))
            : [],
      }))}
      outcome={undefined}
      signInHref="#"
    />
  );
});

const coupon = (currency: Currency, counts: boolean): CartFacts['coupon'] => {
  const amount = (minor: number) => ({ minor, currency });
  return {
    code: 'MATERIA10',
    conditions: LONG,
    counts,
    fromTotal: amount(10_000),
    validFrom: undefined,
    validUntil: undefined,
    soldBy: 'Materia',
    usesPerCustomer: 1,
    useLimit: 500,
    amount: { included: amount(240), excluded: amount(195) },
  };
};

export const WithCoupon = story((currency) => (
  <CartView
    {...facts(currency, [own], { coupon: coupon(currency, true) })}
    outcome={undefined}
    signInHref="#"
  />
));

export const CouponWaitsForMore = story((currency) => (
  <CartView
    {...facts(currency, [own], { coupon: coupon(currency, false), couponOver: 'MATERIA2025' })}
    outcome={undefined}
    signInHref="#"
  />
));

export const CouponRefused = story((currency) => (
  <CartView
    {...facts(currency, [own])}
    outcome={{
      kind: 'coupon-refused',
      problem: {
        kind: 'coupon-below-minimum',
        minimum: { minor: 10_000, currency },
        missing: { minor: 7600, currency },
      },
      typed: 'MATERIA10',
      returnTo: undefined,
    }}
    signInHref="#"
  />
));

export const Empty = story((currency) => (
  <CartView {...facts(currency, [], { isSignedIn: false })} outcome={undefined} signInHref="#" />
));

export const InShowcaseStore = story((currency) => (
  <CartView {...facts(currency, [own], { mode: 'showcase' })} outcome={undefined} signInHref="#" />
));

export const QuantityRefused = story((currency) => (
  <CartView
    {...facts(currency, [own])}
    outcome={{
      kind: 'refused',
      refusal: {
        kind: 'quantity',
        lineId: '1',
        typed: 'x',
        refusal: { kind: 'not-a-number', text: 'x' },
        returnTo: '',
      },
      returnTo: undefined,
    }}
    signInHref="#"
  />
));

export const AddFailed = story((currency) => (
  <CartView
    {...facts(currency, [own])}
    outcome={{
      kind: 'failed',
      problem: { kind: 'call-failed', reason: 'add-failed' },
      returnTo: '/cement-25-kg-ref100234.html',
    }}
    signInHref="#"
  />
));

export const NotReadable = story((currency) => (
  <CartView
    {...facts(currency, [], { problem: { kind: 'call-failed', reason: 'read-failed' } })}
    outcome={undefined}
    signInHref="#"
  />
));

export const LongestWords = story((currency) => (
  <CartView
    {...facts(currency, [aCartItem({ name: LONG, brand: LONG, vendor_name: LONG })])}
    outcome={undefined}
    signInHref="#"
  />
));
