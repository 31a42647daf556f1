import type { PaymentOffer } from '@materia/api-checkout';
import type { MethodRefusal, PaymentMethod } from '@materia/domain-checkout';
import { addDays, plainDate } from '@materia/domain-holiday-calendar';
import { type Currency, money } from '@materia/domain-money';
import {
  offerPriceOf,
  type PriceRowKind,
  type PriceSummary,
  sumTaxedAmounts,
  taxedAmount,
} from '@materia/domain-pricing';
import type { SummaryProduct } from '../frame/summary-products.ts';
import type { TotalsFacts } from '../frame/checkout-totals.ts';
import { invoiceForm } from '../review/invoice-form.ts';
import type { RecipientFacts } from '../recipient/recipient.loader.ts';
import type { DeliveryFacts } from '../delivery/delivery.loader.ts';
import type { ShipmentFacts, ShippingChoiceFacts } from '../delivery/form/shipment-facts.ts';
import { deliveryForm } from '../delivery/form/delivery-form.ts';
import { vendorShipmentKey } from '../delivery/form/delivery-shipments.ts';
import type { OrderReviewFacts } from '../review/review.loader.ts';

const VAT = 2300;
const TODAY = plainDate(2026, 3, 10);
const STORE = 'Materia Poznań Franowo';

/** What amounts with tax add up to, all at one rate. */
export const someSummary = (
  currency: Currency,
  rows: readonly (readonly [kind: PriceRowKind, minor: number])[],
): PriceSummary => {
  const amounts = rows.map(([kind, minor]) => ({
    kind,
    amount: taxedAmount(money(minor, currency), VAT),
  }));
  return {
    rows: amounts,
    total: sumTaxedAmounts(
      amounts.map(({ amount }) => amount),
      currency,
    ),
    ecoIncluded: money(0, currency),
  };
};

const someTotals = (currency: Currency, changes: Partial<TotalsFacts> = {}): TotalsFacts => ({
  lines: 2,
  summary: someSummary(currency, [
    ['products', 123_400],
    ['preparation-fee', 2500],
  ]),
  openDeliveries: undefined,
  viewer: { isPro: false, proPricesTaxExcludedFirst: true, tax: 'vat' },
  addressesFirst: false,
  ...changes,
});

const twoHours = (currency: Currency): ShippingChoiceFacts => ({
  method: 'drive/two_hours',
  price: money(0, currency),
  available: true,
  readyWithin: 'hours',
  reason: undefined,
  earliest: { date: TODAY, minutesOfDay: 11 * 60 },
  arrives: undefined,
  days: [],
});

/** Five days of slots from seven to six; a few of them are taken. */
const scheduled = (currency: Currency): ShippingChoiceFacts => ({
  method: 'drive/scheduled',
  price: money(0, currency),
  available: true,
  readyWithin: 'hours',
  reason: undefined,
  earliest: undefined,
  arrives: undefined,
  days: [1, 2, 3, 6, 7].map((ahead) => {
    const date = addDays(TODAY, ahead);
    const hours = Array.from({ length: 11 }, (_, index) => 7 + index);
    return {
      date,
      slots: hours.map((startHour) => ({
        value: `${date}T${String(startHour).padStart(2, '0')}`,
        startHour,
        available: (startHour + ahead) % 5 !== 0,
      })),
    };
  }),
});

/** Products of the summary, one with a long name. */
const someProducts: readonly SummaryProduct[] = [
  { lineId: '1', name: 'Cement portlandzki 25 kg', picture: '/media/pl/10000000.svg', quantity: 4 },
  {
    lineId: '2',
    name: 'Płytki gresowe szkliwione, imitacja betonu, rektyfikowane 60 × 60 cm, karton 1,44 m²',
    picture: '/media/pl/21000000.svg',
    quantity: 12,
  },
];

export const someDelivery = (
  currency: Currency,
  changes: Partial<DeliveryFacts> = {},
): DeliveryFacts => ({
  shipments: [pickupShipment(currency)],
  undeliverable: [],
  values: deliveryForm.empty,
  pointLists: [],
  postcodeExample: '03-841',
  slotChoice: true,
  truckAccessibility: false,
  calendar: someCalendar,
  storeName: STORE,
  totals: someTotals(currency),
  products: someProducts,
  showsBack: true,
  ...changes,
});

const someCalendar: DeliveryFacts['calendar'] = [
  {
    date: TODAY,
    entries: [
      {
        seller: 'Materia',
        isAtStore: true,
        time: { kind: 'from', date: TODAY, minutes: 11 * 60 },
        point: undefined,
        isChosen: false,
      },
    ],
  },
];

