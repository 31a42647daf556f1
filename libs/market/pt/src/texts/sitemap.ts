import type { MarketTexts } from '@materia/market-model';

export const sitemap = {
  titleCategory: 'Mapa das categorias | Materia',
  titleProduct: 'Mapa dos produtos, página {page} | Materia',
  titleBrand: 'Mapa das marcas | Materia',
  titleCms: 'Mapa das páginas de informação | Materia',
  titleLongtail: 'Marcas por categoria, página {page} | Materia',
  category: 'Categorias',
  product: 'Produtos',
  brand: 'Marcas dos produtos',
  cms: 'Informações',
  longtail: 'Marcas por categoria',
  heading: 'Mapa do site',
  choose: 'Mapas do site',
  pages: 'Páginas do mapa',
  page: 'Mapa do site, página {page}',
  previousPage: 'Para trás',
  nextPage: 'Para a frente',
  failed: 'Erro ao obter o mapa do site.',
} as const satisfies MarketTexts['sitemap'];
