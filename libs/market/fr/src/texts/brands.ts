import type { MarketTexts } from '@materia/market-model';

export const brands = {
  title: 'Nos marques | Materia',
  description: 'Toutes les marques de Materia, de A à Z.',
  heading: 'Nos marques',
  lead: 'Choisissez une marque pour voir ses produits.',
  letters: 'Lettres',
  products: { one: '{count} produit', many: '{count} de produits', other: '{count} produits' },
  none: 'La liste des marques n’est pas disponible pour le moment.',
  brandTitle: '{brand} : les produits de la marque | Materia',
  brandTitlePage: '{brand} : les produits de la marque, page {page} | Materia',
  brandDescription:
    'Les produits {brand} : prix, disponibilité dans votre magasin et délais de retrait.',
  shelfTitle: '{category} {brand} : prix et disponibilité | Materia',
  shelfHeading: '{category} de la marque {brand}',
  categories: 'Catégories de {brand}',
  breadcrumbs: 'Chemin de la page',
} as const satisfies MarketTexts['brands'];
