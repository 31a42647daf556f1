import type { SomeWords } from './some-words.ts';

export const sitemap = {
  titleCategory: 'Mappa delle categorie | Materia',
  titleProduct: 'Mappa dei prodotti, pagina {page} | Materia',
  titleBrand: 'Mappa dei marchi | Materia',
  titleCms: 'Mappa delle pagine informative | Materia',
  titleLongtail: 'Marchi per categoria, pagina {page} | Materia',
  category: 'Categorie',
  product: 'Prodotti',
  brand: 'Marchi',
  cms: 'Informazioni',
  longtail: 'Marchi per categoria',
  heading: 'Mappa del sito',
  choose: 'Mappe',
  pages: 'Pagine della mappa',
  page: 'Mappa, pagina {page}',
  previousPage: 'Indietro',
  nextPage: 'Avanti',
  failed: 'Errore nel recupero della mappa del sito.',
} as const satisfies SomeWords<'sitemap'>;
