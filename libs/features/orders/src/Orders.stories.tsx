import { anOrder, fulfilledBy } from '@materia/api-mocks';
import {
  orderFacts,
  pricesOfOrders,
  type PurchaseFacts,
  readOrder,
  type ReceiptFacts,
} from '@materia/api-orders';
import { plainDate } from '@materia/domain-holiday-calendar';
import { money } from '@materia/domain-money';
import { zonedMoment } from '@materia/platform-clock';
import { useShop } from '@materia/ui-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { GuestOrderView } from './GuestOrderView.tsx';
import { OrderDetailsView } from './OrderDetailsView.tsx';
import { OrdersView } from './OrdersView.tsx';
import { PurchaseDetailsView } from './PurchaseDetailsView.tsx';
import { PurchaseOrdersView } from './PurchaseOrdersView.tsx';
import type { PurchasesFacts } from './purchases.loader.ts';
import { PurchasesView } from './PurchasesView.tsx';
import type { OrderAct } from './withdrawal.action.ts';

const meta: Meta = {
  title: 'Pages/Orders',
  parameters: { layout: 'fullscreen', theme: 'account' },
};
export default meta;
type Story = StoryObj;

type ShopValue = ReturnType<typeof useShop>;
const InShop = ({ children }: { readonly children: (shop: ShopValue) => ReactNode }) =>
  children(useShop());
const story = (draw: (shop: ShopValue) => ReactNode): Story => ({
  render: () => <InShop>{draw}</InShop>,
});
const shown = (market: ShopValue['market'], changes: Parameters<typeof anOrder>[0] = {}) =>
  orderFacts(readOrder(anOrder({ currency: market.currency, ...changes })), market);

const GROUPS = [
  ['1', 'TO_BE_PREPARED'],
  ['2', 'READY'],
  ['3', 'COMPLETED'],
  ['4', 'CANCELED'],
] as const;

const NOTHING_WAITS = { unpaid: [], waitingTransfer: [], toConfirm: [] };

export const Orders = story(({ market }) => {
  const orders = GROUPS.map(([id, status]) =>
    shown(market, { ordersId: id, externalId: `M-2603-00000${id}`, status }),
  );
  return (
    <OrdersView
      {...NOTHING_WAITS}
      inProgress={orders.slice(0, 2)}
      finished={orders.slice(2)}
      total={4}
      page={1}
      pageCount={1}
    />
  );
});

export const OrdersThatWait = story(({ market }) => (
  <OrdersView
    unpaid={[]}
    waitingTransfer={[shown(market, { ordersId: '5', status: 'WAITING_TRANSFER' })]}
    toConfirm={[
      {
        order: shown(market, { ordersId: '6' }),
        until: zonedMoment('2026-03-12T09:00:00Z', market.timeZone),
      },
    ]}
    inProgress={[]}
    finished={[]}
    total={0}
    page={1}
    pageCount={0}
  />
));

const TOGETHER = [
  { number: 'M-2603-000001', path: '/order?order=M-2603-000001', isCurrent: true },
  { number: 'M-2603-000002', path: '/order?order=M-2603-000002', isCurrent: false },
];

type WireReturns = NonNullable<NonNullable<Parameters<typeof anOrder>[0]>['withdrawal']>;
const OPEN: NonNullable<WireReturns['open']> = {
  whole: false,
  until: '2026-03-24',
  ways: ['post', 'store'],
  lines: [{ lineNumber: 1, quantity: 2 }],
};
const RETURNED: WireReturns['declared'][number] = {
  at: '2026-03-10T09:30:00Z',
  lines: [{ lineNumber: 1, quantity: 2 }],
  refund: 24,
  state: 'declared',
  code: 'PL-2603-000017-R1',
  refundBy: '2026-03-24',
};
const TYPED = { name: 'Anna Nowak', way: 'post' } as const;

/** The mailbox of the account is not proven, so the order waits for the link in a mail. */
export const OrderToConfirm = story(({ market }) => (
  <OrderDetailsView
    order={shown(market, { status: 'TO_BE_PREPARED' })}
    confirmUntil={zonedMoment('2026-03-10T10:00:00Z', market.timeZone)}
  />
));

