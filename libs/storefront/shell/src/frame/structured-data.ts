import type { MarketFacts } from '@materia/market-model';

/** Who runs the shop, for search engines (schema.org Organization, BEY-25). */
export const organizationData = (market: Pick<MarketFacts, 'name' | 'country'>, address: string): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    'name': market.name,
    'url': address,
    'address': { '@type': 'PostalAddress', 'addressCountry': market.country },
  }).replace(/</g, '\\u003c');
