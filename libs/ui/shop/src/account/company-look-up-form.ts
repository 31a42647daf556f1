import { defineForm } from '../forms/define-form.ts';
import { line } from '../forms/field-kinds.ts';
import type { SentFields } from '../forms/form-field.ts';

/** The button of a lookup, within the form that it fills in. */
export const companyLookUpForm = defineForm({ lookUp: line(30) });

/**
 * The number that a form asks about: that of a company in a list, or the typed one; undefined if the
 * form was sent for what it is for.
 */
export const lookedUpNumber = (sent: SentFields, typed: string): string | undefined => {
  if (!sent.has(companyLookUpForm.names.lookUp)) return undefined;
  const { lookUp } = companyLookUpForm.read(sent);
  return lookUp === '' ? typed : lookUp;
};
