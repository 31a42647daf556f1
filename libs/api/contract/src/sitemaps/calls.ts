/** Sitemaps by identifier (area 06, CALL-74, CALL-75). They carry the fixed credential (CALL-04), as all calls of guests do. */
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
