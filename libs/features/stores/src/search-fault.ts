import { unreachable } from '@materia/domain-kernel';
import type { TextReader } from '@materia/market-model';
import type { SearchRefusal } from './stores.loader.ts';

/** Why a place cannot be used, in words. */
export const searchFault = (t: TextReader, refusal: SearchRefusal, example: string): string => {
  switch (refusal) {
    case 'empty':
      return t('stores.errorEmpty');
    case 'not-a-postcode':
      return t('stores.errorPostcode', { example });
    case 'unknown-place':
      return t('stores.errorUnknownPlace');
    case 'no-store':
      return t('stores.errorNoStore');
    case 'failed':
      return t('stores.errorFailed');
    default:
      return unreachable(refusal);
  }
};
