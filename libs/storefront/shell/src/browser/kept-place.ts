const KEY = 'materia-place';

/** Pixels between the top of the window and a control. */
const topOf = (control: Element | null): number => control?.getBoundingClientRect().top ?? 0;

/** Notes the scroll position and the focused control before a form with `data-stays` is sent. */
export const keepPlace = (submitter: HTMLElement | null): void => {
  const control = submitter ?? document.activeElement;
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify([location.pathname, scrollY, selectorOf(control), topOf(control)]),
    );
  } catch {
    // Without storage the page opens at its top.
  }
};

/**
 * Returns there if the form led back to its page. If the control is gone, or the form led to
 * another page, the heading gets the focus, so that keyboards and screen readers start at the
 * page's content.
 */
export const returnToPlace = (): void => {
  try {
    const kept: [string, number, string, number] | null = JSON.parse(
      sessionStorage.getItem(KEY) ?? 'null',
    );
    sessionStorage.removeItem(KEY);
    if (kept === null) return;
    const [path, y, selector, top] = kept;
    const isSamePage = path === location.pathname;
    if (isSamePage) scrollTo({ top: y, behavior: 'instant' });
    const control =
      isSamePage && selector !== '' ? document.querySelector<HTMLElement>(selector) : null;
    // Parts above that were not laid out yet may have another height than before.
    if (control !== null) scrollBy({ top: topOf(control) - top, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    (control ?? heading)?.focus({ preventScroll: true });
  } catch {
    // See above.
  }
};

/**
 * Finds the same control in the next page: by its id, or by its form's name and its own value.
 * Empty if it has neither.
 */
const selectorOf = (element: Element | null): string => {
  if (element === null) return '';
  if (element.id !== '') return `#${CSS.escape(element.id)}`;
  const form = element.closest('form')?.getAttribute('aria-label') ?? '';
  const value = element.getAttribute('value') ?? '';
  return form === '' && value === ''
    ? ''
    : [
        form === '' ? '' : `form[aria-label="${CSS.escape(form)}"] `,
        element.localName,
        value === '' ? '' : `[value="${CSS.escape(value)}"]`,
      ].join('');
};
