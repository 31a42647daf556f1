import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import { defineForm, line } from '@materia/ui-shop';

/** The email address of a guest. One character too many is read, so that it is refused. */
export const guestForm = defineForm({
  email: line(FIELD_MAXIMUMS.email + 1).faults<'missing' | 'not-an-email'>(),
});
