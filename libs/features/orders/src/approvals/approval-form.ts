import { APPROVAL_REASON_MAXIMUM } from '@materia/domain-customer';
import { defineForm, lines } from '@materia/ui-shop';

/** The forms of an order that waits for an approver, told apart by their intents. */
export const withdrawForm = defineForm({}, { intent: 'withdraw' });
export const orderForm = defineForm({}, { intent: 'order' });
/** Longer reasons are refused instead of cut. */
export const refuseForm = defineForm(
  {
    reason: lines(2 * APPROVAL_REASON_MAXIMUM).faults<{
      readonly kind: 'missing' | 'too-long';
    }>(),
  },
  { intent: 'refuse' },
);

export const APPROVAL_FORMS = {
  withdraw: withdrawForm,
  order: orderForm,
  refuse: refuseForm,
} as const;
