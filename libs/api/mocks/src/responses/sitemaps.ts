import type { AreaResponses } from '../handlers.ts';

export const sitemapResponses: AreaResponses<'Sitemaps'> = {
  readSitemap: () => ({
    reply: { data: [{ path: '/budowa/', name: 'Budowa', level: 1 }], currentPage: 1, nbPages: 1 },
  }),
  readSitemapPage: () => ({
    reply: { data: [{ path: '/cement-ref1234.html', name: 'Cement' }], currentPage: 1, nbPages: 1 },
  }),
};
