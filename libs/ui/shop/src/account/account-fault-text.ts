import type { RegistrationFieldFault, UnmetPasswordRule } from '@materia/domain-customer';
import { unreachable } from '@materia/domain-kernel';
import type { TextReader } from '@materia/market-model';

/** What may be wrong with a field of a new account, wherever it is opened. */
export type AccountFault =
  RegistrationFieldFault | { readonly kind: 'password-differs' | 'account-exists' };

/** The error message of a field of a new account. */
export const accountFaultText = (
  t: TextReader,
  fault: AccountFault,
  phoneExample: string,
): string => {
  switch (fault.kind) {
    case 'missing':
      return t('register.required');
    case 'too-long':
      return t('register.tooLong', { maximum: fault.maximum });
    case 'not-an-email':
      return t('register.emailInvalid');
    case 'not-a-mobile':
      return t('register.mobileInvalid', { example: phoneExample });
    case 'not-a-tax-number':
      return t('register.taxNumberInvalid');
    case 'weak-password':
      return fault.unmet.length === 0
        ? t('register.passwordHint')
        : fault.unmet.map((rule) => unmetRuleText(t, rule)).join(' ');
    case 'password-differs':
      return t('register.passwordDiffers');
    case 'terms-not-accepted':
      return t('register.termsMissing');
    case 'account-exists':
      return t('register.accountExists');
    default:
      return unreachable(fault);
  }
};

const unmetRuleText = (t: TextReader, rule: UnmetPasswordRule): string => {
  switch (rule.kind) {
    case 'password-too-short':
      return t('register.passwordLength', { minimum: rule.minimum });
    case 'password-too-long':
      return t('register.passwordTooLong', { maximum: rule.maximum });
    case 'digit-missing':
      return t('register.passwordDigit');
    case 'uppercase-missing':
      return t('register.passwordUpper');
    case 'lowercase-missing':
      return t('register.passwordLower');
    case 'special-missing':
      return rule.oneOf === undefined
        ? t('register.passwordSpecial')
        : t('register.passwordSpecialFrom', { characters: rule.oneOf });
    case 'password-common':
      return t('register.passwordCommon');
    default:
      return unreachable(rule);
  }
};
