import type { MarketTexts } from '@materia/market-model';

export const seo = {
  siteTitle: 'Materia: materiales de construcción y reforma',
  siteDescription:
    'Materiales de construcción, herramientas y acabados. Consulta precio y existencias en tu almacén y recoge en 2 horas.',
} as const satisfies MarketTexts['seo'];
