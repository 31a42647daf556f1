export {
  fetchSitemap,
  type Sitemap,
  sitemapEntries,
  type SitemapEntry,
  sitemapSize,
} from './sitemap-calls.ts';
