/**
 * Serves the buttons of every `QuantityStepper` of the document: they change the number and fire
 * its `change` event.
 */
export const startSteppers = (): void => {
  addEventListener('click', (event) => {
    const button =
      event.target instanceof Element
        ? event.target.closest<HTMLButtonElement>('button[data-step]')
        : null;
    const input = button?.parentElement?.querySelector('input');
    if (button === null || input === null || input === undefined) return;
    event.preventDefault();
    const [min, max] = [Number(input.min), Number(input.max)];
    const now = Number.isInteger(input.valueAsNumber) ? input.valueAsNumber : min;
    const next = Math.min(Math.max(now + Number(button.dataset['step']), min), Math.max(max, min));
    if (next === input.valueAsNumber) return;
    input.value = String(next);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'number') return;
    const hint = document.querySelector<HTMLElement>(
      `#${CSS.escape(target.id)}-hint [data-at-maximum]`,
    );
    if (hint !== null) hint.hidden = !(target.valueAsNumber >= Number(target.max));
  });
};
