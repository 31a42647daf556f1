import type { PaymentMethod } from '@materia/domain-checkout';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import {
  type PriceRowKind,
  type PriceSummary,
  type SalesTax,
  taxOf,
} from '@materia/domain-pricing';
import { type SiteAccess, siteQuestions } from '@materia/domain-shipping';
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
  /** What the driver of a truck was told about the place. */
  readonly siteAccess?: SiteAccess | undefined;
  readonly lines: readonly MailOrderLine[];
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
  { seller, fulfilment, siteAccess }: Pick<MailOrder, 'seller' | 'fulfilment' | 'siteAccess'>,
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
    ...(siteAccess === undefined
      ? []
      : [
          {
            label: t('siteAccess.forDriver'),
            value: siteQuestions
              .map((question) => t(`siteAccess.${siteAccess[question]}`))
              .join(' · '),
          },
        ]),
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

export const orderLines = (lines: readonly MailOrderLine[], voice: MailVoice): MailBlock => ({
  kind: 'lines',
  rows: lines.map(({ name, count, amountMinor }) => ({
    label: voice.t('orderMail.line', { count, name }),
    value: amountText(amountMinor, voice),
  })),
});

/** What the orders of a purchase cost together. */
export type MailTotals = { readonly prices: PriceSummary; readonly salesTax: SalesTax };

const ROW_NAMES = {
  products: 'orderMail.products',
  'quantity-discount': 'orderMail.discount',
  'promo-code': 'orderMail.promoCode',
  'eco-contribution': 'orderMail.eco',
  'preparation-fee': 'orderMail.fee',
  deposit: 'orderMail.pallets',
  delivery: 'orderMail.shipping',
} as const satisfies Readonly<Record<PriceRowKind, string>>;

/** What the total is made of, as the pages list it, the total and what it contains. */
export const totalBlocks = (
  { prices: { rows, total, ecoIncluded }, salesTax }: MailTotals,
  voice: MailVoice,
): readonly MailBlock[] => {
  const { t } = voice;
  return [
    {
      kind: 'totals',
      rows: [
        ...rows.map(({ kind, code = '', amount }) => ({
          label: kind === 'promo-code' ? t(ROW_NAMES[kind], { code }) : t(ROW_NAMES[kind]),
          value:
            amount.included.minor === 0
              ? t('orderMail.free')
              : amountText(amount.included.minor, voice),
        })),
        { label: t('orderMail.total'), value: amountText(total.included.minor, voice) },
      ],
    },
    {
      kind: 'facts',
      rows: [
        {
          label: t(salesTax === 'igic' ? 'orderMail.igicIncluded' : 'orderMail.vatIncluded'),
          value: amountText(taxOf(total).minor, voice),
        },
        ...(ecoIncluded.minor === 0
          ? []
          : [{ label: t('orderMail.ecoIncluded'), value: amountText(ecoIncluded.minor, voice) }]),
      ],
    },
  ];
};
