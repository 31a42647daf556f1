import type { RouteName } from '@materia/market-model';

/** Pages with their own entry in each market's route table. */
type RoutedPage = Extract<
  RouteName,
  | 'services'
  | 'faq'
  | 'terms'
  | 'privacy'
  | 'legalNotice'
  | 'pickupConditions'
  | 'withdrawalForm'
  | 'accessibility'
>;

/** Where a page's name comes from: its route, a fixed name, or its title. */
type Named =
  { readonly route: RoutedPage } | { readonly name: string } | { readonly byTitle: true };

/** The content pages of every demo shop. The first page of a section links to the others. */
export const PAGE_ROLES = {
  services: { route: 'services', section: 'services', picture: null },
  drive: { name: 'services-drive', section: 'services', picture: 'placeholder' },
  delivery: { name: 'services-livraison', section: 'services', picture: 'category-5' },
  'site-delivery': {
    name: 'services-livraison-sur-chantier',
    section: 'services',
    picture: 'category-11',
  },
  'tool-rental': { name: 'services-location-materiel', section: 'services', picture: 'category-8' },
  'concrete-floor': { name: 'services-plancher-beton', section: 'services', picture: 'category-4' },
  'concrete-mixer': { name: 'services-toupie-beton', section: 'services', picture: 'category-1' },
  'colour-workshop': { name: 'atelier-des-couleurs', section: 'services', picture: 'category-7' },
  faq: { route: 'faq', section: 'help', picture: null },
  kitchens: { byTitle: true, section: 'inspiration', picture: 'category-13' },
  catalogue: { byTitle: true, section: 'inspiration', picture: 'category-3' },
  leaflet: { byTitle: true, section: 'inspiration', picture: 'category-9' },
  terms: { route: 'terms', section: 'legal', picture: null },
  'pickup-conditions': { route: 'pickupConditions', section: 'legal', picture: null },
  'withdrawal-form': { route: 'withdrawalForm', section: 'legal', picture: null },
  privacy: { route: 'privacy', section: 'legal', picture: null },
  'legal-notice': { route: 'legalNotice', section: 'legal', picture: null },
  accessibility: { route: 'accessibility', section: 'legal', picture: null },
} as const satisfies Readonly<
  Record<string, Named & { readonly section: string; readonly picture: string | null }>
>;

export type PageRole = keyof typeof PAGE_ROLES;
