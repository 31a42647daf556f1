import type { LedgerIntent, LedgerSession } from './ledger.ts';
import { textsOf } from './texts.ts';

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Locales of languages whose amounts differ by country. */
const LOCALES: Readonly<Record<string, string>> = { pt: 'pt-PT', es: 'es-ES' };

const money = (minor: number, currency: string, language: string): string =>
  new Intl.NumberFormat(LOCALES[language] ?? language, { style: 'currency', currency }).format(
    minor / 100,
  );

const STYLE = `
:root{color-scheme:light;font:16px/1.5 system-ui,sans-serif;color:#1b2430;background:#eef1f5}
*{box-sizing:border-box}body{margin:0;padding:1rem;display:grid;place-items:start center;min-height:100vh}
main{width:100%;max-width:27rem;background:#fff;border-radius:.75rem;padding:1.5rem;box-shadow:0 1px 3px #0003;margin-top:4vh}
.note{background:#fff4d6;border-radius:.5rem;padding:.5rem .75rem;font-size:.875rem;margin:0 0 1.25rem}
h1{font-size:1.25rem;margin:0 0 .25rem}.sum{font-size:1.75rem;font-weight:700;margin:.25rem 0 1.25rem}
label{display:block;font-weight:600;margin:.75rem 0 .25rem}
input[type=text]{width:100%;padding:.65rem;border:1px solid #8793a3;border-radius:.5rem;font:inherit}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.75rem;align-items:end}
button,.button{display:block;width:100%;min-height:2.75rem;padding:.65rem;border:1px solid #17408b;border-radius:.5rem;background:#17408b;color:#fff;font:inherit;font-weight:600;text-align:center;text-decoration:none;margin-top:.75rem;cursor:pointer}
.quiet{background:#fff;color:#17408b}button:focus-visible,a:focus-visible,input:focus-visible{outline:3px solid #f2a900;outline-offset:2px}
.error{background:#fde8e8;color:#8a1220;border-radius:.5rem;padding:.65rem .75rem;margin:0 0 1rem}
table{width:100%;border-collapse:collapse;font-size:.875rem}td{padding:.25rem 0}td:first-child{font-variant-numeric:tabular-nums;white-space:nowrap;padding-right:.75rem}
details{margin-top:1.25rem;font-size:.9375rem}fieldset{border:0;padding:0;margin:.5rem 0 0}fieldset label{font-weight:400;margin:.25rem 0}
article{border-top:1px solid #d5dbe3;padding:1rem 0}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:.5rem 0}dt{color:#566}dd{margin:0;font-weight:600}`;

const page = (language: string, title: string, body: string): string => {
  const texts = textsOf(language);
  return `<!doctype html><html lang="${escape(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${STYLE}</style></head><body><main><p class="note"><strong>${escape(texts.sandbox)}.</strong> ${escape(texts.sandboxNote)}</p>${body}</main></body></html>`;
};

const heading = (session: LedgerSession, title: string): string =>
  `<h1>${escape(title)}</h1><div>${escape(session.name)}</div><p class="sum">${escape(money(session.amount, session.currency, session.locale))}</p>`;

const noticeOptions = (language: string): string => {
  const { testOptions, notices } = textsOf(language);
  const options = Object.entries(notices).map(
    ([value, label]) =>
      `<label><input type="radio" name="notice" value="${value}"${value === 'once' ? ' checked' : ''}> ${escape(label)}</label>`,
  );
  return `<details><summary>${escape(testOptions)}</summary><fieldset>${options.join('')}</fieldset></details>`;
};

