import { defineForm } from '../forms/define-form.ts';
import { exactText } from '../forms/field-kinds.ts';

/** More than any country's postal codes have. */
const LONGEST_POSTCODE = 12;

/** Estimates what delivery to a place costs. */
export const estimateForm = defineForm({ postcode: exactText(LONGEST_POSTCODE) });