/** An order that arrived, from which the customer may withdraw. */
export const OrderToWithdrawFrom = story(({ market }) => (
  <OrderDetailsView
    order={shown(market, { status: 'INVOICED', withdrawal: { open: OPEN, declared: [] } })}
    outcome={{
      kind: 'invalid',
      ...TYPED,
      typed: { 1: '7' },
      invalid: [1],
      lacksDeclaration: false,
    }}
  />
));

export const WithdrawalToConfirm = story(({ market }) => (
  <OrderDetailsView
    order={shown(market, { status: 'INVOICED', withdrawal: { open: OPEN, declared: [] } })}
    outcome={{
      kind: 'check',
      ...TYPED,
      units: OPEN.lines,
      outsideTrade: false,
      refund: money(2400, market.currency),
    }}
  />
));

const refusedFor = (reason: 'not-possible' | 'refused', act: OrderAct = 'withdraw') =>
  story(({ market }) => (
    <OrderDetailsView
      order={shown(market, { status: 'INVOICED', withdrawal: { open: OPEN, declared: [] } })}
      outcome={{ kind: 'refused', act, reason }}
    />
  ));

/** The period ended, or the lines were withdrawn from meanwhile. */
export const WithdrawalNotPossible = refusedFor('not-possible');

/** The shop did not take the declaration; it can be sent again. */
export const WithdrawalFailed = refusedFor('refused');

/** Nobody has begun to prepare it. */
export const OrderToCancel = story(({ market }) => (
  <OrderDetailsView
    order={shown(market, {
      status: 'TO_BE_PREPARED',
      withdrawal: { open: { ...OPEN, until: undefined, whole: true }, declared: [] },
    })}
  />
));

export const CancellationToConfirm = story(({ market }) => (
  <OrderDetailsView
    order={shown(market, { status: 'TO_BE_PREPARED' })}
    outcome={{ kind: 'check-cancellation', refund: money(2400, market.currency) }}
  />
));

/** Somebody has begun to prepare it meanwhile. */
export const CancellationTooLate = refusedFor('not-possible', 'cancel');

/** A firm of one person has to declare that it bought outside its trade. */
export const OrderOfSoleTrader = story(({ market }) => (
  <OrderDetailsView
    order={shown(market, {
      status: 'INVOICED',
      withdrawal: { open: { ...OPEN, needsDeclaration: true }, declared: [] },
    })}
    outcome={{ kind: 'invalid', ...TYPED, typed: { 1: '2' }, invalid: [], lacksDeclaration: true }}
  />
));

/** After the fourteen days, by the promise of the shop; one product is excluded. */
export const ReturnByPromise = story(({ market }) => (
  <OrderDetailsView
    order={shown(market, {
      status: 'INVOICED',
      statusHistories: [{ status: 'INVOICED', at: '2026-03-10T09:30:00Z' }],
      withdrawal: {
        open: { ...OPEN, kind: 'promise', ways: ['store'], until: '2026-06-18' },
        declared: [],
        excluded: [{ lineNumber: 1, reason: 'mixed-to-order' }],
      },
    })}
    outcome={{ kind: 'refused', act: 'withdraw', reason: 'refused' }}
  />
));

/** Inspected: one of two units was refused. */
export const ReturnInspected = story(({ market }) => (
  <OrderDetailsView
    order={shown(market, {
      status: 'INVOICED',
      withdrawal: {
        declared: [
          {
            ...RETURNED,
            step: 'refunded',
            state: 'refunded',
            refund: 12,
            sent: { carrier: 'DPD', parcel: '1234567890' },
            refused: [{ lineNumber: 1, quantity: 1, reason: 'damaged' }],
          },
        ],
      },
    })}
  />
));

export const OrderWithdrawnFrom = story(({ market }) => (
  <OrderDetailsView
    order={shown(market, {
      status: 'INVOICED',
      withdrawal: {
        declared: [RETURNED],
      },
    })}
  />
));

/** Everything that is written about an order, as files. */
export const OrderWithAllDocuments = story(({ market }) => (
  <OrderDetailsView
    order={shown(market, {
      status: 'INVOICED',
      documents: [
        { kind: 'invoice', id: 'd-1', number: 'FV/2026/012/000042', date: '2026-03-10' },
        {
          kind: 'receipt',
          id: '012-01-20260310-0007',
          number: '012-01-20260310-0007',
          date: '2026-03-10',
        },
        { kind: 'withdrawal', id: 'w-1', number: '', date: '2026-03-11' },
        { kind: 'credit-note', id: 'd-2', number: 'FK/2026/012/000003', date: '2026-03-14' },
      ],
    })}
  />
));

