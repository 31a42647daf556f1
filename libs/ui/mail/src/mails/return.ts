import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { ReturnFault } from '@materia/domain-order';
import type { TextKey } from '@materia/market-model';
import type { MailContent } from '../mail-content.ts';
import type { MailVoice } from '../render-mail.ts';
import { amountText, greeting, type OrderMailFrame, questions, signature } from './order-facts.ts';

type Units = { readonly name: string; readonly count: number };

/** The products of a return have arrived. */
export const returnArrived = (
  facts: OrderMailFrame & { readonly code: string },
  voice: MailVoice,
): MailContent => {
  const { t } = voice;
  const { number, code } = facts;
  const text = t('returnMail.arrivedText', { code });
  return {
    subject: t('returnMail.arrivedSubject', { number }),
    preview: text,
    title: t('returnMail.arrivedTitle'),
    blocks: [greeting(facts, voice), { kind: 'text', text }, ...ending(facts, voice)],
  };
};

type ReturnCheckedFacts = OrderMailFrame & {
  readonly code: string;
  readonly accepted: readonly Units[];
  readonly refused: readonly (Units & { readonly reason: ReturnFault })[];
  /** What goes back, in minor units. */
  readonly refundMinor: number;
};

/** Which units of a return were accepted, which not and why, and what goes back. */
export const returnChecked = (facts: ReturnCheckedFacts, voice: MailVoice): MailContent => {
  const { market, t, words } = voice;
  const { number, code, accepted, refused, refundMinor } = facts;
  const text = t(refused.length === 0 ? 'returnMail.checkedAll' : 'returnMail.checkedText', {
    code,
  });
  return {
    subject: t('returnMail.checkedSubject', { number }),
    preview: text,
    title: t('returnMail.checkedTitle'),
    blocks: [
      greeting(facts, voice),
      { kind: 'text', text },
      ...accepted.map((units) => ({
        kind: 'text' as const,
        text: t('returnMail.accepted', units),
      })),
      ...refused.map(({ name, count, reason }) => ({
        kind: 'text' as const,
        text: t('returnMail.refused', { name, count, reason: words(RETURN_FAULT_TEXTS[reason]) }),
      })),
      {
        kind: 'notice',
        tone: refundMinor === 0 ? 'attention' : 'good',
        text:
          refundMinor === 0
            ? t('returnMail.checkedNothing', { email: market.company.email })
            : t('returnMail.checkedRefund', { amount: amountText(refundMinor, voice) }),
      },
      ...ending(facts, voice),
    ],
  };
};

const RETURN_FAULT_TEXTS = {
  used: 'withdrawal.faultUsed',
  damaged: 'withdrawal.faultDamaged',
  incomplete: 'withdrawal.faultIncomplete',
  missing: 'withdrawal.faultMissing',
  'other-product': 'withdrawal.faultOther',
} as const satisfies Readonly<Record<ReturnFault, TextKey>>;

type PalletsBackFacts = OrderMailFrame & {
  readonly pallets: number;
  readonly day: PlainDate;
  readonly refundMinor: number;
};

/** Returnable pallets came back, and their deposit goes back. */
export const palletsBack = (facts: PalletsBackFacts, voice: MailVoice): MailContent => {
  const { market, t } = voice;
  const { number, pallets, day, refundMinor } = facts;
  const text = t('returnMail.palletsText', { number });
  return {
    subject: t('returnMail.palletsSubject', { number }),
    preview: text,
    title: t('returnMail.palletsTitle'),
    blocks: [
      greeting(facts, voice),
      { kind: 'text', text },
      {
        kind: 'facts',
        rows: [
          { label: t('returnMail.pallets'), value: String(pallets) },
          { label: t('returnMail.palletsOn'), value: market.longDate(day) },
          { label: t('returnMail.deposit'), value: amountText(refundMinor, voice) },
        ],
      },
      ...ending(facts, voice),
    ],
  };
};

const ending = (facts: OrderMailFrame, voice: MailVoice): MailContent['blocks'] => [
  { kind: 'button', label: voice.t('orderMail.follow'), href: facts.orderPage },
  questions(facts.storePhone, voice),
  signature(voice),
];

/** What a vendor is told about an order that its buyer ended or gives back. */
export type VendorMailFacts = {
  readonly number: string;
  readonly lines: readonly Units[];
  readonly what:
    | { readonly kind: 'cancelled' }
    | { readonly kind: 'ended' }
    | { readonly kind: 'returned'; readonly code: string };
};

/** Tells a vendor what a buyer did, in the words of the shop only. */
export const vendorMail = (
  { number, lines, what }: VendorMailFacts,
  voice: MailVoice,
): MailContent => {
  const { t } = voice;
  const isReturn = what.kind === 'returned';
  const text = isReturn
    ? t('returnMail.vendorReturnText', { number, code: what.code })
    : t(what.kind === 'ended' ? 'returnMail.vendorEndedText' : 'returnMail.vendorCancelledText', {
        number,
      });
  return {
    subject: t(isReturn ? 'returnMail.vendorReturnSubject' : 'returnMail.vendorCancelledSubject', {
      number,
    }),
    preview: text,
    title: t(isReturn ? 'returnMail.vendorReturnTitle' : 'returnMail.vendorCancelledTitle'),
    blocks: [
      { kind: 'text', text: t('returnMail.vendorGreeting') },
      { kind: 'text', text },
      ...lines.map((line) => ({ kind: 'text' as const, text: t('orderMail.line', line) })),
      signature(voice),
    ],
  };
};
