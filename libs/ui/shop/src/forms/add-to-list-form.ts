import { defineForm } from './define-form.ts';
import { line } from './field-kinds.ts';

/** Adds a product to a list of the customer, or to a new one with the given name. */
export const addToListForm = defineForm({
  list: line(),
  sku: line(),
  name: line(80),
});
