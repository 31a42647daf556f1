import type { ProfileFault, ProfileField } from '@materia/domain-customer';
import { unreachable } from '@materia/domain-kernel';
import type { TextKey, TextReader } from '@materia/market-model';
import type { EmailChangeFault } from './profile-form.ts';

/** A birth date of nobody in particular, as the form writes it. */
export const BIRTH_DATE_EXAMPLE = '31-12-1980';

export const PROFILE_LABELS = {
  company: 'register.company',
  taxNumber: 'register.taxNumber',
  companyType: 'registerMore.companyType',
  vatNumber: 'registerMore.vatNumber',
  civility: 'addresses.civility',
  firstname: 'register.firstname',
  lastname: 'register.lastname',
  secondLastname: 'profile.secondLastname',
  birthDate: 'profile.birthDate',
  fiscalNumber: 'registerMore.fiscalNumber',
  mobile: 'register.mobile',
  phone: 'profile.phone',
} as const satisfies Readonly<Record<ProfileField, TextKey>>;

/** The error message of a field of the customer's data. */
export const profileFaultText = (
  t: TextReader,
  fault: ProfileFault,
  phoneExample: string,
): string => {
  switch (fault.kind) {
    case 'missing':
      return t('register.required');
    case 'too-long':
      return t('register.tooLong', { maximum: fault.maximum });
    case 'not-offered':
      return t('registerMore.notOffered');
    case 'not-a-day':
      return t('profile.birthDateInvalid', { example: BIRTH_DATE_EXAMPLE });
    case 'in-the-future':
      return t('profile.birthDateFuture');
    case 'not-a-phone':
      return t('profile.phoneInvalid', { example: phoneExample });
    case 'not-a-mobile':
      return t('register.mobileInvalid', { example: phoneExample });
    case 'not-a-tax-number':
      return t('register.taxNumberInvalid');
    case 'not-a-vat-number':
      return t('registerMore.vatNumberInvalid');
    case 'not-a-fiscal-number':
      return t('registerMore.fiscalNumberInvalid');
    default:
      return unreachable(fault);
  }
};

/** The error message of a field of a new e-mail address. */
export const EMAIL_FAULTS = {
  missing: 'register.required',
  'not-an-email': 'register.emailInvalid',
  same: 'profile.emailSame',
  differs: 'profile.emailDiffers',
  'wrong-password': 'profile.passwordWrong',
} as const satisfies Readonly<Record<EmailChangeFault['kind'], TextKey>>;
