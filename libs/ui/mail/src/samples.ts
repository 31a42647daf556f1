import { money, sumMoney } from '@materia/domain-money';
import { addRows, sumTaxedAmounts, taxedAmount } from '@materia/domain-pricing';
import { parsePlainDate, plainDate, type PlainDate } from '@materia/domain-holiday-calendar';
import { ORDER_MAILS } from '@materia/domain-order';
import type { MailContent } from './mail-content.ts';
import { approvalAsked, approvalDecided } from './mails/approval.ts';
import { companyInvitation } from './mails/company.ts';
import {
  accountActivation,
  accountConfirm,
  accountCreated,
  passwordChanged,
  passwordReset,
} from './mails/account.ts';
import { holdEnding } from './mails/hold-ending.ts';
import { accountErased } from './mails/account-erased.ts';
import { emailChangeConfirm, emailChanged, emailChangeNotice } from './mails/email-change.ts';
import { guestCheck } from './mails/guest-check.ts';
import {
  messageAnswered,
  messageArrived,
  messageOverdue,
  sellerInvitation,
} from './mails/message.ts';
import { clubCoupon } from './mails/club.ts';
import { newsletterConfirm, newsletterWelcome } from './mails/newsletter.ts';
import { orderConfirmation } from './mails/order-confirmation.ts';
import type { MailFulfilment, MailOrder, MailTotals } from './mails/order-facts.ts';
import { orderStep } from './mails/order-step.ts';
import { paymentRefused, paymentWaiting, purchaseLapsed, refund } from './mails/payment.ts';
import { reportMail } from './mails/report.ts';
import { palletsBack, returnArrived, returnChecked, vendorMail } from './mails/return.ts';
import { restockAvailable, restockConfirm } from './mails/restock.ts';
import { digitalReceipt } from './mails/digital-receipt.ts';
import { sellerInvoice } from './mails/seller-invoice.ts';
import { withdrawalReceipt } from './mails/withdrawal.ts';
import type { MailVoice } from './render-mail.ts';

export const SAMPLE_ORIGIN = 'https://shop.example';

const AWAITED = {
  product: 'Ferrogan DX 5 18 V',
  stopPage: `${SAMPLE_ORIGIN}/restock/stop/abc`,
};

const day = (text: string): PlainDate => {
  const parsed = parsePlainDate(text);
  if (!parsed.ok) throw new Error(`${text} is not a day`);
  return parsed.value;
};
const FRIDAY = day('2026-11-27');
const TUESDAY = day('2026-12-01');

export const SAMPLE_NUMBER = '261123-48213';
const STORE = 'Materia 12, Rua Nova 4, 1000-001 Vila';
const PAGE = `${SAMPLE_ORIGIN}/orders/${SAMPLE_NUMBER}`;
const FRAME = {
  name: 'Ana',
  number: SAMPLE_NUMBER,
  orderPage: PAGE,
  storePhone: '600 100 200',
} as const;

export const SAMPLE_FULFILMENTS = {
  'two hours': {
    kind: 'store',
    place: STORE,
    when: { kind: 'from', date: FRIDAY, minutes: 12 * 60 + 30 },
  },
  slot: {
    kind: 'store',
    place: STORE,
    when: { kind: 'slot', date: TUESDAY, from: 9 * 60, to: 10 * 60 },
  },
  partner: { kind: 'partner', place: STORE, when: { kind: 'day', date: TUESDAY } },
  home: {
    kind: 'home',
    place: 'Rua do Sol 4, 1200-003 Vila',
    when: { kind: 'day', date: TUESDAY },
  },
  relay: {
    kind: 'relay',
    place: 'Papelaria Sol, Rua 2, 1200-004 Vila',
    when: { kind: 'day', date: TUESDAY },
  },
  locker: {
    kind: 'locker',
    place: 'VIL04A, Rua 9, 1200-004 Vila',
    when: { kind: 'day', date: TUESDAY },
  },
  'address of a guest': {
    kind: 'given',
    postcode: '1200-003',
    when: { kind: 'day', date: TUESDAY },
  },
} as const satisfies Readonly<Record<string, MailFulfilment>>;

