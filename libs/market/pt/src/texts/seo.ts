import type { MarketTexts } from '@materia/market-model';

export const seo = {
  siteTitle: 'Materia: materiais de construção e renovação',
  siteDescription:
    'Materiais de construção, ferramentas e acabamentos. Veja preços e existências na sua loja e levante em 2 horas.',
} as const satisfies MarketTexts['seo'];
