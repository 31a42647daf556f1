import { defineForm, exactText } from '@materia/ui-shop';

/** The form that erases the account. The password is never sent back. */
export const eraseForm = defineForm({ password: exactText().faults<'missing'>() });