export const OrderOfGuest = story(({ market }) => (
  <GuestOrderView
    facts={{
      reference: '7c1e04d9a2b85f36',
      isOpened: true,
      order: shown(market, { externalId: 'M-2603-000001', status: 'READY' }),
      together: TOGETHER,
      account: { page: '#', email: 'ana@shop.example', signInPath: '/login' },
    }}
  />
));

export const OrderOfGuestSignedIn = story(({ market }) => (
  <GuestOrderView
    facts={{
      reference: '7c1e04d9a2b85f36',
      isOpened: true,
      order: shown(market, { status: 'READY' }),
      together: [],
      account: { accountEmail: 'ana.ruiz@correo.example' },
    }}
  />
));

export const OrderOfGuestGone = story(() => (
  <GuestOrderView
    facts={{
      reference: '7c1e04d9a2b85f36',
      isOpened: true,
      order: undefined,
      together: [],
      account: { page: '#', email: 'ana@shop.example', signInPath: '/login' },
    }}
  />
));

/** Behind an address that was copied from another browser, or after the browser has forgotten the link. */
export const OrderOfGuestNotOpenedHere = story(() => (
  <GuestOrderView
    facts={{
      reference: '7c1e04d9a2b85f36',
      isOpened: false,
      order: undefined,
      together: [],
      account: undefined,
    }}
  />
));

export const OrdersOnOneOfManyPages = story(({ market }) => (
  <OrdersView
    {...NOTHING_WAITS}
    inProgress={[]}
    finished={[shown(market, { status: 'COMPLETED' })]}
    total={130}
    page={7}
    pageCount={13}
  />
));

export const OrdersEmpty = story(() => (
  <OrdersView inProgress={[]} finished={[]} total={0} page={1} pageCount={0} {...NOTHING_WAITS} />
));

export const OrderToBePrepared = story(({ market }) => <OrderDetailsView order={shown(market)} />);

/** What a firm and its orders have: no tax in prices, a number of the purchase, a reference, a site. */
const OF_A_FIRM = {
  purchaseOrders: ['o-0', 'o-1'],
  priceBasis: 'excluded',
  company: { name: 'Budowa sp. z o.o.', taxNumber: '5260250274' },
  reference: 'Budowa 7/2026',
  quote: '2026-0001-00042',
  siteContact: { name: 'Jan Kos', telephone: '+48601020304' },
  wantsInvoice: true,
} as const;

export const OrderOfAFirm = story(({ market }) => (
  <OrderDetailsView
    order={shown(market, { ...OF_A_FIRM, purchaseOrders: [...OF_A_FIRM.purchaseOrders] })}
  />
));

export const OrderReadyInAnHour = story(({ market }) => (
  <OrderDetailsView
    order={shown(market, {
      status: 'READY',
      ...fulfilledBy('drive/scheduled', { date: '2026-03-11', startHour: 9 }),
      statusHistories: ['TO_BE_PREPARED', 'IN_PREPARATION', 'READY'].map((status, hour) => ({
        status,
        at: `2026-03-10T${String(9 + hour).padStart(2, '0')}:00:00+01:00`,
      })),
      preparationFees: {
        itemId: '49810001',
        quantity: 1,
        unitaryPrice: 25,
        unitaryPriceNoTax: 20.33,
        originalPrice: 25,
        totalPrice: 25,
        totalPriceNoTax: 20.33,
        taxTotal: 4.67,
      },
      comment: 'Call me when the gate is closed, please.',
    })}
  />
));

const LEFT = ['TO_BE_PREPARED', 'IN_PREPARATION', 'READY', 'SHIPPED'].map((status, hour) => ({
  status,
  at: `2026-03-10T${String(9 + hour).padStart(2, '0')}:00:00+01:00`,
}));

export const OrderOnItsWay = story(({ market }) => (
  <OrderDetailsView
    order={shown(market, {
      status: 'SHIPPED',
      ...fulfilledBy('transporter/home', { date: '2026-03-13' }),
      paymentMethod: 'card',
      shippingPrice: 7.2,
      grandTotal: 31.2,
      statusHistories: LEFT,
    })}
  />
));

