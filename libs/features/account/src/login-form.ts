import { defineForm, exactText, line } from '@materia/ui-shop';

/** Sign-in. The password is never sent back. */
export const loginForm = defineForm({
  email: line().faults<'missing'>(),
  password: exactText().faults<'missing'>(),
});
