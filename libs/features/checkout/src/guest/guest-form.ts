import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import { type AccountFault, defineForm, exactText, line, ticked } from '@materia/ui-shop';
import { PASSWORD_FIELD } from './password-field.ts';

/** The email address of a guest. One character too many is read, so that it is refused. */
export const guestForm = defineForm({
  email: line(FIELD_MAXIMUMS.email + 1)
    .faults<'missing' | 'not-an-email'>()
    .as('text'),
});

/** An account inside the checkout; the delivery asks for phone and address. */
export const accountForm = defineForm({
  firstname: line().faults<AccountFault>().as('text'),
  lastname: line().faults<AccountFault>().as('text'),
  email: line().faults<AccountFault>().as('text'),
  password: exactText().named(PASSWORD_FIELD).faults<AccountFault>().as('text'),
  terms: ticked().faults<AccountFault>(),
});