export const OrderOfAVendorAtARelayPoint = story(({ market }) => (
  <OrderDetailsView
    order={shown(market, {
      ...fulfilledBy('seller/relay', {
        date: '2026-03-13',
        vendor: 'Carrelages et Sanitaires du Grand Sud-Ouest',
      }),
      status: 'SHIPPED',
      paymentMethod: 'blik',
      statusHistories: ['CREATED', 'PAID', 'CONFIRMED', 'PREPARED', 'SHIPPED'].map(
        (status, hour) => ({
          status,
          at: `2026-03-10T${String(9 + hour).padStart(2, '0')}:00:00+01:00`,
        }),
      ),
    })}
  />
));

export const OrderCancelled = story(({ market }) => (
  <OrderDetailsView
    order={shown(market, {
      status: 'CANCELED',
      statusHistories: ['TO_BE_PREPARED', 'IN_PREPARATION', 'CANCELED'].map((status, hour) => ({
        status,
        at: `2026-03-10T${String(9 + hour).padStart(2, '0')}:00:00+01:00`,
      })),
    })}
  />
));

const LONG =
  'Superizolacyjnywielkoformatowybloczekzbetonukomórkowego autoklawizowanego z podwójnym piórem i wpustem 62,5 × 24 × 42 cm';

/** An order of a vendor, with the longest names of all that it shows. */
const longest = (market: ShopValue['market']) =>
  shown(market, {
    ...fulfilledBy('seller/relay', {
      date: '2026-03-13',
      vendor: 'Przedsiębiorstwo Wielkopłytowo-Prefabrykacyjnych Elementów Żelbetowych',
      point: 'Delikatesy Pod Lipą Przemysława Brzęczyszczykiewicza-Niewiadomskiego',
      to: {
        firstname: 'Maria Wiktoria Aleksandra',
        lastname: 'Brzęczyszczykiewicz-Niewiadomska',
        street: ['aleja Bohaterów Powstania Wielkopolskiego 1918–1919 nr 127'],
        city: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson',
      },
    }),
    externalId: 'PL-2603-000017-000018-000019',
    lines: anOrder().lines.map((line) => ({ ...line, name: LONG })),
    comment: LONG,
  });

export const OrdersWithLongestWords = story(({ market }) => (
  <OrdersView
    inProgress={[longest(market)]}
    finished={[]}
    total={1}
    page={1}
    pageCount={1}
    {...NOTHING_WAITS}
  />
));

export const OrderWithLongestWords = story(({ market }) => (
  <OrderDetailsView order={longest(market)} />
));

export const OrderInAnUnknownState = story(({ market }) => (
  <OrderDetailsView order={shown(market, { status: 'ON_THE_MOON' })} />
));

const NAMES = [
  'Wkrętarka akumulatorowa udarowa 18 V z dwoma akumulatorami',
  'Płyta kartonowo-gipsowa',
  'Zaprawa',
  'Wiadro',
  'Kielnia',
];
const bought = (
  market: ShopValue['market'],
  changes: Partial<PurchaseFacts> = {},
): PurchaseFacts => ({
  id: '012-03-20260310-0007',
  type: 'selfservice',
  origin: 'SELFSERVICE',
  boughtAt: { date: plainDate(2026, 3, 10), minutesOfDay: 540 },
  storeName: 'Poznań Franowo',
  total: { included: money(2499_00, market.currency), excluded: money(2031_71, market.currency) },
  priceBasis: 'included',
  quantity: 2,
  isOrder: false,
  orders: [],
  products: NAMES.slice(0, 1).map((name, id) => ({
    id: String(id),
    name,
    urlKey: 'sample-ref100200',
    picture: 'drill',
  })),
  ...changes,
});
/** The orders of a purchase from the retailer and a vendor. */
const ofTwoSellers = (market: ShopValue['market']) => {
  const purchaseOrders = ['3', '4'];
  return [
    shown(market, { ordersId: '3', externalId: 'M-2603-000003', purchaseOrders, status: 'READY' }),
    shown(market, {
      ...fulfilledBy('seller/home'),
      ordersId: '4',
      externalId: 'M-2603-000004',
      purchaseOrders,
      status: 'SHIPPED',
    }),
  ];
};

export const PurchaseOfTwoSellers = story(({ market }) => {
  const orders = ofTwoSellers(market);
  return (
    <PurchaseOrdersView
      number="M-2603-000003"
      orders={orders}
      prices={pricesOfOrders(orders, market.currency)}
    />
  );
});

