import type { MarketFacts } from '@materia/market-model';
import type { Thing } from '@materia/ui-shop';

/** The shop's operator, for search engines (schema.org Organization). */
export const organizationThing = (
  market: Pick<MarketFacts, 'name' | 'country'>,
  address: string,
): Thing => ({
  '@type': 'Organization',
  name: market.name,
  url: address,
  address: { '@type': 'PostalAddress', addressCountry: market.country },
});
