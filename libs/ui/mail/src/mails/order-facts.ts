import type { PaymentMethod } from '@materia/domain-checkout';
import { formatPhone } from '@materia/domain-contact';
import type { Money } from '@materia/domain-money';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import {
  type PriceBasis,
  type PriceRowKind,
  type PriceSummary,
  type SalesTax,
  taxOf,
  type TaxedAmount,
} from '@materia/domain-pricing';
import type { Handover } from '@materia/domain-order';
import { formatMinorUnits, type Market, writeTime } from '@materia/market-model';
import type { MailBlock, MailRow } from '../mail-content.ts';
import type { MailVoice } from '../render-mail.ts';

/** The recipient's first name, if they gave it themselves and the address is theirs; otherwise mails greet without it. */
export type Greeted = { readonly name: string | undefined };

/** A day of the market, with minutes since midnight where a time is known. */
export type MailDay = {
  readonly day: PlainDate;
  readonly fromMinute?: number | undefined;
  readonly untilMinute?: number | undefined;
};

/** How an order reaches the customer. */
export type MailFulfilment =
  | {
      /** `partner`: the partner carrier hands it over in the store. */
      readonly kind: 'store' | 'partner' | 'home' | 'relay' | 'locker';
      readonly place: string;
      readonly when: MailDay | undefined;
    }
  /** The delivery address was typed by a guest; mails to unverified email addresses do not repeat it. */
  | { readonly kind: 'given'; readonly postcode: string; readonly when: MailDay | undefined };

export type MailOrderLine = {
  readonly name: string;
  readonly count: number;
  readonly amountMinor: number;
};

export type MailOrder = {
  readonly number: string;
  /** The third party that sells the products; undefined for the retailer. */
  readonly seller: string | undefined;
  readonly fulfilment: MailFulfilment;
  readonly lines: readonly MailOrderLine[];
  /** Whether the lines' amounts are with tax or without. */
  readonly basis: PriceBasis;
};

/** Facts of every mail about one order or purchase. */
export type OrderMailFrame = Greeted & {
  readonly number: string;
  /** The address of the order's page. */
  readonly orderPage: string;
  readonly storePhone: string;
};

const METHOD_NAMES = {
  card: 'card',
  blik: 'blik',
  p24: 'p24',
  multibanco: 'multibanco',
  mb_way: 'mbWay',
  bizum: 'bizum',
  paypal_express: 'paypal',
  credit: 'credit',
  pay_in_store: 'payInStore',
} as const satisfies Readonly<Record<PaymentMethod, keyof Market['texts']['paymentMethod']>>;

export const methodName = (method: PaymentMethod, { texts }: Market): string =>
  texts.paymentMethod[METHOD_NAMES[method]];

export const greeting = ({ name }: Greeted, { t }: MailVoice): MailBlock => ({
  kind: 'text',
  text: name === undefined ? t('mail.greetingUnnamed') : t('mail.greeting', { name }),
});

export const signature = ({ market, t }: MailVoice): MailBlock => ({
  kind: 'text',
  text: t('mail.signature', { shop: market.name }),
});

export const questions = (phone: string, { t }: MailVoice): MailBlock => ({
  kind: 'text',
  text: t('mail.questions', { phone }),
});

export const amountText = (minor: number, { market }: MailVoice): string =>
  formatMinorUnits(minor, market.numberFormat, market.currencyFormat);

/** Place, time and carrier of an order. */
export const fulfilmentRows = (
  { seller, fulfilment }: Pick<MailOrder, 'seller' | 'fulfilment'>,
  voice: MailVoice,
): readonly MailRow[] => {
  const { t } = voice;
  const { when } = fulfilment;
  return [
    ...(seller === undefined ? [] : [{ label: t('orderMail.seller'), value: seller }]),
    {
      label: t(PLACES[fulfilment.kind].label),
      value:
        fulfilment.kind === 'given'
          ? t('orderMail.givenAddress', { postcode: fulfilment.postcode })
          : fulfilment.place,
    },
    ...(when === undefined
      ? []
      : [{ label: t(whenLabel(fulfilment.kind, when)), value: dayText(when, voice) }]),
  ];
};

/** What each place is called, and where the order changes hands. */
const PLACES = {
  store: { label: 'orderMail.store', handover: 'store' },
  partner: { label: 'orderMail.partner', handover: 'store' },
  home: { label: 'orderMail.home', handover: 'address' },
  relay: { label: 'orderMail.relay', handover: 'point' },
  locker: { label: 'orderMail.locker', handover: 'point' },
  given: { label: 'orderMail.home', handover: 'address' },
} as const satisfies Readonly<
  Record<MailFulfilment['kind'], { readonly label: string; readonly handover: Handover }>
>;

/** Whether the order is collected in the store. */
export const isAtStore = ({ kind }: Pick<MailFulfilment, 'kind'>): boolean =>
  PLACES[kind].handover === 'store';

/** Whether the order waits at a relay point or in a locker. */
export const isAtPoint = ({ kind }: Pick<MailFulfilment, 'kind'>): boolean =>
  PLACES[kind].handover === 'point';

