export { checkAlternates } from './crawl/alternates.ts';
export {
  type CrawlFinding,
  type CrawlOptions,
  type CrawlResult,
  crawlShop,
} from './crawl/crawl-shop.ts';
export { type FuzzFinding, fuzzShop, type FuzzResult } from './fuzz-pages/fuzz-shop.ts';
export { brokenAddresses, readSitemaps, sampleOf } from './sitemaps/read-sitemaps.ts';
export { signInDemo } from './sign-in.ts';
