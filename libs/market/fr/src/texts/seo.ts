import type { MarketTexts } from '@materia/market-model';

export const seo = {
  siteTitle: 'Materia : matériaux de construction et rénovation',
  siteDescription:
    'Matériaux, outillage et aménagement. Consultez prix et stock de votre magasin et retirez vos achats en 2 heures.',
} as const satisfies MarketTexts['seo'];
