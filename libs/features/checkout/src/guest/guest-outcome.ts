import type { FormFaults, FormValues } from '@materia/ui-shop';
import type { accountForm, guestForm } from './guest-form.ts';

/** Why a guest cannot continue yet, with the address as it was typed. */
export type GuestOutcome = {
  readonly email: string;
  readonly kind: NonNullable<FormFaults<typeof guestForm>['email']> | 'update-failed';
};

/** Why no account was opened, with what was typed. The password is never sent back. */
export type AccountOutcome = {
  readonly kind: 'account';
  readonly typed: Omit<FormValues<typeof accountForm>, 'password'>;
  readonly faults: FormFaults<typeof accountForm>;
  readonly problem: 'too-many-requests' | 'failed' | undefined;
};
