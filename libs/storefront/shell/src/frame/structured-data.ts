import type { MarketFacts } from '@materia/market-model';
import type { Thing } from '@materia/ui-shop';

/** Who runs the shop, for search engines (schema.org Organization, BEY-25). */
export const organizationThing = (
  market: Pick<MarketFacts, 'name' | 'country'>,
  address: string,
): Thing => ({
  '@type': 'Organization',
  name: market.name,
  url: address,
  address: { '@type': 'PostalAddress', addressCountry: market.country },
});
