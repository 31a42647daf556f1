import type { MarketTexts } from '@materia/market-model';

export const content = {
  title: '{page} | Materia',
  breadcrumbs: 'Está aqui',
  publishedOn: 'Publicado em {date}',
  sectionPages: 'Nesta secção',
  moreArticles: 'Mais artigos',
  allArticles: 'Todos os artigos',
  blog: 'O blogue da Materia',
  blogLead:
    'Conselhos de quem sabe para escolher o material, calcular quantidades e acertar à primeira.',
} as const satisfies MarketTexts['content'];
