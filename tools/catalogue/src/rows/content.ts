import type { FeedRecord } from '@materia/api-contract/feed';
import { RETENTION_DAYS } from '@materia/domain-consent';
import { addDays, type PlainDate } from '@materia/domain-holiday-calendar';
import { DEFAULT_CMS_STORE } from '@materia/domain-navigation';
import { companyAddress, type Market } from '@materia/market-model';
import { type CategoryKey, categoryNode, categoryNodes } from '../category-tree.ts';
import { ADVISED, QUESTIONS, SLIDES } from '../content/content-texts.ts';
import { PAGE_ROLES, type PageRole } from '../content/page-roles.ts';
import type { DemoMarket } from '../markets/demo-market.ts';
import { slugOf } from '../slug.ts';
import { categoryPath } from './categories.ts';

type Routes = Market['routes'];
/** What the texts refer to: page addresses, and the identity and promises of the shop. */
export type ShopFacts = Pick<Market, 'routes' | 'company' | 'legalFacts'> & {
  readonly settings: Pick<Market['settings'], 'returnDays' | 'shippingMethods' | 'withdrawalDays'>;
};

/** The customer group of professional accounts. */
const PROFESSIONALS = '3';

const isRole = (role: string): role is PageRole => role in PAGE_ROLES;
const ROLES = Object.keys(PAGE_ROLES).filter(isRole);

/** The URL key of a page. */
const nameOf = (role: PageRole, { texts }: DemoMarket, routes: Routes): string => {
  const row = PAGE_ROLES[role];
  if ('route' in row) return routes[row.route].canonical.replace(/^\/|\.html$/g, '');
  return 'name' in row ? row.name : slugOf(texts.content.pages[role].title);
};

/** Addresses in the market's own words lead to the pages whose documented address is French. */
export const pageRedirectionRows = (market: DemoMarket): readonly FeedRecord<'redirections'>[] =>
  ROLES.flatMap((role) => {
    const row = PAGE_ROLES[role];
    const own = slugOf(market.texts.content.pages[role].title);
    return 'name' in row && own !== row.name
      ? [{ path: `/${own}.html`, targetPath: `/${row.name}.html`, status: 301 as const }]
      : [];
  });

/** The facts that texts refer to as {company:email} or {days:return}. */
const statedFact = (
  kind: string,
  key: string,
  { company, legalFacts, settings }: ShopFacts,
): string | undefined => {
  const facts: Readonly<Record<string, string>> =
    kind === 'company'
      ? {
          ...company,
          address: companyAddress(company),
          register: legalFacts
            .filter(({ value }) => !isStatedApart(value, company))
            .map(({ label, value }) => `${label}: ${value}`)
            .join('<br>'),
        }
      : kind === 'days'
        ? {
            return: String(settings.returnDays),
            withdrawal: String(settings.withdrawalDays),
            ...Object.fromEntries(
              Object.entries(RETENTION_DAYS).map(([data, days]) => [data, String(days)]),
            ),
          }
        : {};
  return facts[key];
};

/** Name, contact and dispute body have their own sentences. */
const isStatedApart = (
  value: string,
  { legalName, email, phone, disputeBody }: ShopFacts['company'],
): boolean => value.startsWith(legalName) || [email, phone, disputeBody].includes(value);

/**
 * Fills in links such as {page:drive} and {category:paint}, and facts. Throws if one does not
 * exist.
 */
const linked = (html: string, market: DemoMarket, shop: ShopFacts): string =>
  html.replace(/\{(page|category|company|days):([\w-]+)\}/g, (_, kind: string, key: string) => {
    if (kind === 'page' && isRole(key)) return `/${nameOf(key, market, shop.routes)}.html`;
    const category = categoryNodes.find((node) => node.key === key);
    if (kind === 'category' && category !== undefined)
      return categoryPath(category.key, market.texts);
    const fact = statedFact(kind, key, shop);
    if (fact !== undefined) return fact;
    throw new Error(`A text of the demo shop refers to ${kind} ${key}, which is not there`);
  });

export const contentPageRows = (
  market: DemoMarket,
  shop: ShopFacts,
  today: PlainDate,
): readonly FeedRecord<'content-pages'>[] => {
  const { pages, questions } = market.texts.content;
  const rolePages = ROLES.map((role, position): FeedRecord<'content-pages'> => {
    const { title, description, html } = pages[role];
    const { section, picture } = PAGE_ROLES[role];
    return {
      storeId: DEFAULT_CMS_STORE,
      identifier: nameOf(role, market, shop.routes),
      place: 'root',
      section,
      position,
      title,
      description,
      html: linked(html, market, shop),
      picture,
      publishedOn: null,
      questions:
        role === 'faq'
          ? QUESTIONS.map((key) => ({
              ...questions[key],
              answer: linked(questions[key].answer, market, shop),
            }))
          : [],
    };
  });
  const articles = market.articles.map(
    ({ title, description, html, picture, daysAgo }): FeedRecord<'content-pages'> => ({
      storeId: DEFAULT_CMS_STORE,
      identifier: slugOf(title),
      place: 'blog',
      section: 'blog',
      position: 0,
      title,
      description,
      html: linked(html, market, shop),
      picture,
      publishedOn: addDays(today, -daysAgo),
      questions: [],
    }),
  );
  return [...rolePages, ...articles];
};

export const contentBlockRows = (
  market: DemoMarket,
  shop: ShopFacts,
): readonly FeedRecord<'content-blocks'>[] => {
  const { home, advice } = market.texts.content;
  const row = (
    identifier: string,
    words: { readonly title: string; readonly html: string },
    change: Partial<FeedRecord<'content-blocks'>>,
  ): FeedRecord<'content-blocks'> => ({
    storeId: DEFAULT_CMS_STORE,
    identifier,
    groupId: null,
    categoryId: null,
    context: 'home',
    position: 0,
    title: words.title,
    html: linked(words.html, market, shop),
    ...change,
  });
  return [
    row('home-help', home.everybody, {}),
    row('home-help', home.professionals, { groupId: PROFESSIONALS }),
    ...ADVISED.map((department) =>
      row(`advice-${department}`, advice[department], {
        categoryId: categoryNode(department).id,
        context: 'category',
      }),
    ),
  ];
};

const SLIDE_KEYS = ['insulation', 'terrace', 'paint'] as const;

export const contentSlideRows = (
  market: DemoMarket,
  filled: ReadonlySet<CategoryKey>,
): readonly FeedRecord<'content-slides'>[] =>
  SLIDE_KEYS.filter((key) => filled.has(SLIDES[key].category)).map((key, position) => ({
    storeId: DEFAULT_CMS_STORE,
    slider: 'home',
    groupId: null,
    position,
    ...market.texts.content.slides[key],
    linkPath: categoryPath(SLIDES[key].category, market.texts),
    picture: SLIDES[key].picture,
  }));
