/** The sitemaps of the shop by their identifier in URLs. */
export const SITEMAP_IDS = ['category', 'product', 'brand', 'cms', 'longtail'] as const;
export type SitemapId = (typeof SITEMAP_IDS)[number];

export const isSitemapId = (text: string): text is SitemapId =>
  SITEMAP_IDS.some((id) => id === text);

/** The paginated sitemaps; the others are page 1 of 1, whatever page is requested. */
export const isPagedSitemap = (id: SitemapId): boolean => id === 'product' || id === 'longtail';

/** Links on a page of a sitemap for people. */
export const SITEMAP_PAGE_SIZE = 100;
