/** Marks the summary of a refused form, by which pages and scripts find it. */
export const ERROR_SUMMARY_MARK = 'data-error-summary';

/**
 * The summary gets the focus as soon as its page is open, so that keyboards and screen readers
 * start at what is wrong.
 */
export const focusErrorSummary = (): void =>
  document.querySelector<HTMLElement>(`[${ERROR_SUMMARY_MARK}]`)?.focus();