const whenLabel = (kind: MailFulfilment['kind'], { untilMinute }: MailDay) =>
  !isAtStore({ kind })
    ? 'orderMail.arrives'
    : untilMinute === undefined
      ? 'orderMail.readyFrom'
      : 'orderMail.slot';

const dayText = ({ day, fromMinute, untilMinute }: MailDay, { market, t }: MailVoice): string => {
  const date = market.longDate(day);
  if (fromMinute === undefined) return date;
  const from = writeTime(fromMinute, market.clock);
  return untilMinute === undefined
    ? t('orderMail.dayFrom', { date, from })
    : t('orderMail.daySlot', { date, from, until: writeTime(untilMinute, market.clock) });
};

export const orderLines = (
  { lines, basis }: Pick<MailOrder, 'lines' | 'basis'>,
  voice: MailVoice,
): MailBlock => ({
  kind: 'lines',
  rows: lines.map(({ name, count, amountMinor }) => {
    const amount = amountText(amountMinor, voice);
    return {
      label: voice.t('orderMail.line', { count, name }),
      value: basis === 'included' ? amount : voice.t('orderMail.withoutTax', { amount }),
    };
  }),
});

/** What the orders of a purchase cost together. */
export type MailTotals = {
  readonly prices: PriceSummary;
  readonly salesTax: SalesTax;
  /** Whether the prices were agreed with tax or without. */
  readonly basis: PriceBasis;
};

const ROW_NAMES = {
  products: 'orderMail.products',
  'quantity-discount': 'orderMail.discount',
  'promo-code': 'orderMail.promoCode',
  'eco-contribution': 'orderMail.eco',
  'preparation-fee': 'orderMail.fee',
  deposit: 'orderMail.pallets',
  delivery: 'orderMail.shipping',
} as const satisfies Readonly<Record<PriceRowKind, string>>;

/** What the total is made of, as the pages list it, the total and what it contains; for firms without tax. */
export const totalBlocks = (
  { prices: { rows, total, ecoIncluded }, salesTax, basis }: MailTotals,
  voice: MailVoice,
): readonly MailBlock[] => {
  const { t } = voice;
  const tax = taxOf(total);
  return [
    {
      kind: 'totals',
      rows: [
        ...rows.map(({ kind, code = '', amount }) => ({
          label: kind === 'promo-code' ? t(ROW_NAMES[kind], { code }) : t(ROW_NAMES[kind]),
          value:
            amount.included.minor === 0
              ? t('orderMail.free')
              : amountText(amount[basis].minor, voice),
        })),
        ...(basis === 'included' ? [] : withoutTaxRows({ total, tax }, salesTax, voice)),
        { label: t('orderMail.total'), value: amountText(total.included.minor, voice) },
      ],
    },
    {
      kind: 'facts',
      rows: [
        ...(basis === 'included'
          ? [
              {
                label: t(salesTax === 'igic' ? 'orderMail.igicIncluded' : 'orderMail.vatIncluded'),
                value: amountText(tax.minor, voice),
              },
            ]
          : []),
        ...(ecoIncluded.minor === 0
          ? []
          : [{ label: t('orderMail.ecoIncluded'), value: amountText(ecoIncluded.minor, voice) }]),
      ],
    },
  ];
};

/** What leads from the amounts without tax to the total: their sum and the tax. */
const withoutTaxRows = (
  { total, tax }: { readonly total: TaxedAmount; readonly tax: Money },
  salesTax: SalesTax,
  voice: MailVoice,
): readonly MailRow[] => [
  {
    label: voice.t(
      salesTax === 'igic' ? 'orderMail.totalWithoutIgic' : 'orderMail.totalWithoutVat',
    ),
    value: amountText(total.excluded.minor, voice),
  },
  {
    label: voice.t(salesTax === 'igic' ? 'orderMail.igic' : 'orderMail.vat'),
    value: amountText(tax.minor, voice),
  },
];

/** What a firm gave for its orders: its name and number, its own reference, and who is at the site. */
export type MailFirm = {
  readonly company?: { readonly name: string; readonly taxNumber: string } | undefined;
  readonly reference?: string | undefined;
  readonly siteContact?: { readonly name: string; readonly telephone: string } | undefined;
};

export const firmRows = (
  { company, reference, siteContact }: MailFirm,
  { market, t }: MailVoice,
): readonly MailRow[] => [
  ...(company === undefined || company.name === ''
    ? []
    : [{ label: t('orderMail.company'), value: company.name }]),
  ...(company === undefined || company.taxNumber === ''
    ? []
    : [{ label: t('orderMail.taxNumber'), value: company.taxNumber }]),
  ...(reference === undefined ? [] : [{ label: t('orderMail.reference'), value: reference }]),
  ...(siteContact === undefined
    ? []
    : [
        {
          label: t('orderMail.siteContact'),
          value: `${siteContact.name}, ${formatPhone(siteContact.telephone, market.rules.phone)}`,
        },
      ]),
];
