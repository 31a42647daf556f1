import type { RetentionReason } from './market.ts';
import type { TextReader } from './market-texts.ts';

/** What the law keeps of a person, for what reason and for how many years. */
type KeptData = { readonly reason: RetentionReason; readonly years: number };

/** The same in words: what is kept, why, and how long. */
type RetentionWords = {
  readonly what: string;
  readonly why: string;
  readonly period: string;
};

const WORDS = {
  'tax documents': { what: 'myData.taxWhat', why: 'myData.taxWhy' },
  'contracts and claims': { what: 'myData.contractsWhat', why: 'myData.contractsWhy' },
  'proof of consent': { what: 'myData.consentWhat', why: 'myData.consentWhy' },
} as const satisfies Readonly<Record<RetentionReason, object>>;

/** What the law keeps after an erasure, in the words of page and mail. */
export const retentionWords = ({ reason, years }: KeptData, t: TextReader): RetentionWords => ({
  what: t(WORDS[reason].what),
  why: t(WORDS[reason].why),
  period: t('myData.years', { count: years }),
});
