import { consentInBrowser, dispatchConsent } from '../consent/consent-cookie.ts';
import { CONSENT_SHEET } from '../consent/consent-sheet.ts';
import type { PageFacts } from '../frame-facts/page-facts.ts';

/**
 * The sheet that asks for consent is part of the page, so nothing appears while the shopper uses
 * it. It goes when they have chosen, here or in another tab. Shoppers without scripts are not
 * measured, and find the choice in the footer of the page.
 */
export const startConsent = ({ market }: Pick<PageFacts, 'market'>): void => {
  const sheet = document.querySelector<HTMLElement>(CONSENT_SHEET);
  if (sheet === null) return;
  sheet.addEventListener('submit', (event) => send(event, sheet, market));
  const look = (): void => {
    if (consentInBrowser(market) !== undefined) sheet.remove();
  };
  look();
  for (const type of ['focus', 'pageshow']) addEventListener(type, look);
};

/** A keyboard that was in the sheet goes on at the page's content. */
const leave = (sheet: HTMLElement): void => {
  const hadFocus = sheet.contains(document.activeElement);
  sheet.remove();
  if (hadFocus) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
};

/**
 * The page stays in place. If the choice cannot be sent this way, the browser submits the form
 * natively.
 */
const send = (event: SubmitEvent, sheet: HTMLElement, market: string): void => {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === 'string') body.append(name, value);
  const sendByItself = (): void => {
    for (const [name, value] of body) if (name === 'choice') form.append(hiddenField(name, value));
    form.submit();
  };
  fetch(form.action, { method: 'POST', body, redirect: 'manual' }).then(() => {
    const chosen = consentInBrowser(market);
    if (chosen === undefined) return sendByItself();
    leave(sheet);
    dispatchConsent(chosen);
  }, sendByItself);
};

/** The pressed button, whose value is missing from a natively submitted form. */
const hiddenField = (name: string, value: string): HTMLInputElement =>
  Object.assign(document.createElement('input'), { type: 'hidden', name, value });
