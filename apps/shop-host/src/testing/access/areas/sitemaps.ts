import type { PublicRead } from './access-row.ts';

export const sitemapReads = [
  'readSitemap',
  'readSitemapPage',
] as const satisfies readonly PublicRead<'Sitemaps'>[];
