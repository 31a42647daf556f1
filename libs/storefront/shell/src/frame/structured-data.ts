import type { MarketFacts } from '@materia/market-model';
import type { Thing } from '@materia/ui-shop';

/** The shop's operator, for search engines (schema.org Organization). */
export const organizationThing = (
  {
    name,
    country,
    language,
    company,
  }: Pick<MarketFacts, 'name' | 'country' | 'language' | 'company'>,
  address: string,
): Thing => ({
  '@type': 'Organization',
  name,
  legalName: company.legalName,
  url: address,
  email: company.email,
  telephone: company.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.street,
    postalCode: company.postcode,
    addressLocality: company.city,
    addressCountry: country,
  },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: company.email,
    telephone: company.phone,
    availableLanguage: language,
  },
});
