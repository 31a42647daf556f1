import type { Market } from '@materia/market-model';
import { pickFrom, randomFrom } from '../random.ts';
import type { RunningShop } from '../shop.ts';
import { languageReader } from './language.ts';
import { checkPage, isForEngines, type PageFault, type VisitedPage } from './page-checks.ts';
import { readPage } from './read-page.ts';
import { type HtmlChecker, htmlChecker } from './validate-html.ts';

export type CrawlFinding = PageFault & { readonly url: string; readonly from: string };

export type CrawlResult = {
  readonly findings: readonly CrawlFinding[];
  readonly pages: number;
  /** Pages by the route they show. */
  readonly routes: Readonly<Record<string, number>>;
  readonly validated: number;
};

export type CrawlOptions = {
  readonly pages: number;
  readonly seed: number;
  /** Pages that come first. */
  readonly start: readonly string[];
  /** Cookies of a customer, who sees other pages. */
  readonly cookie?: string;
  /** Markets whose texts must not stand here. */
  readonly markets: readonly Market[];
  /** How many pages of each route the validator reads. */
  readonly validatedPerRoute: number;
};

type Step = { readonly url: string; readonly from: string };
type Fetched = {
  readonly status: number;
  readonly location: string | undefined;
  readonly isPage: boolean;
  readonly html: string;
};

/** Of one path so many queries are followed: filters and sorting have no end. */
const QUERIES_PER_PATH = 3;
const WORKERS = 4;
/** Where a link may lead a guest: to a page, or to the sign-in form that stands in its place. */
const FINE = [200, 401];

/** The shape of a path, by which pages of all kinds get their turn: which words are the market's, which are parameters. */
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

/** The links not yet followed, by the shape of their paths. */
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
        const known = queries.get(url.pathname) ?? 0;
        if (known >= QUERIES_PER_PATH) return;
        queries.set(url.pathname, known + 1);
      }
      seen.add(url.href);
      const shape = shapeOf(url);
      waiting.set(shape, [...(waiting.get(shape) ?? []), { ...step, url: url.href }]);
    },
    /** A page that is visited anyway. */
    leaveOut: (url: string): void => void seen.add(url),
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

/** Follows the links of a storefront and checks every page it comes to. */
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
    const tell = ({ rule, what }: PageFault): void => void findings.push({ rule, what, url, from });
    const route = page.route ?? 'none';
    routes[route] = (routes[route] ?? 0) + 1;
    for (const found of checkPage(visited, market, languageOf)) tell(found);
    if (isForEngines(visited)) {
      const own = page.canonicals[0] ?? url;
      for (const [rule, said, known] of [
        ['unique title', page.title, titles],
        ['unique description', page.metas['description'], descriptions],
      ] as const) {
        if (!said) continue;
        const other = known.get(said);
        if (other !== undefined && other !== own)
          tell({ rule, what: `"${said.slice(0, 100)}" is that of ${other} too` });
        known.set(said, own);
      }
    }
    if ((validatedOf[route] ?? 0) < options.validatedPerRoute) {
      validatedOf[route] = (validatedOf[route] ?? 0) + 1;
      validated += 1;
      for (const what of await checker(html)) tell({ rule: 'valid HTML', what });
    }
    for (const link of page.links) {
      const target = URL.parse(link, url);
      if (target === null) tell({ rule: 'link', what: `${link} is no address` });
      else if (target.origin === origin) frontier.add({ url: target.href, from: url });
    }
  };

  /** Visits one link: a page, or one hop to a page. */
  const visit = async ({ url, from }: Step): Promise<void> => {
    const tell = (rule: string, what: string): void =>
      void findings.push({ rule, what, url, from });
    let asked = url;
    let fetched = await fetchPage(asked);
    if (fetched.status >= 300 && fetched.status < 400 && fetched.location !== undefined) {
      asked = new URL(fetched.location, asked).href;
      tell('link without a detour', `${fetched.status} to ${fetched.location}`);
      if (new URL(asked).origin !== origin) return;
      fetched = await fetchPage(asked);
      if (fetched.status >= 300 && fetched.status < 400)
        tell('one hop at most', `${asked} leads on to ${fetched.location}`);
    }
    if (!FINE.includes(fetched.status))
      tell(fetched.status >= 500 ? 'no 5xx' : 'no broken link', `status ${fetched.status}`);
    // An energy label is a drawing, a sheet a document: that they are there is all there is to check.
    else if (fetched.isPage)
      await check(
        { url: asked, status: fetched.status, page: readPage(fetched.html) },
        fetched.html,
        from,
      );
  };

  const first: Step[] = options.start.map((path) => ({ url: origin + path, from: 'the start' }));
  for (const { url } of first) frontier.leaveOut(url);
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
