import { createDebounce } from './debounce.ts';

/** Whether a field has a quantity; the shop lowers one that is too large. */
const isQuantity = ({ value, validity }: HTMLInputElement): boolean =>
  value !== '' && !validity.badInput && !validity.rangeUnderflow && !validity.stepMismatch;

/** Sends the form of a changed quantity after a pause. Without scripts, its button does. */
export const startQuantities = (): void => {
  const debounce = createDebounce();
  addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.form?.matches('[data-quantity]') !== true)
      return;
    const { form } = target;
    debounce.cancel();
    if (isQuantity(target)) debounce.run(() => form.requestSubmit());
  });
  // What is no quantity is answered by the shop, in its own words, once the shopper leaves the field.
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.form?.matches('[data-quantity]') !== true)
      return;
    if (!isQuantity(target)) target.form.requestSubmit();
  });
  addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.matches('[data-quantity]')) debounce.cancel();
  });
};
