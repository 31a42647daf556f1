import type { Market } from '@materia/market-model';
import { pickFrom, randomFrom } from '../random.ts';
import type { RunningShop } from '../shop.ts';
import { languageReader } from './language.ts';
import { checkPage, isForEngines, type PageFault, type VisitedPage } from './page-checks.ts';
import { parsePage } from './parse-page.ts';
import { type HtmlChecker, htmlChecker } from './validate-html.ts';

export type CrawlFinding = PageFault & { readonly url: string; readonly from: string };

export type CrawlResult = {
  readonly findings: readonly CrawlFinding[];
  readonly pages: number;
  /** Number of pages by route. */
  readonly routes: Readonly<Record<string, number>>;
  readonly validated: number;
};

export type CrawlOptions = {
  readonly pages: number;
  readonly seed: number;
  /** Paths to visit first. */
  readonly start: readonly string[];
  /** Cookies of a signed-in customer. */
  readonly cookie?: string;
  /** All markets; texts of the others must not appear. */
  readonly markets: readonly Market[];
  /** How many pages of each route are validated. */
  readonly validatedPerRoute: number;
};

type Step = { readonly url: string; readonly from: string };
type Fetched = {
  readonly status: number;
  readonly location: string | undefined;
  readonly isPage: boolean;
  readonly html: string;
};

/** Filters and sorting combine without limit, so only this many queries are followed per path. */
const QUERIES_PER_PATH = 3;
const WORKERS = 4;
/** Statuses a link may lead a guest to: the page, or the sign-in form shown instead. */
const ACCEPTED_STATUSES = [200, 401];

/** Groups paths by their form, so that the crawl reaches pages of every kind. */
const shapeOf = ({ pathname, search }: URL): string => {
  const depth = pathname.split('/').length;
  const ending = pathname.endsWith('.html')
    ? /[a-z]\d{4,9}\.html$/.test(pathname)
      ? 'product'
      : 'html'
    : pathname.endsWith('/')
      ? 'slash'
      : 'bare';
  return `${ending} ${depth} ${search === '' ? '' : '?'}${ending === 'product' || ending === 'slash' ? '' : pathname.split('/')[1]}`;
};

/** Links not yet followed, grouped by the shape of their paths. */
const createFrontier = (random: () => number) => {
  const waiting = new Map<string, Step[]>();
  const seen = new Set<string>();
  const queries = new Map<string, number>();
  return {
    add: (step: Step): void => {
      const url = new URL(step.url);
      url.hash = '';
      if (seen.has(url.href)) return;
      if (url.search !== '') {
        const count = queries.get(url.pathname) ?? 0;
        if (count >= QUERIES_PER_PATH) return;
        queries.set(url.pathname, count + 1);
      }
      seen.add(url.href);
      const shape = shapeOf(url);
      waiting.set(shape, [...(waiting.get(shape) ?? []), { ...step, url: url.href }]);
    },
    /** Skips a page that is visited separately. */
    skip: (url: string): void => void seen.add(url),
    next: (): Step | undefined => {
      if (waiting.size === 0) return undefined;
      const shape = pickFrom([...waiting.keys()], random);
      const steps = waiting.get(shape) ?? [];
      const step = pickFrom(steps, random);
      const rest = steps.filter((other) => other !== step);
      if (rest.length === 0) waiting.delete(shape);
      else waiting.set(shape, rest);
      return step;
    },
  };
};

/** Follows the links of a storefront and checks every page it reaches. */
export const crawlShop = async (
  { market, origin }: RunningShop,
  options: CrawlOptions,
): Promise<CrawlResult> => {
  const frontier = createFrontier(randomFrom(options.seed));
  const languageOf = languageReader(market, options.markets);
  const findings: CrawlFinding[] = [];
  const routes: Record<string, number> = {};
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const checker: HtmlChecker = htmlChecker();
  const validatedOf: Record<string, number> = {};
  let [pages, validated] = [0, 0];

  const fetchPage = async (url: string): Promise<Fetched> => {
    const reply = await fetch(url, {
      redirect: 'manual',
      headers: {
        'user-agent': 'Mozilla/5.0 (Materia soak)',
        ...(options.cookie === undefined ? {} : { cookie: options.cookie }),
      },
    });
    return {
      status: reply.status,
      location: reply.headers.get('location') ?? undefined,
      isPage: reply.headers.get('content-type')?.startsWith('text/html') !== false,
      html: await reply.text(),
    };
  };

  const check = async (visited: VisitedPage, html: string, from: string): Promise<void> => {
    const { url, page } = visited;
    const report = ({ rule, what }: PageFault): void =>
      void findings.push({ rule, what, url, from });
    const route = page.route ?? 'none';
    routes[route] = (routes[route] ?? 0) + 1;
    for (const found of checkPage(visited, market, languageOf)) report(found);
    if (isForEngines(visited)) {
      // The pages of a list have one title and description.
      const own = (page.canonicals[0] ?? url).replace(/\?page=\d+$/, '');
      for (const [rule, text, ownerOf] of [
        ['unique title', page.title, titles],
        ['unique description', page.metas['description'], descriptions],
      ] as const) {
        if (!text) continue;
        const other = ownerOf.get(text);
        if (other !== undefined && other !== own)
          report({ rule, what: `"${text.slice(0, 100)}" is also used by ${other}` });
        ownerOf.set(text, own);
      }
    }
    if ((validatedOf[route] ?? 0) < options.validatedPerRoute) {
      validatedOf[route] = (validatedOf[route] ?? 0) + 1;
      validated += 1;
      for (const what of await checker(html)) report({ rule: 'valid HTML', what });
    }
    for (const link of page.links) {
      const target = URL.parse(link, url);
      if (target === null) report({ rule: 'link', what: `${link} is not a valid URL` });
      else if (target.origin === origin) frontier.add({ url: target.href, from: url });
    }
  };

  /** Visits one link and follows at most one redirect. */
  const visit = async ({ url, from }: Step): Promise<void> => {
    const report = (rule: string, what: string): void =>
      void findings.push({ rule, what, url, from });
    let target = url;
    let fetched = await fetchPage(target);
    if (fetched.status >= 300 && fetched.status < 400 && fetched.location !== undefined) {
      target = new URL(fetched.location, target).href;
      report('no redirect', `${fetched.status} to ${fetched.location}`);
      if (new URL(target).origin !== origin) return;
      fetched = await fetchPage(target);
      if (fetched.status >= 300 && fetched.status < 400)
        report('one hop at most', `${target} redirects again to ${fetched.location}`);
    }
    if (!ACCEPTED_STATUSES.includes(fetched.status))
      report(fetched.status >= 500 ? 'no 5xx' : 'no broken link', `status ${fetched.status}`);
    // Energy labels and data sheets are not HTML: only their status is checked.
    else if (fetched.isPage)
      await check(
        { url: target, status: fetched.status, page: parsePage(fetched.html) },
        fetched.html,
        from,
      );
  };

  const first: Step[] = options.start.map((path) => ({ url: origin + path, from: 'the start' }));
  for (const { url } of first) frontier.skip(url);
  const work = async (): Promise<void> => {
    let idle = 0;
    while (pages < options.pages && idle < 20) {
      const step = first.shift() ?? frontier.next();
      if (step === undefined) {
        idle += 1;
        await new Promise((resolve) => setTimeout(resolve, 100));
        continue;
      }
      idle = 0;
      pages += 1;
      await visit(step);
    }
  };
  await Promise.all(Array.from({ length: Math.min(WORKERS, options.pages) }, work));
  return { findings, pages, routes, validated };
};
