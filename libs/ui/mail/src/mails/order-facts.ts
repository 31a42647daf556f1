import type { PaymentMethod } from '@materia/domain-checkout';
import type { Money } from '@materia/domain-money';
import type { PriceBasis, PriceSummary, SalesTax } from '@materia/domain-pricing';
import type { ExpectedTime, Handover, WithdrawalExclusion } from '@materia/domain-order';
import type { SiteAccess, TrackedParcel } from '@materia/domain-shipping';
import {
  type FirmFacts,
  firmWords,
  formatMinorUnits,
  type HandoverWords,
  handoverWords,
  type Market,
  priceWords,
  siteAccessWords,
  writeTime,
} from '@materia/market-model';
import type { MailBlock, MailRow } from '../mail-content.ts';
import type { MailVoice } from '../render-mail.ts';

/** The recipient's first name, if they gave it themselves and the address is theirs; otherwise mails greet without it. */
export type Greeted = { readonly name: string | undefined };

/** How an order reaches the customer. */
export type MailFulfilment =
  | {
      /** `partner`: the partner carrier hands it over in the store. */
      readonly kind: 'store' | 'partner' | 'home' | 'relay' | 'locker';
      readonly place: string;
      readonly when: ExpectedTime | undefined;
    }
  /** The delivery address was typed by a guest; mails to unverified email addresses do not repeat it. */
  | { readonly kind: 'given'; readonly postcode: string; readonly when: ExpectedTime | undefined };

export type MailOrderLine = {
  readonly name: string;
  readonly count: number;
  readonly amountMinor: number;
  /** Why nobody may withdraw from it. */
  readonly excluded?: WithdrawalExclusion | undefined;
};

export type MailOrder = {
  readonly number: string;
  /** The third party that sells the products; undefined for the retailer. */
  readonly seller: string | undefined;
  readonly fulfilment: MailFulfilment;
  /** What the driver of a truck was told about the place. */
  readonly siteAccess?: SiteAccess | undefined;
  /** The parcel in which it was sent. */
  readonly parcel?: TrackedParcel | undefined;
  readonly lines: readonly MailOrderLine[];
  /** Its page, where it can be cancelled or returned. */
  readonly page: string;
} & MailTotals;

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

/** When an order changes hands, in the words of its page. */
export const whenOf = (
  { fulfilment }: Pick<MailOrder, 'fulfilment'>,
  { market, words }: MailVoice,
): HandoverWords =>
  handoverWords(
    { place: PLACES[fulfilment.kind].handover, expected: fulfilment.when, step: 1 },
    { t: words, longDate: market.longDate, time: (minutes) => writeTime(minutes, market.clock) },
  );

/** The same as one line. */
export const dayText = ({ day, hour }: HandoverWords): string =>
  [day, ...(hour === undefined ? [] : [hour])].join(', ');

/** Place and vendor of an order, and its time unless that was said before. */
export const fulfilmentRows = (
  order: Pick<MailOrder, 'seller' | 'fulfilment' | 'siteAccess'>,
  voice: MailVoice,
  { withTime }: { readonly withTime: boolean },
): readonly MailRow[] => {
  const { t, words } = voice;
  const { seller, fulfilment, siteAccess } = order;
  const when = whenOf(order, voice);
  return [
    ...(seller === undefined ? [] : [{ label: t('orderMail.seller'), value: seller }]),
    {
      label: t(PLACES[fulfilment.kind].label),
      value:
        fulfilment.kind === 'given'
          ? t('orderMail.givenAddress', { postcode: fulfilment.postcode })
          : fulfilment.place,
    },
    ...(withTime && fulfilment.when !== undefined
      ? [{ label: when.label, value: dayText(when) }]
      : []),
    ...(siteAccess === undefined
      ? []
      : [
          {
            label: words('siteAccess.forDriver'),
            value: siteAccessWords(siteAccess, words),
          },
        ]),
  ];
};

/** The code with which an order is collected in the store. */
export const pickupCode = (
  { number, fulfilment }: Pick<MailOrder, 'number' | 'fulfilment'>,
  { words }: MailVoice,
): readonly MailBlock[] =>
  isAtStore(fulfilment)
    ? [
        {
          kind: 'code',
          label: words('handover.code'),
          code: number,
          text: words('handover.codeText'),
        },
      ]
    : [];

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

export const orderLines = (
  { lines, basis, salesTax }: Pick<MailOrder, 'lines' | 'basis' | 'salesTax'>,
  voice: MailVoice,
): MailBlock => ({
  kind: 'lines',
  rows: lines.map(({ name, count, amountMinor }) => {
    const label = salesTax === 'igic' ? 'price.igicExcluded' : 'price.taxExcluded';
    const amount = amountText(amountMinor, voice);
    return {
      label: voice.t('orderMail.line', { count, name }),
      value: basis === 'included' ? amount : `${amount} ${voice.words(label)}`,
    };
  }),
});

/** What an order costs, or the orders of a purchase together. */
export type MailTotals = {
  readonly prices: PriceSummary;
  readonly salesTax: SalesTax;
  /** Whether the prices were agreed with tax or without. */
  readonly basis: PriceBasis;
};

/** What the total is made of, as the pages list it, the total and what it contains. */
export const totalBlocks = (
  { prices, salesTax, basis }: MailTotals,
  lines: number,
  { market, words }: MailVoice,
): readonly MailBlock[] => {
  const text = (amount: Money): string =>
    formatMinorUnits(amount.minor, market.numberFormat, market.currencyFormat);
  const { rows, total, included } = priceWords(
    prices,
    {
      viewer: {
        isPro: basis === 'excluded',
        proPricesTaxExcludedFirst: basis === 'excluded',
        tax: salesTax,
      },
      lines,
    },
    { t: words, money: text },
  );
  const listed = rows.map(({ term, amount }) => ({ label: term, value: amount }));
  return [
    { kind: 'totals', rows: [...listed, { label: total.term, value: text(total.amount) }] },
    {
      kind: 'facts',
      rows: included.map(({ term, amount }) => ({ label: term, value: amount })),
    },
  ];
};

/** What a firm gave for its orders. */
export const firmRows = (facts: FirmFacts, { market, words }: MailVoice): readonly MailRow[] =>
  firmWords(facts, words, market.rules.phone).map(({ term, description }) => ({
    label: term,
    value: description,
  }));