const LINES = [
  { name: 'Weber 25 kg', count: 12, amountMinor: 38_280 },
  { name: 'Makita DDF485RTJ 18 V, 2 × 5,0 Ah', count: 1, amountMinor: 109_900 },
] as const;

const sampleOrder = (
  voice: MailVoice,
  fulfilment: MailFulfilment,
  { number = SAMPLE_NUMBER, seller }: { readonly number?: string; readonly seller?: string } = {},
): MailOrder => ({
  number,
  seller,
  fulfilment,
  lines: LINES,
  page: `${SAMPLE_ORIGIN}/orders/${number}`,
  ...sampleTotals(voice, { fee: 490, deposit: 2400 }),
});

const UNTIL = { day: TUESDAY, minute: 18 * 60 + 5 } as const;
const MONEY = {
  name: 'Ana',
  number: SAMPLE_NUMBER,
  amountMinor: 148_180,
  storePhone: '600 100 200',
} as const;

const CONFIRMATION = {
  ...FRAME,
  method: 'card',
  isConsumer: true,
} as const;

/** What the sample orders cost; `fee` is charged for preparing them. */
const sampleTotals = (
  { market: { currency } }: MailVoice,
  {
    fee,
    deposit,
    delivery = 0,
  }: { readonly fee: number; readonly deposit: number; readonly delivery?: number },
): MailTotals => {
  const rows = (
    [
      ['products', 148_180],
      // Takes off what delivery costs, so that all samples have one total.
      ['promo-code', -delivery],
      ['preparation-fee', fee],
      ['deposit', deposit],
      ['delivery', delivery],
    ] as const
  )
    .filter(([, minor]) => minor !== 0)
    .map(([kind, minor]) => ({
      kind,
      ...(kind === 'promo-code' && { code: 'MATERIA20' }),
      amount: taxedAmount(money(minor, currency), 2300),
    }));
  return {
    prices: {
      rows,
      total: sumTaxedAmounts(
        rows.map(({ amount }) => amount),
        currency,
      ),
      ecoIncluded: money(150, currency),
    },
    salesTax: 'vat',
    basis: 'included',
  };
};

/** Orders of one purchase, with what they cost together. */
const together = (
  { market: { currency } }: MailVoice,
  orders: readonly MailOrder[],
): MailTotals & { readonly orders: readonly MailOrder[] } => ({
  orders,
  prices: {
    rows: addRows(
      orders.map(({ prices }) => prices.rows),
      currency,
    ),
    total: sumTaxedAmounts(
      orders.map(({ prices }) => prices.total),
      currency,
    ),
    ecoIncluded: sumMoney(
      orders.map(({ prices }) => prices.ecoIncluded),
      currency,
    ),
  },
  salesTax: 'vat',
  basis: orders[0]?.basis ?? 'included',
});

type Sample = (voice: MailVoice) => MailContent;