/** The page on which a shopper pays a session. */
export const payPage = (session: LedgerSession, decline?: string): string => {
  const texts = textsOf(session.locale);
  const method = texts.methods[session.method];
  if (session.status !== 'open')
    return page(
      session.locale,
      method,
      `${heading(session, method)}<p>${escape(texts.over)}</p><a class="button" href="${escape(session.successUrl)}">${escape(texts.back)}</a>`,
    );
  const amount = money(session.amount, session.currency, session.locale);
  const error =
    decline === undefined
      ? ''
      : `<p class="error" role="alert">${escape(texts.declines[decline] ?? texts.declines['generic_decline'] ?? '')}</p>`;
  const leave = `<button class="quiet" name="outcome" value="leave" formnovalidate>${escape(texts.leave)}</button>`;
  const fields =
    session.method === 'card'
      ? `<label for="number">${escape(texts.number)}</label><input id="number" name="number" type="text" inputmode="numeric" autocomplete="off" required maxlength="23" placeholder="4242 4242 4242 4242">
<div class="pair"><div><label for="expiry">${escape(texts.expiry)}</label><input id="expiry" name="expiry" type="text" inputmode="numeric" autocomplete="off" value="12/34"></div><div><label for="cvc">${escape(texts.cvc)}</label><input id="cvc" name="cvc" type="text" inputmode="numeric" autocomplete="off" value="123"></div></div>
<button name="outcome" value="pay">${escape(texts.pay.replace('{amount}', amount))}</button>${leave}
<details open><summary>${escape(texts.testCards)}</summary><table>${Object.entries(texts.cards)
          .map(([card, meaning]) => `<tr><td>${card}</td><td>${escape(meaning)}</td></tr>`)
          .join('')}</table></details>`
      : `<button name="outcome" value="approve">${escape(texts.pay.replace('{amount}', amount))}</button>${
          session.method === 'p24'
            ? `<button class="quiet" name="outcome" value="later">${escape(texts.later)}</button>`
            : ''
        }<button class="quiet" name="outcome" value="refuse">${escape(texts.refuse)}</button>${leave}`;
  return page(
    session.locale,
    method,
    `${heading(session, method)}${error}<form method="post">${fields}${noticeOptions(session.locale)}</form>`,
  );
};

/** The bank's question during a card payment (3-D Secure). */
export const challengePage = (session: LedgerSession): string => {
  const texts = textsOf(session.locale);
  const amount = money(session.amount, session.currency, session.locale);
  return page(
    session.locale,
    texts.challenge,
    `${heading(session, texts.challenge)}<p>${escape(texts.challengeText.replace('{amount}', amount))}</p><form method="post" action="/pay/${session.id}"><button name="outcome" value="approve">${escape(texts.approve)}</button><button class="quiet" name="outcome" value="deny">${escape(texts.refuse)}</button></form>`,
  );
};

/**
 * The "bank app": payments that wait for their shopper outside of any page of the provider, and
 * ended ones whose money testers can let arrive after all.
 */
export const bankPage = (
  language: string,
  {
    waiting,
    ended,
  }: { readonly waiting: readonly LedgerIntent[]; readonly ended: readonly LedgerIntent[] },
): string => {
  const texts = textsOf(language);
  const article = ({ id, voucher, ...intent }: LedgerIntent, blik: string, buttons: string) => {
    const amount = money(intent.amount, intent.currency, language);
    const facts =
      voucher === null
        ? `<strong>${escape(blik.replace('{amount}', amount))}</strong>`
        : `<strong>Multibanco</strong><dl><dt>${escape(texts.entity)}</dt><dd>${voucher.entity}</dd><dt>${escape(texts.reference)}</dt><dd>${voucher.reference}</dd><dt>${escape(texts.amount)}</dt><dd>${escape(amount)}</dd></dl>`;
    return `<article>${facts}<form method="post"><input type="hidden" name="intent" value="${id}">${buttons}</form></article>`;
  };
  const items = waiting.map((intent) => {
    const amount = money(intent.amount, intent.currency, language);
    const buttons =
      intent.voucher === null
        ? `<button name="outcome" value="approve">${escape(texts.approve)}</button><button class="quiet" name="outcome" value="refuse">${escape(texts.refuse)}</button>`
        : `<button name="outcome" value="approve">${escape(texts.pay.replace('{amount}', amount))}</button><button class="quiet" name="outcome" value="expire">${escape(texts.letEnd)}</button>`;
    return article(intent, texts.blikAsks, buttons);
  });
  const late = ended.map((intent) =>
    article(
      intent,
      'BLIK: {amount}',
      `<button class="quiet" name="outcome" value="late">${escape(texts.arriveLate)}</button>`,
    ),
  );
  const lateList =
    late.length === 0
      ? ''
      : `<details><summary>${escape(texts.ended)}</summary>${late.join('')}</details>`;
  return page(
    language,
    texts.bank,
    `<h1>${escape(texts.bank)}</h1><p>${escape(items.length === 0 ? texts.nothingWaits : texts.bankLead)}</p>${items.join('')}${lateList}`,
  );
};
