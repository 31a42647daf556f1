import type { Money } from '@materia/domain-money';
import type { TextReader } from '@materia/market-model';
import type { Formats } from '../provider/formats.ts';

/**
 * What it costs to get products by one way: its price and the preparation fee that comes with it. A
 * way is free only if neither is charged. `isFrom` for lowest prices.
 */
export const deliveryCostText = (
  { price, preparation }: { readonly price: Money; readonly preparation: Money | undefined },
  t: TextReader,
  { money }: Pick<Formats, 'money'>,
  isFrom = false,
): string => {
  const lowest = (amount: string): string => (isFrom ? t('price.from', { amount }) : amount);
  const fee = preparation === undefined || preparation.minor === 0 ? undefined : money(preparation);
  if (price.minor === 0)
    return fee === undefined ? t('price.free') : lowest(t('price.forPreparation', { amount: fee }));
  return lowest(
    fee === undefined ? money(price) : t('price.plusPreparation', { amount: money(price), fee }),
  );
};