/** Heavy products for a truck or the partner carrier, with the prices for a place; a slot and the access are chosen. */
export const truckDelivery = (
  currency: Currency,
  changes: Partial<DeliveryFacts> = {},
): DeliveryFacts => {
  const date = addDays(TODAY, 3);
  const slots = [8, 11, 14].map((startHour) => ({
    value: `${date}T${String(startHour).padStart(2, '0')}`,
    startHour,
    available: startHour !== 11,
  }));
  return someDelivery(currency, {
    shipments: [
      {
        ...pickupShipment(currency),
        part: 'brought',
        choices: [
          {
            ...level(currency, 'transporter/home', 19_900),
            arrives: date,
            days: [{ date, slots }],
          },
          level(currency, 'allxbrick/delivery', 11_900),
          { ...level(currency, 'allxbrick/pickup', 3900), available: false, reason: 'other-store' },
          twoHours(currency),
        ],
      },
      vendorShipment(currency, 'V1', 'Kafle24', [level(currency, 'seller/home', 1499)]),
    ],
    values: {
      ...deliveryForm.empty,
      methods: { own: 'transporter' },
      postcode: '61-123',
      deliverySlot: slots[0]?.value ?? '',
      truckAccess: true,
    },
    place: { priced: '61-123', km: 12.4, asksCity: false, isInvalid: false, isChanged: false },
    truckAccessibility: true,
    calendar: [
      {
        date,
        entries: [
          {
            seller: 'Materia',
            isAtStore: false,
            time: { kind: 'slot', date, from: 480, to: 660 },
            point: undefined,
            isChosen: true,
          },
        ],
      },
      {
        date: addDays(TODAY, 4),
        entries: [
          {
            seller: 'Kafle24',
            isAtStore: false,
            time: { kind: 'day', date: addDays(TODAY, 4) },
            point: 'Kiosk przy Rynku',
            isChosen: true,
          },
        ],
      },
    ],
    ...changes,
  });
};

/** Own products and those of two vendors, one with a single service level and one with two. */
export const mixedDelivery = (
  currency: Currency,
  changes: Partial<DeliveryFacts> = {},
): DeliveryFacts =>
  someDelivery(currency, {
    shipments: [
      pickupShipment(currency),
      vendorShipment(currency, 'V1', 'Kafle24', [level(currency, 'seller/home', 1499)]),
      vendorShipment(currency, 'V2', 'Narzędziownia', [
        level(currency, 'seller/relay', 799),
        level(currency, 'seller/home', 1999),
      ]),
    ],
    values: { ...deliveryForm.empty, methods: { 'vendor-V1': 'seller/home', 'vendor-V2': '' } },
    ...changes,
  });

const someHours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 8 * 60, to: 18 * 60 }));

/** A point to the north of the place, every second one a little to the east. */
const point = (id: string, kind: 'relay' | 'locker', name: string, km: number) => ({
  id,
  kind,
  name,
  street: [`ul. Ogrodowa ${id.length + Math.round(km * 10)}`],
  postcode: '61-123',
  city: 'Poznań',
  latitude: 52.4 + km / 150,
  longitude: 16.9 + (Number(id.slice(1)) % 2) * (km / 90),
  openingHours:
    kind === 'locker'
      ? [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 1440 }))
      : [...someHours, { weekday: 6, from: 9 * 60, to: 13 * 60 }],
  km,
});

/** Own products that can wait in relay points and lockers; none was found near the vendor's postal code. */
export const pointDelivery = (
  currency: Currency,
  changes: Partial<DeliveryFacts> = {},
): DeliveryFacts =>
  someDelivery(currency, {
    shipments: [
      {
        ...pickupShipment(currency),
        part: 'brought',
        choices: [
          level(currency, 'chronorelais/relay', 1199),
          level(currency, 'locker/locker', 1399),
          level(currency, 'chronopost/home', 1799),
          twoHours(currency),
        ],
      },
      vendorShipment(currency, 'V2', 'Narzędziownia', [level(currency, 'seller/relay', 799)]),
    ],
    values: {
      ...deliveryForm.empty,
      methods: { own: 'relay', 'vendor-V2': 'seller/relay' },
      points: { 'own-relay': 'R2' },
      near: { 'own-relay': '61-123', 'own-locker': '61-123', V2: '61-123' },
    },
    pointLists: [
      {
        key: 'own-relay',
        kind: 'relay',
        isNearInvalid: false,
        points: [
          point('R1', 'relay', 'Kiosk przy Rynku', 0.4),
          point('R2', 'relay', 'Delikatesy Pod Lipą', 1.2),
          point('R3', 'relay', 'Księgarnia Sowa', 12.8),
        ],
        place: { latitude: 52.4, longitude: 16.9, postcode: '61-123' },
      },
      {
        key: 'own-locker',
        kind: 'locker',
        isNearInvalid: false,
        points: [point('L1', 'locker', 'Automat paczkowy POZ041', 0.7)],
        place: { latitude: 52.4, longitude: 16.9, postcode: '61-123' },
      },
      { key: 'V2', kind: 'relay', isNearInvalid: false, points: [] },
    ],
    ...changes,
  });

