const KEY = 'materia-place';

/** Notes the scroll position and the focused control before a form with `data-stays` is sent. */
export const keepPlace = (submitter: HTMLElement | null): void => {
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify([location.pathname, scrollY, selectorOf(submitter ?? document.activeElement)]),
    );
  } catch {
    // Without storage the page opens at its top.
  }
};

/** Returns there if the form led back to its page. If it led to another one, its heading gets the focus, to be read out. */
export const returnToPlace = (): void => {
  try {
    const [path, y, selector]: [string?, number?, string?] = JSON.parse(
      sessionStorage.getItem(KEY) ?? '[]',
    );
    sessionStorage.removeItem(KEY);
    if (path === undefined) return;
    if (path !== location.pathname) {
      const heading = document.querySelector<HTMLElement>('main h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
      return;
    }
    scrollTo({ top: y ?? 0, behavior: 'instant' });
    if (selector) document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  } catch {
    // See above.
  }
};

/** Finds the same control in the next page: by its id, or by its form's name and its own. */
const selectorOf = (element: Element | null): string => {
  if (element === null) return '';
  if (element.id !== '') return `#${CSS.escape(element.id)}`;
  const form = element.closest('form')?.getAttribute('aria-label');
  const value = element.getAttribute('value');
  return [
    ...(form === null || form === undefined ? [] : [`form[aria-label="${CSS.escape(form)}"] `]),
    element.localName,
    ...(value === null ? [] : [`[value="${CSS.escape(value)}"]`]),
    form === undefined && value === null ? ':not(*)' : '',
  ].join('');
};
