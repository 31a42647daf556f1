import { isProfessional, type ProfessionalSigns } from '@materia/domain-customer';
import { priceContextCode, type PriceContextPair } from '@materia/domain-pricing';

/** The professional status that an order reports, and the price context that applies to it. */
export type ProOrder = { readonly isProCard: boolean; readonly priceContext: string };

/** A professional's order has the pro-card flag and pro prices. Both come from the account, never from the request. */
export const proOrder = (account: ProfessionalSigns, contexts: PriceContextPair): ProOrder => {
  const isPro = isProfessional(account);
  return { isProCard: isPro, priceContext: priceContextCode(contexts, isPro) };
};