/** No line can be ordered: the only product is out of stock everywhere. */
export const blockedDelivery = (currency: Currency): DeliveryFacts =>
  someDelivery(currency, {
    shipments: [],
    undeliverable: [{ name: 'Cement 25 kg', quantity: 2, reason: 'not-in-stock' }],
  });

const pickupShipment = (currency: Currency): ShipmentFacts => ({
  key: 'own',
  seller: { code: 'MATERIA', name: 'Materia' },
  part: 'collected',
  chooseAgain: false,
  products: [
    { name: 'Cement 25 kg', quantity: 40 },
    { name: 'Beton 30 kg', quantity: 40 },
  ],
  choices: [twoHours(currency), scheduled(currency)],
});

const vendorShipment = (
  currency: Currency,
  code: string,
  name: string,
  choices: ShipmentFacts['choices'],
): ShipmentFacts => ({
  key: vendorShipmentKey(code),
  seller: { code, name },
  part: 'sent',
  chooseAgain: false,
  products: [{ name: `${name} ${currency}`, quantity: 3 }],
  choices,
});

const level = (
  currency: Currency,
  method: ShippingChoiceFacts['method'],
  minor: number,
): ShippingChoiceFacts => ({
  method,
  price: money(minor, currency),
  available: true,
  readyWithin: 'days',
  reason: undefined,
  earliest: undefined,
  arrives: addDays(TODAY, 3),
  days: [],
});

const NO_ADDRESS = {
  street: '',
  extra: '',
  postcode: '',
  city: '',
  billingFirstname: '',
  billingLastname: '',
  billingStreet: '',
  billingExtra: '',
  billingPostcode: '',
  billingCity: '',
  shownPostcode: '',
  shownCity: '',
  delivery: 'new',
  billing: 'same',
  saveDelivery: false,
  saveBilling: false,
} as const;

export const someRecipient = (
  currency: Currency,
  changes: Partial<RecipientFacts> = {},
): RecipientFacts => ({
  values: { ...NO_ADDRESS, firstname: 'Anna', lastname: 'Nowak', phone: '601020304' },
  asksAddress: false,
  isAddressOptional: false,
  isCollected: true,
  isNamedByAddress: false,
  asksBilling: true,
  book: [],
  isBookUnread: false,
  savesAddresses: true,
  isPhoneRequired: true,
  hasVendors: false,
  postcodeGroups: [2, 3],
  postcodeExample: '03-841',
  namesEditable: true,
  phoneExample: '601020304',
  totals: someTotals(currency),
  products: someProducts,
  deliveries: [
    {
      sender: undefined,
      method: 'drive/scheduled',
      time: { kind: 'slot', date: addDays(TODAY, 1), from: 10 * 60, to: 11 * 60 },
      point: undefined,
    },
  ],
  storeName: STORE,
  showsBack: true,
  draft: 'recipient:1',
  ...changes,
});

/** A shipment goes to an address of the customer's book, unless they type another one. */
export const bookRecipient = (
  currency: Currency,
  changes: Partial<RecipientFacts> = {},
): RecipientFacts => {
  const facts = someRecipient(currency);
  const anna = { firstname: 'Anna', lastname: 'Nowak', phone: '+48601020304' };
  return {
    ...facts,
    values: { ...facts.values, delivery: 'home', billing: 'office' },
    asksAddress: true,
    isCollected: false,
    isNamedByAddress: true,
    book: [
      { ...anna, id: 'home', street: ['Długa 12/5'], postcode: '61-001', city: 'Poznań' },
      {
        ...anna,
        id: 'site',
        firstname: 'Jan',
        street: ['Polna 3', 'brama B'],
        postcode: '80-001',
        city: 'Gdańsk',
      },
      {
        ...anna,
        id: 'office',
        street: ['Marszałkowska 100'],
        postcode: '00-026',
        city: 'Warszawa',
      },
    ],
    ...changes,
  };
};

