/** Users who cancelled the page load may press again after this time, in milliseconds. */
const LONGEST_WAIT = 10_000;

/**
 * A form with `data-once` is sent once: its button is busy while the browser waits for the answer. A
 * button with `data-asks` only asks something, and may ask again.
 */
export const startSending = (): void => {
  const sending = new Set<HTMLElement>();
  const end = (): void => {
    for (const button of sending) button.ariaBusy = null;
    sending.clear();
  };
  const send = (event: SubmitEvent): void => {
    const { target: form, submitter: button } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-once]')) return;
    if (button === null || button.matches('[data-asks]')) return;
    if (sending.has(button)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    sending.add(button);
    button.ariaBusy = 'true';
    setTimeout(end, LONGEST_WAIT);
  };
  addEventListener('submit', send, true);
  // A page restored from the back/forward cache is ready again.
  addEventListener('pageshow', end);
};
