import { defineForm, line, oneOf } from '@materia/ui-shop';

/** The filter of the purchases. */
export const purchasesForm = defineForm({
  period: line(),
  /** Only purchases at self-service tills. */
  selfService: oneOf(['1']).named('selfservice'),
});
