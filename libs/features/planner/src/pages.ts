import { type AreaPages, sharedPage } from '@materia/page-request/pages';

export const plannerPages = {
  planner: {
    module: 'planner/src/planner.route.tsx',
    texts: ['planner', 'plannerRoles', 'saleUnits', 'price', 'stock', 'delivery', 'line'],
    sendsFormsOnce: true,
    ...sharedPage,
    query: ['*'],
  },
} as const satisfies AreaPages;
