import type { TextReader } from '@materia/market-model';

/**
 * What is wrong with a typed postal code: how many digits it lacks, or that none in the country begins like it.
 * @param groups the lengths of the groups of digits in the market's postal codes
 */
export const postcodeMessage = (
  typed: string,
  groups: readonly number[],
  t: TextReader,
): string => {
  const digits = groups.reduce((sum, group) => sum + group, 0);
  const found = typed.replaceAll(/\D/g, '').length;
  return found === digits
    ? t('checkout.postcodeUnknown')
    : t('checkout.postcodeInvalid', { digits, typed: found });
};
