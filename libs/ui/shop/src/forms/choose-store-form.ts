import { defineForm } from './define-form.ts';
import { line } from './field-kinds.ts';

/** Makes a store the reference store. */
export const chooseStoreForm = defineForm({
  store: line(),
  /** The page to return to; by default the one from which the shopper came to the stores. */
  returnTo: line(),
});
