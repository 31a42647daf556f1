import type { MarketTexts } from '@materia/market-model';

export const brands = {
  title: 'Nuestras marcas | Materia',
  description: 'Todas las marcas de Materia, de la A a la Z.',
  heading: 'Nuestras marcas',
  lead: 'Elige una marca para ver sus productos.',
  letters: 'Letras',
  products: { one: '{count} producto', many: '{count} de productos', other: '{count} productos' },
  none: 'Ahora mismo no podemos mostrar las marcas.',
  brandTitle: '{brand}: productos de la marca | Materia',
  brandTitlePage: '{brand}: productos de la marca, página {page} | Materia',
  brandDescription:
    'Productos de {brand}: precios, disponibilidad en tu almacén y plazos de recogida.',
  shelfTitle: '{category} de {brand} | Materia',
  shelfHeading: '{category} de {brand}',
  categories: 'Categorías de {brand}',
  breadcrumbs: 'Dónde estás',
} as const satisfies MarketTexts['brands'];
