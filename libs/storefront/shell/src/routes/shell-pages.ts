import { type AreaPages, ownPage } from '@materia/page-request/pages';

export const shellPages = {
  cookieSettings: {
    module: '../storefront/shell/src/consent/cookie-settings.route.tsx',
    texts: [],
    ...ownPage,
  },
  problem: {
    module: '../storefront/shell/src/root-pages/problem.route.tsx',
    texts: [],
    ...ownPage,
  },
} as const satisfies AreaPages;
