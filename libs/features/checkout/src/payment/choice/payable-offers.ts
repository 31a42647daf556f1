import type { PaymentOffer } from '@materia/api-checkout';
import type { PaymentMethod } from '@materia/domain-checkout';

/** The methods that can pay for the cart; none for a free cart. */
export const payableBy = (offers: readonly PaymentOffer[]): readonly PaymentMethod[] =>
  offers.filter(({ refusal }) => refusal === undefined).map(({ method }) => method);

/** The method that a form starts with: the one chosen before, or the only possible one. */
export const suggestedMethod = (offers: readonly PaymentOffer[]): PaymentMethod | undefined => {
  const possible = payableBy(offers);
  return (
    offers.find(({ isSelected, refusal }) => isSelected && refusal === undefined)?.method ??
    (possible.length === 1 ? possible[0] : undefined)
  );
};