const choice: Omit<PurchasesFacts, 'purchases' | 'total'> = {
  filter: { kind: 'recent' },
  selfServiceOnly: false,
  hasSelfServiceFilter: true,
  years: [2026, 2025, 2024],
  page: 1,
  pageCount: 1,
};

export const Purchases = story(({ market }) => (
  <PurchasesView
    {...choice}
    pageCount={3}
    total={23}
    purchases={[
      bought(market),
      bought(market, { id: '2', origin: 'STORE' }),
      bought(market, {
        id: '3',
        type: 'legacy',
        origin: 'WEB',
        isOrder: true,
        orders: ofTwoSellers(market),
        quantity: 12,
        products: NAMES.map((name, id) => ({
          id: String(id),
          name,
          urlKey: 'sample-ref100200',
          picture: 'drill',
        })),
      }),
    ]}
  />
));

export const PurchasesWithLongestWords = story(({ market }) => (
  <PurchasesView
    {...choice}
    total={1}
    purchases={[
      bought(market, {
        storeName: 'Materia Grodzisk Mazowiecki Przemysłowa-Wschodnia',
        products: [{ id: '1', name: LONG, urlKey: 'sample-ref100200', picture: 'drill' }],
      }),
    ]}
  />
));

export const PurchasesEmpty = story(() => (
  <PurchasesView
    {...choice}
    filter={{ kind: 'year', year: 2025 }}
    selfServiceOnly
    purchases={[]}
    total={0}
  />
));

const paid = (
  { currency }: ShopValue['market'],
  changes: Partial<ReceiptFacts> = {},
): ReceiptFacts => ({
  id: '012-03-20260310-0007',
  type: 'purchase',
  isPrintedAtTill: false,
  isSelfService: true,
  till: 3,
  paidAt: { date: plainDate(2026, 3, 10), minutesOfDay: 540 },
  orderId: undefined,
  store: {
    id: '12',
    name: 'Poznań Franowo',
    urlKey: 'poznan-franowo',
    phone: '+48 61 555 12 00',
    street: ['ul. Szwajcarska 14'],
    postcode: '61-285',
    city: 'Poznań',
  },
  paymentMethod: 'card',
  lines: NAMES.map((name, index) => ({
    id: String(index),
    sku: '100200',
    name,
    urlKey: 'sample-ref100200',
    image: 'drill',
    quantity: index + 1,
    unit: money(1999, currency),
    total: money(1999 * (index + 1), currency),
    discount: undefined,
    vendorName: 'Materia',
  })),
  charges: money(0, currency),
  eco: money(240, currency),
  salesTax: 'vat',
  priceBasis: 'included',
  taxes: [
    { rate: 23, tax: money(5140, currency) },
    { rate: 5.5, tax: money(130, currency) },
  ],
  totalNoTax: money(24_715, currency),
  total: money(29_985, currency),
  ...changes,
});

export const PurchaseAtASelfServiceTill = story(({ market }) => (
  <PurchaseDetailsView
    receipt={paid(market)}
    showsInvoice
    invoice={{ number: 'FV/2026/012/000042', date: plainDate(2026, 3, 10) }}
  />
));

export const PurchaseOfAnOrderWithoutAnInvoice = story(({ market }) => (
  <PurchaseDetailsView
    receipt={paid(market, {
      type: undefined,
      isSelfService: false,
      orderId: '2603000001',
      charges: money(2500, market.currency),
      total: money(32_485, market.currency),
    })}
    showsInvoice
    invoice={undefined}
  />
));

export const PurchaseWithLongestWords = story(({ market }) => {
  const receipt = paid(market);
  return (
    <PurchaseDetailsView
      receipt={{
        ...receipt,
        store: receipt.store && {
          ...receipt.store,
          name: 'Materia Grodzisk Mazowiecki Przemysłowa-Wschodnia',
          street: ['aleja Bohaterów Powstania Wielkopolskiego 1918–1919 nr 127'],
        },
        lines: receipt.lines.map((line) => ({ ...line, name: LONG })),
      }}
      showsInvoice
      invoice={{ number: 'FV/2026/012/000042/KOREKTA/000001', date: plainDate(2026, 3, 10) }}
    />
  );
});

export const GoodsReturnedAtATill = story(({ market }) => (
  <PurchaseDetailsView
    receipt={paid(market, { type: 'goods-return', isSelfService: false })}
    showsInvoice={false}
    invoice={undefined}
  />
));
