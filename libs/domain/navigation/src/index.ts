export {
  type BackBarTitle,
  type BackTarget,
  backBarTitle,
  backTarget,
  type PageArea,
  type ShownId,
} from './back-bar.ts';
export { BOT_PATTERNS, BOT_SELLER_CODE, type BotPattern, isBot } from './bots.ts';
export { DEFAULT_CMS_STORE } from './cms-store.ts';
export { type NotAPageNumber, parsePageNumber } from './page-number.ts';
export {
  isCategorySegment,
  isPageName,
  isProductUrlKey,
  isSku,
  isStoreNameParam,
} from './path-segments.ts';
export { safeReturnPath } from './safe-return-path.ts';
export {
  isPagedSitemap,
  isSitemapId,
  SITEMAP_IDS,
  SITEMAP_PAGE_SIZE,
  type SitemapId,
} from './sitemap-id.ts';
export { sitemapPages } from './sitemap-pages.ts';
export { slugOf } from './slug.ts';
export {
  isVendorKey,
  vendorIdIn,
  vendorKey,
  vendorSlug,
  type VendorAddressing,
} from './vendor-address.ts';