/** Every mail of the shop with fixed facts, for stories and tests. */
export const SAMPLE_MAILS: Readonly<Record<string, Sample>> = {
  'Order, collected in two hours, paid in store': (voice) =>
    orderConfirmation(
      {
        ...CONFIRMATION,
        ...sampleTotals(voice, { fee: 490, deposit: 2400 }),
        method: 'pay_in_store',
        orders: [sampleOrder(voice, SAMPLE_FULFILMENTS['two hours'])],
      },
      voice,
    ),
  'Order, three shipments': (voice) =>
    orderConfirmation(
      {
        ...CONFIRMATION,
        ...together(voice, [
          sampleOrder(voice, SAMPLE_FULFILMENTS.slot),
          {
            ...sampleOrder(voice, SAMPLE_FULFILMENTS.home, { number: '261123-48214' }),
            ...sampleTotals(voice, { fee: 0, deposit: 0, delivery: 1990 }),
          },
          {
            ...sampleOrder(voice, SAMPLE_FULFILMENTS.relay, {
              number: '261123-48215',
              seller: 'Brico Sol',
            }),
            ...sampleTotals(voice, { fee: 0, deposit: 0 }),
          },
        ]),
      },
      voice,
    ),
  'Order of a firm, without tax': (voice) =>
    orderConfirmation(
      {
        ...CONFIRMATION,
        ...sampleTotals(voice, { fee: 490, deposit: 2400 }),
        basis: 'excluded',
        isConsumer: false,
        company: { name: 'Budowa sp. z o.o.', taxNumber: '5260250274' },
        quote: '2026-0001-00042',
        reference: 'Budowa 7/2026',
        siteContact: { name: 'Jan Kos', telephone: '+48601020304' },
        orders: [
          { ...sampleOrder(voice, SAMPLE_FULFILMENTS.home), basis: 'excluded' },
          {
            ...sampleOrder(voice, SAMPLE_FULFILMENTS.home, {
              number: '261123-48214',
              seller: 'Brico Sol',
            }),
            basis: 'excluded',
          },
        ],
      },
      voice,
    ),
  'Order of a guest, in a locker and at home': (voice) =>
    orderConfirmation(
      {
        ...CONFIRMATION,
        ...sampleTotals(voice, { fee: 490, deposit: 2400 }),
        name: undefined,
        orders: [
          sampleOrder(voice, SAMPLE_FULFILMENTS.locker),
          sampleOrder(voice, SAMPLE_FULFILMENTS['address of a guest'], { number: '261123-48214' }),
        ],
      },
      voice,
    ),
  'Order, transfer received': (voice) =>
    orderConfirmation(
      {
        ...CONFIRMATION,
        ...sampleTotals(voice, { fee: 490, deposit: 2400 }),
        method: voice.market.settings.paymentMethods.includes('p24') ? 'p24' : 'multibanco',
        orders: [sampleOrder(voice, SAMPLE_FULFILMENTS.home)],
      },
      voice,
    ),
  ...Object.fromEntries(
    ORDER_MAILS.map((step): readonly [string, Sample] => [
      `Order ${step}`,
      (voice) =>
        orderStep(
          {
            ...FRAME,
            step,
            order: sampleOrder(
              voice,
              step === 'ready' ? SAMPLE_FULFILMENTS['two hours'] : SAMPLE_FULFILMENTS.home,
              step === 'shipped' ? { seller: 'Brico Sol' } : {},
            ),
            ...(step === 'cancelled' && { refund: { amountMinor: 151_070, method: 'card' } }),
          },
          voice,
        ),
    ]),
  ),
  'Order cancelled, nothing paid': (voice) =>
    orderStep(
      { ...FRAME, step: 'cancelled', order: sampleOrder(voice, SAMPLE_FULFILMENTS['two hours']) },
      voice,
    ),
  'Hold of an order ends, not prepared': (voice) =>
    holdEnding({ ...FRAME, store: STORE, isReady: false, lastDay: UNTIL.day }, voice),
  'Hold of an order ends, ready': (voice) =>
    holdEnding({ ...FRAME, store: STORE, isReady: true, lastDay: UNTIL.day }, voice),
  'Order shipped to a point': (voice) =>
    orderStep(
      { ...FRAME, step: 'shipped', order: sampleOrder(voice, SAMPLE_FULFILMENTS.relay) },
      voice,
    ),
  'Payment waiting, reference': (voice) =>
    paymentWaiting(
      {
        ...MONEY,
        method: 'multibanco',
        reference: { entity: '11249', reference: '123456789', until: UNTIL },
        paymentPage: `${SAMPLE_ORIGIN}/payment/1`,
      },
      voice,
    ),
  'Payment waiting, transfer': (voice) =>
    paymentWaiting(
      {
        ...MONEY,
        method: 'p24',
        reference: undefined,
        paymentPage: `${SAMPLE_ORIGIN}/payment/1`,
      },
      voice,
    ),
  'Payment refused': (voice) =>
    paymentRefused(
      { ...MONEY, method: 'card', heldUntil: UNTIL, paymentPage: `${SAMPLE_ORIGIN}/payment/1` },
      voice,
    ),
  'Purchase lapsed': (voice) =>
    purchaseLapsed({ ...MONEY, cartPage: `${SAMPLE_ORIGIN}/cart` }, voice),
  'Refund started': (voice) =>
    refund({ ...MONEY, method: 'card', event: 'late-success', orderPage: PAGE }, voice),
  'Refund of a second payment': (voice) =>
    refund({ ...MONEY, method: 'card', event: 'paid-twice', orderPage: PAGE }, voice),
  'Refund sent': (voice) =>
    refund({ ...MONEY, method: 'card', event: 'succeeded', orderPage: PAGE }, voice),
  'Guest confirms an order': (voice) =>
    guestCheck(
      {
        number: SAMPLE_NUMBER,
        store: STORE,
        until: UNTIL,
        lines: LINES,
        ...sampleTotals(voice, { fee: 600, deposit: 0 }),
        confirmPage: `${SAMPLE_ORIGIN}/confirm/abc`,
        storePhone: '600 100 200',
      },
      voice,
    ),
  'Invoice of a seller': (voice) => sellerInvoice(FRAME, voice),
  'Withdrawal received': (voice) =>
    withdrawalReceipt(
      {
        ...FRAME,
        kind: 'withdrawal',
        declared: UNTIL,
        declaredBy: 'Ana Silva',
        outsideTrade: true,
        lines: LINES,
        refund: { way: 'onceBack', amountMinor: 148_180 },
        back: { way: 'post', code: `${SAMPLE_NUMBER}-R1`, address: STORE, refundBy: TUESDAY },
      },
      voice,
    ),
  'Return by the promise': (voice) =>
    withdrawalReceipt(
      {
        ...FRAME,
        kind: 'promise',
        declared: UNTIL,
        declaredBy: undefined,
        outsideTrade: false,
        lines: LINES,
        refund: { way: 'inStore', amountMinor: 148_180 },
        back: { way: 'store', code: `${SAMPLE_NUMBER}-R1`, address: STORE, refundBy: TUESDAY },
      },
      voice,
    ),
  'Return arrived': (voice) => returnArrived({ ...FRAME, code: `${SAMPLE_NUMBER}-R1` }, voice),
  'Return checked': (voice) =>
    returnChecked(
      {
        ...FRAME,
        code: `${SAMPLE_NUMBER}-R1`,
        accepted: LINES.slice(0, 1),
        refused: LINES.slice(0, 1).map((units) => ({ ...units, reason: 'damaged' as const })),
        refundMinor: 74_090,
      },
      voice,
    ),
  'Return accepted': (voice) =>
    returnChecked(
      {
        ...FRAME,
        code: `${SAMPLE_NUMBER}-R1`,
        accepted: LINES.slice(0, 1),
        refused: [],
        refundMinor: 148_180,
      },
      voice,
    ),
  'Return refused': (voice) =>
    returnChecked(
      {
        ...FRAME,
        code: `${SAMPLE_NUMBER}-R1`,
        accepted: [],
        refused: LINES.slice(0, 1).map((units) => ({ ...units, reason: 'used' as const })),
        refundMinor: 0,
      },
      voice,
    ),
  'Pallets returned': (voice) =>
    palletsBack({ ...FRAME, pallets: 2, day: FRIDAY, refundMinor: 3600 }, voice),
  'Vendor, return': (voice) =>
    vendorMail(
      {
        number: SAMPLE_NUMBER,
        lines: LINES,
        what: { kind: 'returned', code: `${SAMPLE_NUMBER}-R1` },
      },
      voice,
    ),
  'Vendor, cancelled': (voice) =>
    vendorMail({ number: SAMPLE_NUMBER, lines: LINES, what: { kind: 'cancelled' } }, voice),
  'Digital receipt': (voice) =>
    digitalReceipt(
      {
        name: undefined,
        number: '0030-2-20261120-0000007',
        store: STORE,
        bought: UNTIL,
        totalMinor: 148_180,
        method: 'card',
        page: `${SAMPLE_ORIGIN}/purchases/abc`,
      },
      voice,
    ),
  'Company invitation': (voice) =>
    companyInvitation({ page: `${SAMPLE_ORIGIN}/company/abc` }, voice),
  'Order to approve': (voice) =>
    approvalAsked(
      { amountMinor: 148_180, until: UNTIL, page: `${SAMPLE_ORIGIN}/approvals/abc` },
      voice,
    ),
  'Order approved': (voice) =>
    approvalDecided(
      { end: { kind: 'placed', number: SAMPLE_NUMBER }, page: `${SAMPLE_ORIGIN}/approvals/abc` },
      voice,
    ),
  'Order refused by an approver': (voice) =>
    approvalDecided(
      { end: { kind: 'refused', isQuote: false }, page: `${SAMPLE_ORIGIN}/approvals/abc` },
      voice,
    ),
  'Order not approved in time': (voice) =>
    approvalDecided(
      { end: { kind: 'expired', isQuote: true }, page: `${SAMPLE_ORIGIN}/approvals/abc` },
      voice,
    ),
  'Account created': (voice) =>
    accountCreated(
      { confirmPage: `${SAMPLE_ORIGIN}/confirm/abc`, signInPage: `${SAMPLE_ORIGIN}/login` },
      voice,
    ),
  'Account to confirm': (voice) =>
    accountConfirm({ confirmPage: `${SAMPLE_ORIGIN}/confirm/abc` }, voice),
  'Password to reset': (voice) =>
    passwordReset({ code: 'K7MP-2XQA', resetPage: `${SAMPLE_ORIGIN}/password?link=abc` }, voice),
  'Password changed': (voice) => passwordChanged({ resetPage: `${SAMPLE_ORIGIN}/password` }, voice),
  'Account to activate': (voice) =>
    accountActivation({ activationPage: `${SAMPLE_ORIGIN}/activate?token=abc` }, voice),
  'Account erased': (voice) =>
    accountErased(
      {
        reference: 'D-3F9A2C71B4',
        kept: [
          { reason: 'contracts and claims', years: 6 },
          { reason: 'tax documents', years: 5 },
        ],
      },
      voice,
    ),
  'New e-mail address to confirm': (voice) =>
    emailChangeConfirm({ confirmPage: `${SAMPLE_ORIGIN}/email/abc` }, voice),
  'New e-mail address asked for': (voice) =>
    emailChangeNotice({ profilePage: `${SAMPLE_ORIGIN}/account` }, voice),
  'E-mail address changed': (voice) => emailChanged(voice),
  'Message answered': (voice) =>
    messageAnswered({ number: '26-4829137-54', page: `${SAMPLE_ORIGIN}/thread/abc` }, voice),
  'Message for a seller': (voice) =>
    messageArrived({ number: '26-4829137-54', thread: 'thread-1' }, voice),
  'Invitation of a seller': (voice) =>
    sellerInvitation({ seller: 'Deska', token: 'Hq3vX0e5bC8yT2mZ7kPfJ4nLw9RsUdAg' }, voice),
  'Message not answered in time': (voice) =>
    messageOverdue({ number: '26-4829137-54', thread: 'thread-1' }, voice),
  'Newsletter to confirm': (voice) =>
    newsletterConfirm({ confirmPage: `${SAMPLE_ORIGIN}/newsletter/abc` }, voice),
  'Newsletter confirmed': (voice) =>
    newsletterWelcome({ name: 'Ana', stopPage: `${SAMPLE_ORIGIN}/newsletter/stop/abc` }, voice),
  'Coupon for points': (voice) =>
    clubCoupon(
      {
        name: 'Ana',
        code: 'M-ABCDEFGHJK',
        points: 1250,
        value: money(1250, voice.market.currency),
        lastDay: plainDate(2027, 11, 20),
        clubPage: `${SAMPLE_ORIGIN}/club`,
      },
      voice,
    ),
  'Restock notice to confirm': (voice) =>
    restockConfirm({ ...AWAITED, confirmPage: `${SAMPLE_ORIGIN}/restock/confirm/abc` }, voice),
  'Product available again': (voice) =>
    restockAvailable({ ...AWAITED, productPage: `${SAMPLE_ORIGIN}/product.html` }, voice),
  'Report received': (voice) =>
    reportMail(
      { receipt: 'R-261123-0042', address: `${SAMPLE_ORIGIN}/product.html`, decision: undefined },
      voice,
    ),
  'Report decided': (voice) =>
    reportMail(
      {
        receipt: 'R-261123-0042',
        address: undefined,
        decision: { kind: 'removed', statement: 'Lorem ipsum dolor sit amet.' },
      },
      voice,
    ),
};
