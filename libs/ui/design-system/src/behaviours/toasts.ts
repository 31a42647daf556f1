const TOASTS = '[data-toasts]';

/** What had the focus before it went into a toast. */
let outside: Element | null = null;

/** A keyboard that was in the toast goes on where it was before. */
const close = (toast: Element): void => {
  const hadFocus = toast.contains(document.activeElement);
  const place = toast.closest(TOASTS);
  toast.remove();
  if (place?.childElementCount === 0) place.removeAttribute('data-low');
  if (hadFocus && outside instanceof HTMLElement) outside.focus({ preventScroll: true });
};

/** A layer above the page takes the Escape key for itself. */
const hasLayer = (): boolean => document.querySelector('dialog[open], :popover-open') !== null;

/** A button with `data-closes-toast` removes its toast, and Escape the last one. */
export const startToasts = (): void => {
  addEventListener('click', ({ target }) => {
    const toast =
      target instanceof Element
        ? target.closest('[data-closes-toast]')?.closest('[data-toast]')
        : null;
    if (toast) close(toast);
  });
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || hasLayer()) return;
    const toast = document.querySelector(`${TOASTS} > :last-child`);
    if (toast !== null) close(toast);
  });
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest(TOASTS) === null) outside = target;
  });
};

/** Removes what a script showed and is no longer true. A page's own toasts stay, for its content is below them. */
export const clearToasts = (): void => {
  for (const toast of document.querySelectorAll(`${TOASTS}[data-scripted] > *`)) close(toast);
};

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.top < other.bottom &&
  other.top < one.bottom &&
  one.left < other.right &&
  other.left < one.right;

/**
 * Shows a toast that the server rendered, in place of the ones before. It covers neither the
 * control that was pressed nor moves anything; the toaster reads it out.
 */
export const showToast = (toast: HTMLElement, pressed: Element): void => {
  const place = document.querySelector<HTMLElement>(TOASTS);
  if (place === null) return;
  place.removeAttribute('data-low');
  // Whatever the page's own toast took stays free.
  place.style.blockSize = `${place.clientHeight}px`;
  place.dataset['scripted'] = '';
  place.replaceChildren(toast);
  if (!overlap(toast.getBoundingClientRect(), pressed.getBoundingClientRect())) return;
  place.style.blockSize = '';
  place.dataset['low'] = '';
};
