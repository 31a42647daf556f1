/**
 * Sitemaps by identifier (area 06). They use the fixed public credential, as all guest calls do.
 */
export const sitemapCalls = {
  readSitemap: {
    method: 'GET',
    path: '/sitemap/:identifier',
    credential: 'public',
    summary: 'A sitemap; of those in pages the first page',
    refusals: ['bad-input', 'not-found'],
  },
  readSitemapPage: {
    method: 'GET',
    path: '/sitemap/:identifier/page/:page/size/:size',
    credential: 'public',
    summary:
      'A page of the product or longtail sitemap; the other sitemaps are page 1 of 1 whatever page is asked for',
    refusals: ['bad-input', 'not-found'],
  },
} as const;
