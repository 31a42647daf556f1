import { type Currency, type Money, sumMoney } from '@materia/domain-money';

export type NamedLine<C extends Currency> = { readonly name: string; readonly total: Money<C> };

/**
 * The shipping price of an order: the given one, otherwise the sum of the lines whose name contains
 * one of the market's delivery words, ignoring case and accents. Zero when no line does.
 */
export const shippingPrice = <C extends Currency>(
  given: Money<C> | null,
  lines: readonly NamedLine<NoInfer<C>>[],
  deliveryWords: readonly string[],
  currency: C,
): Money<C> => {
  if (given !== null) return given;
  const words = deliveryWords.map(fold).filter((word) => word !== '');
  const shipping = lines.filter(({ name }) => words.some((word) => fold(name).includes(word)));
  return sumMoney(
    shipping.map(({ total }) => total),
    currency,
  );
};

/** The Polish ł is a separate letter without a Unicode decomposition. */
const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').trim();
