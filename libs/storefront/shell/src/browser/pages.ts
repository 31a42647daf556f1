import { announce } from '@materia/ui-design-system/behaviours';
import { keepPlace } from '../boot/kept-place.ts';
import { fetchPage } from './fetch-part.ts';

/** A form or a button with `data-stays` leads back to its place in the page. */
export const startStays = (): void =>
  addEventListener('submit', (event) => {
    const { target, submitter } = event;
    if (
      !event.defaultPrevented &&
      target instanceof HTMLFormElement &&
      (target.matches('[data-stays]') || submitter?.matches('[data-stays]') === true)
    )
      keepPlace(submitter);
  });

/**
 * The row of departments shows its first line again once the keyboard has left it: the focus scrolls
 * to links of later lines.
 */
export const startMenuRow = (): void =>
  addEventListener('focusout', ({ target, relatedTarget }) => {
    const row = target instanceof Element ? target.closest('[data-first-line]') : null;
    if (row !== null && !(relatedTarget instanceof Node && row.contains(relatedTarget)))
      row.scrollTop = 0;
  });

/** The panel of departments gets its pictures when it is first opened, maybe before this script ran. */
export const startMenuPanel = (): void => {
  const panel = document.querySelector<HTMLElement>('[data-tiles-of]');
  if (panel === null) return;
  const fill = (): void => void import('./menu.ts').then(({ fillMenu }) => fillMenu(panel));
  if (panel.matches(':popover-open')) fill();
  else panel.addEventListener('beforetoggle', fill, { once: true });
};

/** "Back" goes back in the browser's history if there is one; else the link is followed. */
export const startBackLinks = (): void =>
  addEventListener('click', (event) => {
    if (!(event.target instanceof Element && event.target.closest('[data-back]'))) return;
    if (history.length < 2) return;
    event.preventDefault();
    history.back();
  });

/**
 * Screen readers skip a message that is on the page from the start, so it is read out. The message
 * itself stays untouched: if the page moved under a press, the press would be lost.
 */
export const announceMessage = (): void => {
  const parts = document.querySelectorAll('#message :is([data-title], [data-message])');
  if (parts.length > 0) announce(Array.from(parts, ({ textContent }) => textContent).join(' '));
};

/** How often an open page reads its prices and stock again. */
const REFRESH_MS = 15 * 60 * 1000;

/**
 * Reads the page again and replaces the parts marked `data-live`: prices and stock. On failure they
 * stay.
 */
export const refreshLiveParts = async (): Promise<void> => {
  const parts = document.querySelectorAll<HTMLElement>('[data-live]');
  if (parts.length === 0) return;
  const page = await fetchPage(location.href, 'no-store').catch(() => undefined);
  for (const part of parts) {
    const fresh = page?.querySelector(`[data-live="${part.dataset['live']}"]`);
    if (!fresh) continue;
    const focused = document.activeElement;
    // What was chosen or answered in the form stays, unless the product can no longer be added.
    const form = part.querySelector('form[data-add]');
    if (form !== null) fresh.querySelector('form[data-add]')?.replaceWith(form);
    part.replaceChildren(...document.adoptNode(fresh).childNodes);
    if (focused instanceof HTMLElement && part.contains(focused))
      focused.focus({ preventScroll: true });
  }
};

export const startRefresh = (): void => {
  setInterval(() => {
    if (document.visibilityState === 'visible') void refreshLiveParts();
  }, REFRESH_MS);
};

/** Milliseconds between two attempts while the error page stays open. */
const TRY_AGAIN_MS = 5000;

/** The error page asks whether the shop works again, and then follows its redirect. */
export const watchProblem = (): void => {
  if (document.querySelector('[data-problem]') === null) return;
  const timer = setInterval(() => {
    void fetch(location.href)
      .then(({ ok, url }) => {
        if (!ok) return;
        clearInterval(timer);
        location.assign(url);
      })
      .catch(() => undefined);
  }, TRY_AGAIN_MS);
};
