import { defineForm } from '../forms/define-form.ts';
import { line, oneOf, several } from '../forms/field-kinds.ts';

/** The choice of cookies. */
export const consentForm = defineForm({
  /** What the buttons send. */
  choice: oneOf(['all', 'none', 'chosen']),
  /** The codes of the ticked categories. */
  category: several(),
  /** The page that shows the choice as a sheet. */
  returnTo: line().named('return'),
});
