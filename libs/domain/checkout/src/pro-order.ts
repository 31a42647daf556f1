import { isProfessional, type ProfessionalSigns } from '@materia/domain-customer';
import { priceContextCode, type PriceContextPair } from '@materia/domain-pricing';

/** What an order tells about the customer being a professional, and the price context that counts for it. */
export type ProOrder = { readonly isProCard: boolean; readonly priceContext: string };

/** A professional sends the pro-card flag and gets pro prices. Both come from the account, never from the request. */
export const proOrder = (account: ProfessionalSigns, contexts: PriceContextPair): ProOrder => {
  const isPro = isProfessional(account);
  return { isProCard: isPro, priceContext: priceContextCode(contexts, isPro) };
};
