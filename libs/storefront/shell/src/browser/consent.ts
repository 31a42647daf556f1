import { consentInBrowser, dispatchConsent } from '../consent/consent-cookie.ts';
import { CONSENT_SHEET, SHEET_PARAMETER } from '../consent/consent-sheet.ts';
import { hasInteracted, onFirstInteraction } from '../consent/first-interaction.ts';
import type { PageFacts } from '../frame-facts/page-facts.ts';
import { fetchPart } from './fetch-part.ts';

/**
 * Asks for consent on the shopper's first interaction unless they have chosen already. Until then
 * the page stays uncovered and nothing is measured. The sheet is fetched only then. Shoppers
 * without scripts are not measured, and find the choice in the footer of the page.
 */
export const startConsent = ({ market, page, consentPath }: PageFacts): void => {
  if (page === 'cookieSettings' || consentInBrowser(market) !== undefined) return;
  onFirstInteraction(window, hasInteracted(), () => {
    const back = location.pathname + location.search;
    fetchPart(
      `${consentPath}?${new URLSearchParams({ [SHEET_PARAMETER]: back })}`,
      CONSENT_SHEET,
    ).then(
      (sheet) => {
        document.body.append(sheet);
        sheet.addEventListener('submit', (event) => send(event, sheet, market));
      },
      // Not asked counts as refused; the next page asks again.
      () => undefined,
    );
  });
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
    sheet.remove();
    dispatchConsent(chosen);
  }, sendByItself);
};

/** The pressed button, whose value is missing from a natively submitted form. */
const hiddenField = (name: string, value: string): HTMLInputElement =>
  Object.assign(document.createElement('input'), { type: 'hidden', name, value });
