import type { MarketTexts } from '@materia/market-model';

export const sitemap = {
  titleCategory: 'Plan des catégories | Materia',
  titleProduct: 'Plan des produits, page {page} | Materia',
  titleBrand: 'Plan des marques | Materia',
  titleCms: 'Plan des pages d’information | Materia',
  titleLongtail: 'Marques par catégorie, page {page} | Materia',
  category: 'Catégories',
  product: 'Produits',
  brand: 'Marques',
  cms: 'Informations',
  longtail: 'Marques par catégorie',
  heading: 'Plan du site',
  choose: 'Plans',
  pages: 'Pages du plan',
  page: 'Plan, page {page}',
  previousPage: 'Précédent',
  nextPage: 'Suivant',
  failed: 'Erreur lors de la récupération du plan du site.',
} as const satisfies MarketTexts['sitemap'];
