import { type AreaPages, sharedPage } from '@materia/page-request/pages';

export const sitemapsPages = {
  sitemap: {
    module: 'sitemaps/src/sitemap.route.tsx',
    texts: ['sitemap'],
    ...sharedPage,
    query: ['page'],
    isPaged: true,
  },
} as const satisfies AreaPages;
