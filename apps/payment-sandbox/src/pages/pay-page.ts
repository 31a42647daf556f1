import { unreachable } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import type { HostedMethod, LedgerSession } from '../ledger.ts';
import { type NoticeMode, NOTICE_MODES } from '../notices.ts';
import { type CardDecline, DECLINE_TEXTS, LISTED_CARDS } from '../test-payments.ts';
import { escape, layout } from './layout.ts';
import { type Voice, voiceOf } from './voice.ts';

/** What methods are called; most have a name that is the same everywhere. */
const methodName = (method: HostedMethod, { t }: Voice): string => {
  switch (method) {
    case 'card':
      return t('sandbox.card');
    case 'klarna':
      return t('sandbox.instalments');
    case 'p24':
      return 'Przelewy24';
    case 'mb_way':
      return 'MB WAY';
    case 'bizum':
      return 'Bizum';
    case 'paypal':
      return 'PayPal';
    default:
      return unreachable(method);
  }
};

const NOTICE_TEXTS = {
  once: 'sandbox.noticeOnce',
  late: 'sandbox.noticeLate',
  twice: 'sandbox.noticeTwice',
  reordered: 'sandbox.noticeReordered',
  none: 'sandbox.noticeNone',
} as const satisfies Readonly<Record<NoticeMode, string>>;

const heading = (session: LedgerSession, title: string, { money }: Voice): string =>
  `<h1>${escape(title)}</h1><div>${escape(session.name)}</div><p class="sum">${escape(money(session.amount))}</p>`;

const noticeOptions = ({ t }: Voice): string => {
  const options = NOTICE_MODES.map(
    (mode) =>
      `<label><input type="radio" name="notice" value="${mode}"${mode === 'once' ? ' checked' : ''}> ${escape(t(NOTICE_TEXTS[mode]))}</label>`,
  );
  return `<details><summary>${escape(t('sandbox.testOptions'))}</summary><fieldset>${options.join('')}</fieldset></details>`;
};

/** A card's number in groups of four digits, as on the card. */
const spaced = (number: string): string => number.replace(/\d{4}(?=\d)/g, '$& ');

const cardFields = ({ t }: Voice, pay: string, leave: string): string => {
  const cards = LISTED_CARDS.map(
    ({ number, meaning }) => `<tr><td>${spaced(number)}</td><td>${escape(t(meaning))}</td></tr>`,
  );
  return `<label for="number">${escape(t('sandbox.number'))}</label><input id="number" name="number" type="text" inputmode="numeric" autocomplete="off" required maxlength="23" placeholder="4242 4242 4242 4242">
<div class="pair"><div><label for="expiry">${escape(t('sandbox.expiry'))}</label><input id="expiry" name="expiry" type="text" inputmode="numeric" autocomplete="off" value="12/34"></div><div><label for="cvc">${escape(t('sandbox.cvc'))}</label><input id="cvc" name="cvc" type="text" inputmode="numeric" autocomplete="off" value="123"></div></div>
<button name="outcome" value="pay">${escape(pay)}</button>${leave}
<details open><summary>${escape(t('sandbox.testCards'))}</summary><table>${cards.join('')}</table></details>`;
};

const approvalFields = (
  { method }: LedgerSession,
  { t }: Voice,
  pay: string,
  leave: string,
): string => {
  const later =
    method === 'p24'
      ? `<button class="quiet" name="outcome" value="later">${escape(t('sandbox.later'))}</button>`
      : '';
  return `<button name="outcome" value="approve">${escape(pay)}</button>${later}<button class="quiet" name="outcome" value="refuse">${escape(t('sandbox.refuse'))}</button>${leave}`;
};

/** The page on which a shopper pays a session. */
export const payPage = (market: Market, session: LedgerSession, decline?: CardDecline): string => {
  const voice = voiceOf(market);
  const { t, money } = voice;
  const method = methodName(session.method, voice);
  const head = heading(session, method, voice);
  if (session.status !== 'open')
    return layout(
      market,
      method,
      `${head}<p>${escape(t('sandbox.over'))}</p><a class="button" href="${escape(session.successUrl)}">${escape(t('sandbox.back'))}</a>`,
    );
  const error =
    decline === undefined
      ? ''
      : `<p class="error" role="alert">${escape(t(DECLINE_TEXTS[decline]))}</p>`;
  const pay = t('sandbox.pay', { amount: money(session.amount) });
  const leave = `<button class="quiet" name="outcome" value="leave" formnovalidate>${escape(t('sandbox.leave'))}</button>`;
  const fields =
    session.method === 'card'
      ? cardFields(voice, pay, leave)
      : approvalFields(session, voice, pay, leave);
  return layout(
    market,
    method,
    `${head}${error}<form method="post">${fields}${noticeOptions(voice)}</form>`,
  );
};

/** The bank's question during a card payment (3-D Secure). */
export const challengePage = (market: Market, session: LedgerSession): string => {
  const voice = voiceOf(market);
  const { t, money } = voice;
  const title = t('sandbox.challenge');
  const question = t('sandbox.challengeText', { amount: money(session.amount) });
  return layout(
    market,
    title,
    `${heading(session, title, voice)}<p>${escape(question)}</p><form method="post" action="/pay/${session.id}"><button name="outcome" value="approve">${escape(t('sandbox.approve'))}</button><button class="quiet" name="outcome" value="deny">${escape(t('sandbox.refuse'))}</button></form>`,
  );
};
