import { type AreaPages, OFFER_TEXTS, sharedPage } from '@materia/page-request/pages';

export const plannerPages = {
  planner: {
    module: 'planner/src/planner.route.tsx',
    texts: ['planner', 'plannerRoles', 'saleUnits', ...OFFER_TEXTS],
    sendsFormsOnce: true,
    ...sharedPage,
    query: ['*'],
  },
} as const satisfies AreaPages;
