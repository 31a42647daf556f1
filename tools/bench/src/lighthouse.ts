import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { type Market, pathTo } from '@materia/market-model';
import { findBrowser } from '@materia/tools-checks';
import { findPages } from './find-pages.ts';

/** What Lighthouse says of a page on a simulated phone; scores from 0 to 100. */
export type LighthouseScores = {
  readonly page: string;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  /** Not judged on pages that search engines are asked to leave out. */
  readonly seo: number | undefined;
  readonly lcpMs: number;
  readonly layoutShift: number;
  /** Audits that cost points. */
  readonly lost: readonly string[];
};

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Asked = { readonly page: string; readonly url: string; readonly isForEngines: boolean };

/** One page of each kind that a guest can open. */
const pagesOf = async (market: Market, origin: string): Promise<readonly Asked[]> => {
  const to = pathTo(market.routes);
  const { listing, products, stores } = await findPages(origin, to('stores'));
  const [product = '/'] = products;
  const [store = to('stores')] = stores;
  const asked = (page: string, path: string, isForEngines = true): Asked => ({ page: `${market.id} ${page}`, url: origin + path, isForEngines });
  return [
    asked('home', to('home')),
    asked('listing', listing),
    asked('product', product),
    asked('stores', to('stores')),
    asked('store', store),
    asked('search', `${to('search')}?q=${market.texts.home.title.slice(0, 1).toLowerCase()}`, false),
    asked('cart', to('cart'), false),
    asked('login', to('login'), false),
    asked('register', to('register'), false),
  ];
};

const score = (category: { readonly score: number | null } | undefined): number => Math.round((category?.score ?? 0) * 100);

/** Runs Lighthouse with its mobile settings over the pages of a storefront, each in a profile of its own. */
export const measureLighthouse = async (market: Market, origin: string): Promise<readonly LighthouseScores[]> => {
  const browser = await findBrowser();
  const scores: LighthouseScores[] = [];
  for (const { page, url, isForEngines } of await pagesOf(market, origin)) {
    const chrome = await launch({ chromePath: browser.executablePath, chromeFlags: ['--headless=new', ...browser.args], logLevel: 'silent' });
    try {
      const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'silent', onlyCategories: [...CATEGORIES] });
      if (result === undefined || result.lhr.runtimeError !== undefined) throw new Error(`Lighthouse could not judge ${url}: ${result?.lhr.runtimeError?.message ?? ''}`);
      const { audits, categories } = result.lhr;
      const judged = CATEGORIES.filter((name) => name !== 'seo' || isForEngines);
      const lost = judged.flatMap((name) =>
        (categories[name]?.auditRefs ?? []).filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
      );
      scores.push({
        page,
        performance: score(categories['performance']),
        accessibility: score(categories['accessibility']),
        bestPractices: score(categories['best-practices']),
        seo: isForEngines ? score(categories['seo']) : undefined,
        lcpMs: audits['largest-contentful-paint']?.numericValue ?? 0,
        layoutShift: audits['cumulative-layout-shift']?.numericValue ?? 0,
        lost,
      });
    } finally {
      chrome.kill();
    }
  }
  return scores;
};
