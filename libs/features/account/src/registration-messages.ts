import type { TextReader } from '@materia/market-model';
import { accountFaultText } from '@materia/ui-shop';
import type { RegistrationFormFault } from './registration-form.ts';

/** The error message of a field in the market's language. */
export const faultMessage = (
  t: TextReader,
  fault: RegistrationFormFault,
  phoneExample: string,
): string => {
  switch (fault.kind) {
    case 'missing':
      return t('register.required');
    case 'not-offered':
      return t('registerMore.notOffered');
    case 'not-a-vat-number':
      return t('registerMore.vatNumberInvalid');
    case 'not-a-fiscal-number':
      return t('registerMore.fiscalNumberInvalid');
    case 'not-a-postcode':
      return t('registerMore.postcodeInvalid');
    case 'not-a-card':
      return t('registerMore.cardInvalid');
    case 'card-not-found':
      return t('registerMore.cardNotFound');
    case 'card-taken':
      return t('registerMore.cardTaken');
    default:
      return accountFaultText(t, fault, phoneExample);
  }
};
