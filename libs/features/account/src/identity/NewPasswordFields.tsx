import { accountFaultText, PasswordInput, useText } from '@materia/ui-shop';
import { type NewPasswordFaults, newPasswordForm } from './new-password-form.ts';

/** The messages at the fields of a new password. */
export const useNewPasswordErrors = (faults: NewPasswordFaults | undefined) => {
  const t = useText();
  const { password, passwordAgain } = faults ?? {};
  return {
    password: password && accountFaultText(t, password, ''),
    passwordAgain: passwordAgain && accountFaultText(t, passwordAgain, ''),
  };
};

/** The fields of a new password. */
export const NewPasswordFields = ({
  faults,
}: {
  readonly faults: NewPasswordFaults | undefined;
}) => {
  const t = useText();
  const errors = useNewPasswordErrors(faults);
  const { names } = newPasswordForm;
  return (
    <>
      <PasswordInput
        name={names.password}
        label={t('identity.newPassword')}
        hint={t('register.passwordHint')}
        error={errors.password}
        autoComplete="new-password"
        required
      />
      <PasswordInput
        name={names.passwordAgain}
        label={t('identity.newPasswordAgain')}
        error={errors.passwordAgain}
        autoComplete="new-password"
        required
      />
    </>
  );
};
