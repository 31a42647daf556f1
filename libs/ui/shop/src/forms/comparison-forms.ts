import { defineForm } from './define-form.ts';
import { line } from './field-kinds.ts';

/** The forms that change the comparison, by their intents. */
export const COMPARISON_FORMS = {
  add: defineForm({ sku: line(), returnTo: line() }, { intent: 'add' }),
  remove: defineForm({ sku: line(), returnTo: line() }, { intent: 'remove' }),
  restart: defineForm({ sku: line() }, { intent: 'restart' }),
  clear: defineForm({ returnTo: line() }, { intent: 'clear' }),
};
