import { defineForm } from '../forms/define-form.ts';
import { exactText, ticked } from '../forms/field-kinds.ts';
import type { AccountFault } from './account-fault-text.ts';

/** An account after a guest's purchase: all but the password is known. */
export const orderAccountForm = defineForm(
  {
    password: exactText().faults<AccountFault>().as('text'),
    terms: ticked().faults<AccountFault>(),
  },
  { intent: 'account' },
);
