import { defineForm } from '../forms/define-form.ts';
import { oneOf, several } from '../forms/field-kinds.ts';

/** The choice of cookies. */
export const consentForm = defineForm({
  /** What the buttons send. */
  choice: oneOf(['all', 'none', 'chosen']),
  /** The codes of the ticked categories. */
  category: several(),
});
