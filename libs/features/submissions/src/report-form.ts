import { type FilledReport, REPORT_MAXIMUMS } from '@materia/domain-messages';
import { defineForm, lines, ticked } from '@materia/ui-shop';

/** Longer than any rule allows, so that long texts are rejected instead of cut. */
const MAX_LENGTH = 2 * REPORT_MAXIMUMS.explanation;

/** A report of illicit content. */
export const reportForm = defineForm({
  address: lines(MAX_LENGTH),
  reason: lines(40),
  explanation: lines(MAX_LENGTH),
  name: lines(),
  email: lines(),
  goodFaith: ticked(),
});

/** What was typed, in the domain's form. */
export const readReport = (form: FormData): FilledReport => reportForm.read(form);
