import type { SomeWords } from './some-words.ts';

export const brands = {
  title: 'I nostri marchi | Materia',
  description: 'Tutti i marchi di Materia, dalla A alla Z.',
  heading: 'I nostri marchi',
  lead: 'Scegli un marchio per vedere i suoi prodotti.',
  letters: 'Lettere',
  products: { one: '{count} prodotto', many: '{count} di prodotti', other: '{count} prodotti' },
  none: 'Al momento non possiamo mostrare i marchi.',
  brandTitle: '{brand}: prodotti del marchio | Materia',
  brandTitlePage: '{brand}: prodotti del marchio, pagina {page} | Materia',
  brandDescription: 'Prodotti {brand}: prezzi, disponibilità nel tuo negozio e tempi di ritiro.',
  shelfTitle: '{category} di {brand} | Materia',
  shelfHeading: '{category} del marchio {brand}',
  categories: 'Categorie di {brand}',
  breadcrumbs: 'Dove ti trovi',
} as const satisfies SomeWords<'brands'>;
