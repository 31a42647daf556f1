import {
  hasProfileField,
  type Profile,
  PROFILE_FIELDS,
  type ProfileFault,
  type ProfileFaults,
  type ProfileField,
  type ProfileRules,
  checkProfile,
} from '@materia/domain-customer';
import { emailKey, formatPhone, isEmailConfirmed, parseEmail } from '@materia/domain-contact';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import { parseBirthDate, showBirthDate } from '@materia/market-model/typed-dates';
import { defineForm, exactText, line } from '@materia/ui-shop';

const typed = () => line().faults<ProfileFault>();

/** What customers say about themselves, with the birth date as they write it. */
export const profileForm = defineForm({
  company: typed(),
  taxNumber: typed(),
  companyType: typed(),
  vatNumber: typed(),
  civility: typed(),
  firstname: typed(),
  lastname: typed(),
  secondLastname: typed(),
  birthDate: typed(),
  fiscalNumber: typed(),
  mobile: typed(),
  phone: typed(),
});

export type EmailChangeFault = {
  readonly kind: 'missing' | 'not-an-email' | 'same' | 'differs' | 'wrong-password';
};

/** Another e-mail address for the account, with the password, which is never sent back. */
export const emailChangeForm = defineForm(
  {
    email: line(120).faults<EmailChangeFault>(),
    emailAgain: line(120).faults<EmailChangeFault>(),
    currentPassword: exactText().faults<EmailChangeFault>(),
  },
  { intent: 'email' },
);

/** Gives up a change of the e-mail address. */
export const keepEmailForm = defineForm({}, { intent: 'keep-email' });

export type EmailChangeFaults = Readonly<
  Partial<Record<'email' | 'emailAgain' | 'currentPassword', EmailChangeFault>>
>;

/** The fields that this account has in this market, in the order of the form. */
export const profileFields = (
  rules: Pick<ProfileRules, 'isProfessional' | 'questions'>,
  { secondLastname }: Pick<Market['settings'], 'secondLastname'>,
): readonly ProfileField[] =>
  PROFILE_FIELDS.filter(
    (field) => hasProfileField(field, rules) && (field !== 'secondLastname' || secondLastname),
  );

/** The stored values as the form shows them. */
export const shownProfile = (profile: Profile, { phone }: Market['rules']): Profile => {
  const birthDate = parsePlainDate(profile.birthDate);
  return {
    ...profile,
    birthDate: birthDate.ok ? showBirthDate(birthDate.value) : '',
    mobile: formatPhone(profile.mobile, phone),
    phone: formatPhone(profile.phone, phone),
  };
};

/** Checks the fields of the form by the rules that the host repeats. */
export const checkTypedProfile = (
  values: Profile,
  fields: readonly ProfileField[],
  rules: ProfileRules,
): Result<Partial<Profile>, ProfileFaults> => {
  const birthDate = values.birthDate === '' ? '' : parseBirthDate(values.birthDate);
  const given: Partial<Record<ProfileField, string>> = {};
  for (const field of fields) given[field] = values[field];
  // A day that the form cannot read is none for the domain either, which reports it.
  if (birthDate !== undefined) given.birthDate = birthDate;
  return checkProfile(given, rules);
};

/** Checks a new address: both entries are equal, and it is not the account's own. */
export const checkEmailChange = (
  {
    email,
    emailAgain,
    currentPassword,
  }: { readonly email: string; readonly emailAgain: string; readonly currentPassword: string },
  current: string,
): Result<string, EmailChangeFaults> => {
  const address = parseEmail(email);
  const isSame = address.ok && emailKey(address.value) === current;
  const faults: EmailChangeFaults = {
    ...(!address.ok && { email: { kind: email === '' ? 'missing' : 'not-an-email' } }),
    ...(isSame && { email: { kind: 'same' } }),
    ...(address.ok && !isEmailConfirmed(email, emailAgain) && { emailAgain: { kind: 'differs' } }),
    ...(currentPassword === '' && { currentPassword: { kind: 'missing' } }),
  };
  return address.ok && Object.keys(faults).length === 0 ? ok(address.value) : fail(faults);
};
