import type { Market } from '@materia/market-model';
import type { LedgerIntent } from '../ledger.ts';
import { escape, layout } from './layout.ts';
import { type Voice, voiceOf } from './voice.ts';

/** One payment with its form. */
const article = (
  { id, amount, voucher }: LedgerIntent,
  { t, money }: Voice,
  blik: string,
  buttons: string,
): string => {
  const facts =
    voucher === null
      ? `<strong>${escape(blik)}</strong>`
      : `<strong>Multibanco</strong><dl><dt>${escape(t('sandbox.entity'))}</dt><dd>${voucher.entity}</dd><dt>${escape(t('sandbox.reference'))}</dt><dd>${voucher.reference}</dd><dt>${escape(t('sandbox.amount'))}</dt><dd>${escape(money(amount))}</dd></dl>`;
  return `<article>${facts}<form method="post"><input type="hidden" name="intent" value="${id}">${buttons}</form></article>`;
};

const waitingPayment = (intent: LedgerIntent, voice: Voice): string => {
  const { t, money } = voice;
  const amount = money(intent.amount);
  const buttons =
    intent.voucher === null
      ? `<button name="outcome" value="approve">${escape(t('sandbox.approve'))}</button><button class="quiet" name="outcome" value="refuse">${escape(t('sandbox.refuse'))}</button>`
      : `<button name="outcome" value="approve">${escape(t('sandbox.pay', { amount }))}</button><button class="quiet" name="outcome" value="expire">${escape(t('sandbox.letEnd'))}</button>`;
  return article(intent, voice, t('sandbox.blikAsks', { amount }), buttons);
};

const endedPayment = (intent: LedgerIntent, voice: Voice): string =>
  article(
    intent,
    voice,
    `BLIK: ${voice.money(intent.amount)}`,
    `<button class="quiet" name="outcome" value="late">${escape(voice.t('sandbox.arriveLate'))}</button>`,
  );

/**
 * The "bank app": payments that wait for their shopper outside of any page of the provider, and
 * ended ones whose money testers can let arrive after all.
 */
export const bankPage = (
  market: Market,
  {
    waiting,
    ended,
  }: { readonly waiting: readonly LedgerIntent[]; readonly ended: readonly LedgerIntent[] },
): string => {
  const voice = voiceOf(market);
  const { t } = voice;
  const late =
    ended.length === 0
      ? ''
      : `<details><summary>${escape(t('sandbox.ended'))}</summary>${ended.map((intent) => endedPayment(intent, voice)).join('')}</details>`;
  const lead = t(waiting.length === 0 ? 'sandbox.nothingWaits' : 'sandbox.bankLead');
  return layout(
    market,
    t('sandbox.bank'),
    `<h1>${escape(t('sandbox.bank'))}</h1><p>${escape(lead)}</p>${waiting.map((intent) => waitingPayment(intent, voice)).join('')}${late}`,
  );
};
