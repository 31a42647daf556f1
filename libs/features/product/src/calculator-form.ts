import { defineForm, line } from '@materia/ui-shop';

/** An area or volume to be converted to sale units. */
export const calculatorForm = defineForm({
  need: line(20),
  /** Per cent for cuttings and breakage. */
  waste: line(20),
});
