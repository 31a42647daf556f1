import type { MarketTexts } from '@materia/market-model';

export const sitemap = {
  titleCategory: 'Mapa de categorías | Materia',
  titleProduct: 'Mapa de productos, página {page} | Materia',
  titleBrand: 'Mapa de marcas | Materia',
  titleCms: 'Mapa de páginas de información | Materia',
  titleLongtail: 'Marcas por categoría, página {page} | Materia',
  category: 'Categorías',
  product: 'Productos',
  brand: 'Marcas',
  cms: 'Información',
  longtail: 'Marcas por categoría',
  heading: 'Mapa del sitio',
  choose: 'Mapas',
  pages: 'Páginas del mapa',
  page: 'Mapa, página {page}',
  previousPage: 'Atrás',
  nextPage: 'Adelante',
  failed: 'Error al obtener el mapa del sitio.',
} as const satisfies MarketTexts['sitemap'];
