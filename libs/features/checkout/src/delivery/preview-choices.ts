import { announce } from '@materia/ui-design-system/behaviours';

/** Fetches a page and takes an element out of it. */
type FetchPart = (address: string, selector: string) => Promise<HTMLElement>;

/** The parts of a page that follow the choices in its form, by the names in `data-preview-part`. */
const PARTS = '[data-preview-part]';

/**
 * Shows what a choice costs and when it arrives at once: the parts of the page that depend on it are
 * taken from the page as it is with the form's values. Without scripts a button loads that page. If
 * it cannot be fetched, the parts stay as they are.
 */
export const startChoicePreviews = (fetchPart: FetchPart): void => {
  let latest = 0;
  addEventListener('change', ({ target }) => {
    const form = target instanceof HTMLInputElement ? target.form : null;
    if (form?.matches('[data-choices]') !== true) return;
    latest += 1;
    const asked = latest;
    void fetchPart(addressOf(form), 'main').then(
      (page) => {
        if (asked === latest) replaceParts(page);
      },
      () => undefined,
    );
  });
};

const addressOf = (form: HTMLFormElement): string => {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') query.append(name, value);
  return `${location.pathname}?${query}`;
};

const replaceParts = (page: HTMLElement): void => {
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    const name = part.dataset['previewPart'] ?? '';
    const fresh = page.querySelector(`[data-preview-part="${name}"]`);
    if (fresh !== null) part.replaceChildren(...fresh.childNodes);
  }
  const total = document.querySelector(`${PARTS} [data-total]`);
  announce(Array.from(total?.children ?? [], ({ textContent }) => textContent).join(' '));
};
