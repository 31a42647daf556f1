/** The sitemaps of the shop by their identifier in addresses. */
export const SITEMAP_IDS = ['category', 'product', 'brand', 'cms', 'longtail'] as const;
export type SitemapId = (typeof SITEMAP_IDS)[number];

export const isSitemapId = (text: string): text is SitemapId =>
  SITEMAP_IDS.some((id) => id === text);

/** Those that come in pages; the others are page 1 of 1 whatever page is asked for. */
export const isPagedSitemap = (id: SitemapId): boolean => id === 'product' || id === 'longtail';

/** Addresses on a page of a sitemap for people. */
export const SITEMAP_PAGE_SIZE = 100;
