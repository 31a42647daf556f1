import type { PositionContent } from './position-content.ts';

/**
 * Lets every `PositionForm` ask the browser for the shopper's position before it is sent. The script
 * that asks is loaded by the first press. `fetchPart` fetches a page and takes out the element that
 * a selector finds.
 */
export const startPositionForms = (
  fetchPart: (address: string, selector: string) => Promise<HTMLElement>,
): void => {
  addEventListener('submit', (event) => {
    const { target: form, submitter: button } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-position]')) return;
    event.preventDefault();
    if (button === null || button.ariaBusy === 'true') return;
    const content: PositionContent = JSON.parse(form.dataset['position'] ?? '');
    const end = (problem: string): void => {
      button.ariaBusy = null;
      const place = form.querySelector('output');
      if (place !== null) place.textContent = problem;
    };
    end('');
    button.ariaBusy = 'true';
    import('./send-position.ts').then(
      ({ sendPosition }) => sendPosition({ form, button, content, end, fetchPart }),
      () => end(content.failed),
    );
  });
};
