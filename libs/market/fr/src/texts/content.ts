import type { MarketTexts } from '@materia/market-model';

export const content = {
  title: '{page} | Materia',
  breadcrumbs: 'Vous êtes ici',
  publishedOn: 'Publié le {date}',
  sectionPages: 'Dans cette rubrique',
  moreArticles: 'À lire aussi',
  allArticles: 'Tous les articles',
  blog: 'Le journal du chantier',
  blogLead:
    'Des conseils de métier pour choisir le bon matériau, calculer les quantités et réussir du premier coup.',
} as const satisfies MarketTexts['content'];
