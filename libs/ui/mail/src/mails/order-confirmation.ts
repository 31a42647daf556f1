import { isPaidInStore, isSlowPayment, type PaymentMethod } from '@materia/domain-checkout';
import type { WithdrawalExclusion } from '@materia/domain-order';
import { companyAddress, type FirmFacts, pathTo, type TextKey } from '@materia/market-model';
import type { MailBlock, MailContent } from '../mail-content.ts';
import type { MailVoice } from '../render-mail.ts';
import {
  dayText,
  firmRows,
  fulfilmentRows,
  greeting,
  isAtStore,
  type MailOrder,
  type MailTotals,
  methodName,
  orderLines,
  type OrderMailFrame,
  pickupCode,
  questions,
  signature,
  totalBlocks,
  whenOf,
} from './order-facts.ts';

export type OrderConfirmationFacts = OrderMailFrame &
  MailTotals &
  FirmFacts & {
    readonly orders: readonly MailOrder[];
    readonly method: PaymentMethod;
    /** The buyer may withdraw from the contract; firms may not. */
    readonly isConsumer: boolean;
  };

/**
 * The confirmation of a purchase, in the order of its page: each of its orders with its day, its place, its lines and its
 * amounts, then the total, how to cancel, and the buyer's rights. After a payment that took days it says first that the
 * money has arrived.
 */
export const orderConfirmation = (facts: OrderConfirmationFacts, voice: MailVoice): MailContent => {
  const { market, t, words } = voice;
  const { number, orders, method } = facts;
  const wasAwaited = isSlowPayment(method);
  const areCollected = orders.every(({ fulfilment }) => isAtStore(fulfilment));
  const isOne = orders.length === 1;
  const texts = (isOne ? ORDER_TEXTS : PURCHASE_TEXTS)[wasAwaited ? 'paid' : 'placed'];
  const lead = t(isOne && !wasAwaited && areCollected ? 'orderMail.lead' : texts.lead, { number });
  return {
    subject: t(texts.subject, { number }),
    preview: lead,
    title: t(wasAwaited ? 'orderMail.titlePaid' : 'orderMail.title'),
    blocks: [
      greeting(facts, voice),
      { kind: 'text', text: lead },
      ...purchaseRows(facts, voice),
      ...orders.flatMap((order) => orderBlocks(order, wasAwaited, voice)),
      ...(orders.length === 1
        ? []
        : [
            { kind: 'heading' as const, text: words('checkout.together') },
            ...totalBlocks(
              facts,
              orders.reduce((sum, { lines }) => sum + lines.length, 0),
              voice,
            ),
          ]),
      {
        kind: 'facts',
        rows: [
          {
            label: t('orderMail.payment'),
            value: isPaidInStore(method)
              ? t('orderMail.payInStore')
              : t('orderMail.paid', { method: methodName(method, market) }),
          },
        ],
      },
      { kind: 'button', label: t('orderMail.follow'), href: facts.orderPage },
      ...(facts.isConsumer ? rightsBlocks(facts, voice) : []),
      questions(facts.storePhone, voice),
      signature(voice),
    ],
  };
};

/** Subject and first sentence of a purchase of one order, and of several. */
const ORDER_TEXTS = {
  placed: { subject: 'orderMail.subject', lead: 'orderMail.leadSent' },
  paid: { subject: 'orderMail.subjectPaid', lead: 'orderMail.leadPaid' },
} as const;
const PURCHASE_TEXTS = {
  placed: { subject: 'orderMail.purchaseSubject', lead: 'orderMail.purchaseLead' },
  paid: { subject: 'orderMail.purchasePaidSubject', lead: 'orderMail.purchasePaid' },
} as const;

/** The number of the purchase, where its orders have numbers of their own, and the firm that bought. */
const purchaseRows = (facts: OrderConfirmationFacts, voice: MailVoice): readonly MailBlock[] => {
  const { number, orders } = facts;
  const rows = [
    ...(orders.length === 1 ? [] : [{ label: voice.t('orderMail.purchase'), value: number }]),
    ...firmRows(facts, voice),
  ];
  return rows.length === 0 ? [] : [{ kind: 'facts', rows }];
};

/** One order: its day first. */
const orderBlocks = (
  order: MailOrder,
  wasAwaited: boolean,
  voice: MailVoice,
): readonly MailBlock[] => {
  const { market, t, words } = voice;
  const when = whenOf(order, voice);
  return [
    {
      kind: 'heading',
      text: t('mail.labelled', { label: when.label, value: dayText(when) }),
    },
    ...(wasAwaited && order.fulfilment.when?.kind === 'day'
      ? [{ kind: 'text' as const, text: words('handover.fromPayment') }]
      : []),
    {
      kind: 'facts',
      rows: [
        ...fulfilmentRows({ ...order, seller: order.seller ?? market.name }, voice, {
          withTime: false,
        }),
        { label: t('orderMail.number'), value: order.number },
      ],
    },
    ...pickupCode(order, voice),
    orderLines(order, voice),
    ...totalBlocks(order, order.lines.length, voice),
  ];
};

const EXCLUSION_TEXTS = {
  'made-to-measure': 'line.excludedMeasure',
  'cut-to-size': 'line.excludedCut',
  'mixed-to-order': 'line.excludedMixed',
} as const satisfies Readonly<Record<WithdrawalExclusion, TextKey>>;

/** How to cancel or return, the right to withdraw with its model form, the guarantee, and the conditions. */
const rightsBlocks = (
  { orders, number, orderPage }: OrderConfirmationFacts,
  { market, t, words }: MailVoice,
): readonly MailBlock[] => {
  const { company, settings, routes } = market;
  const to = pathTo(routes);
  const { origin } = new URL(orderPage);
  const days = settings.withdrawalDays;
  const { years } = settings.legalGuarantee;
  return [
    { kind: 'heading', text: words('handover.changeTitle') },
    { kind: 'text', text: words('handover.cancelText') },
    { kind: 'text', text: words('handover.returnText', { days }) },
    {
      kind: 'links',
      links: orders.map((order) => ({
        label: words('handover.cancelLink', { number: order.number }),
        href: `${order.page}#withdrawal`,
      })),
    },
    { kind: 'heading', text: words('rights.title') },
    { kind: 'text', text: words('rights.withdrawal', { days, email: company.email }) },
    ...orders.flatMap(({ lines }) =>
      lines.flatMap(({ name, excluded }) =>
        excluded === undefined
          ? []
          : [
              {
                kind: 'text' as const,
                text: t('mail.labelled', {
                  label: name,
                  value: words('line.noWithdrawal', { reason: words(EXCLUSION_TEXTS[excluded]) }),
                }),
              },
            ],
      ),
    ),
    {
      kind: 'text',
      text: words('rights.form', {
        company: company.legalName,
        address: companyAddress(company),
        email: company.email,
        number,
      }),
    },
    { kind: 'heading', text: words('rights.noticeTitle') },
    { kind: 'text', text: words('rights.notice', { years }) },
    { kind: 'text', text: words('rights.noticeHow') },
    {
      kind: 'links',
      links: [
        { label: words('rights.formLink'), href: origin + to('withdrawalForm') },
        { label: words('rights.terms'), href: origin + to('terms') },
        ...(orders.some(({ fulfilment }) => isAtStore(fulfilment))
          ? [{ label: words('rights.pickupTerms'), href: origin + to('pickupConditions') }]
          : []),
      ],
    },
  ];
};