/** The methods of a market, where a parcel rules out paying in the store and a near pickup the slow ones. */
export const someOffers = (
  methods: readonly PaymentMethod[],
  refused: Partial<Record<PaymentMethod, MethodRefusal>> = {},
): readonly PaymentOffer[] =>
  methods.map((method) => ({ method, isSelected: false, refusal: refused[method] }));

export const someReview = (
  currency: Currency,
  changes: Partial<OrderReviewFacts> = {},
): OrderReviewFacts => ({
  shipments: [
    {
      seller: { code: 'MATERIA', name: 'Materia' },
      part: 'collected',
      title: 'Materia',
      price: money(0, currency),
      preparation: money(2500, currency),
      time: { kind: 'slot', date: addDays(TODAY, 1), from: 9 * 60, to: 10 * 60 },
      lines: [
        lineOf('1', '100234', 'Cement 25 kg', 1200, 40, currency),
        lineOf('2', '100711', 'Beton 30 kg', 1885, 40, currency),
      ],
    },
  ],
  totals: someTotals(currency),
  products: someProducts,
  coupon: undefined,
  contact: { firstname: 'Anna', lastname: 'Nowak', phone: '+48601020304', address: undefined },
  storeName: STORE,
  rules: { commentAllowed: true, invoiceOffered: true, forFirm: false, termsRequired: true },
  looksUp: false,
  invoice: invoiceForm.empty,
  showsBack: true,
  draft: 'order:1',
  offers: someOffers(['blik', 'card', 'p24', 'paypal_express', 'credit', 'pay_in_store']),
  attempt: {
    cartId: 'cart-1',
    revision: 5,
    promised: 'materia collected 2026-03-12 660',
    total: 125_900,
    key: 'a1b2c3d4-e5f6-4711-8000-000000000001',
  },
  ...changes,
});

/** Own products that are collected, and a vendor's product that is sent home. */
export const mixedReview = (currency: Currency): OrderReviewFacts => {
  const facts = someReview(currency);
  return {
    ...facts,
    shipments: [
      ...facts.shipments,
      {
        seller: { code: 'V1', name: 'Kafle24' },
        part: 'sent',
        title: 'Kafle24',
        price: money(1499, currency),
        preparation: undefined,
        time: { kind: 'day', date: addDays(TODAY, 3) },
        lines: [lineOf('3', '100900', 'Gres 60 x 60', 4999, 3, currency)],
      },
    ],
    offers: someOffers(['blik', 'card', 'p24', 'paypal_express', 'credit', 'pay_in_store'], {
      pay_in_store: 'not-for-shipments',
      credit: 'total-too-large',
    }),
    attempt: { ...facts.attempt, total: 142_396 },
    contact: {
      ...facts.contact,
      address: { street: ['Długa 12/5'], postcode: '61-001', city: 'Poznań' },
    },
    totals: {
      ...facts.totals,
      lines: 3,
      summary: someSummary(currency, [
        ['products', 138_397],
        ['preparation-fee', 2500],
        ['delivery', 1499],
      ]),
    },
  };
};

const lineOf = (
  id: string,
  sku: string,
  name: string,
  minor: number,
  quantity: number,
  currency: Currency,
) => {
  const unit = money(minor, currency);
  return {
    id,
    product: { urlKey: `product-ref${sku}`, sku, name, brand: 'Murex', picture: 'cement' },
    quantity,
    price: offerPriceOf({ unit, initial: unit, vatRate: VAT }),
    conditioning: { saleUnit: 'bag' },
    total: taxedAmount(money(minor * quantity, currency), VAT),
  };
};

/** The longest words of products, stores, people and places. */
export const LONGEST = {
  product:
    'Superizolacyjnywielkoformatowybloczekzbetonukomórkowego autoklawizowanego z podwójnym piórem i wpustem 62,5 × 24 × 42 cm',
  seller: 'Przedsiębiorstwo Wielkopłytowo-Prefabrykacyjnych Elementów Żelbetowych',
  store: 'Materia Grodzisk Mazowiecki Przemysłowa-Wschodnia',
  firstname: 'Maria Wiktoria Aleksandra',
  lastname: 'Brzęczyszczykiewicz-Niewiadomska',
  street: 'aleja Bohaterów Powstania Wielkopolskiego 1918–1919 nr 127',
  city: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson',
} as const;

/** Products of the summary with the longest names. */
export const longestProducts: readonly SummaryProduct[] = someProducts.map((product) => ({
  ...product,
  name: LONGEST.product,
}));
