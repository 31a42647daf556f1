import type { MarketTexts } from '@materia/market-model';

export const sitemap = {
  titleCategory: 'Mapa kategorii | Materia',
  titleProduct: 'Mapa produktów, strona {page} | Materia',
  titleBrand: 'Mapa marek | Materia',
  titleCms: 'Mapa stron informacyjnych | Materia',
  titleLongtail: 'Marki w kategoriach, strona {page} | Materia',
  category: 'Kategorie',
  product: 'Produkty',
  brand: 'Marki',
  cms: 'Informacje',
  longtail: 'Marki w kategoriach',
  heading: 'Mapa strony',
  choose: 'Mapy',
  pages: 'Strony mapy',
  page: 'Mapa, strona {page}',
  previousPage: 'Wstecz',
  nextPage: 'Dalej',
  failed: 'Błąd podczas pobierania mapy strony.',
} as const satisfies MarketTexts['sitemap'];
