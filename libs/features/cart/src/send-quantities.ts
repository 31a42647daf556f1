import { createDebounce } from './debounce.ts';

/** Sends the form of a changed quantity after a pause. Without scripts, its button does. */
export const startQuantities = (): void => {
  const debounce = createDebounce();
  addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.form?.matches('[data-quantity]') !== true)
      return;
    const { form } = target;
    debounce.cancel();
    if (target.validity.valid && target.value !== '') debounce.run(() => form.requestSubmit());
  });
  addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.matches('[data-quantity]')) debounce.cancel();
  });
};
