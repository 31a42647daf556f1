import { isPasswordConfirmed, newPasswordFault, type PasswordRule } from '@materia/domain-customer';
import { type AccountFault, defineForm, exactText, type FormFaults, line } from '@materia/ui-shop';

/** Asks for a mail with a link. */
export const mailForm = defineForm(
  { email: line().faults<'missing' | 'not-an-email'>() },
  { intent: 'mail' },
);

/** The code of the mail, with the address to which it went. */
export const codeForm = defineForm({
  email: line().named('codeEmail').faults<'missing' | 'not-an-email'>(),
  code: line(30).faults<'missing'>(),
});

/** A new password, twice. It is never sent back. */
export const newPasswordForm = defineForm(
  {
    password: exactText().faults<AccountFault>(),
    passwordAgain: exactText().faults<AccountFault>(),
  },
  { intent: 'password' },
);

export type NewPasswordFaults = FormFaults<typeof newPasswordForm>;

/** What is wrong with a password that was typed twice. */
export const newPasswordFaults = (
  { password, passwordAgain }: { readonly password: string; readonly passwordAgain: string },
  rule: PasswordRule,
): NewPasswordFaults => {
  const fault = newPasswordFault(password, rule);
  return {
    ...(fault !== undefined && { password: fault }),
    ...(password !== '' &&
      !isPasswordConfirmed(password, passwordAgain) && {
        passwordAgain: { kind: 'password-differs' },
      }),
  };
};
