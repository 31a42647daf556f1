import type { MarketTexts } from '@materia/market-model';

export const content = {
  title: '{page} | Materia',
  breadcrumbs: 'Estás aquí',
  publishedOn: 'Publicado el {date}',
  sectionPages: 'En este apartado',
  moreArticles: 'Otros artículos',
  allArticles: 'Todos los artículos',
  blog: 'El blog de Materia',
  blogLead:
    'Consejos de oficio para elegir el material, calcular cantidades y acertar a la primera.',
} as const satisfies MarketTexts['content'];
