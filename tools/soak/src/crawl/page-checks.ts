import type { Market } from '@materia/market-model';
import type { LanguageReader } from './language.ts';
import type { ReadPage } from './parse-page.ts';
import { checkStructuredData } from './structured-data.ts';

/** A rule that a page breaks, and how. */
export type PageFault = { readonly rule: string; readonly what: string };

export type VisitedPage = {
  readonly url: string;
  readonly status: number;
  readonly page: ReadPage;
};

const fault = (rule: string, what: string): PageFault => ({ rule, what });

/** Whether search engines may index the page. */
export const isForEngines = ({ status, page }: VisitedPage): boolean =>
  status === 200 && page.metas['robots']?.includes('noindex') !== true;

/** Structured data types that pages of a route must have. */
const EXPECTED_DATA: Readonly<Record<string, readonly string[]>> = {
  home: ['Organization'],
  product: ['Product', 'BreadcrumbList'],
  category: ['BreadcrumbList'],
  store: ['HardwareStore'],
};

/** Checks everything that needs only the page itself. */
export const checkPage = (
  visited: VisitedPage,
  market: Pick<Market, 'locale'>,
  languageOf: LanguageReader,
): readonly PageFault[] => {
  const { page, url } = visited;
  const address = new URL(url);
  const data = page.structuredData.map(checkStructuredData);
  const types = data.flatMap((one) => one.types);
  const ownFragments = page.links
    .filter((link) => /^#./.test(link))
    .map((link) => decodeURIComponent(link.slice(1)));
  const foreign = [
    ...new Set([page.title ?? '', page.metas['description'] ?? '', ...page.texts]),
  ].flatMap((text) => {
    const id = languageOf(text);
    return id === undefined
      ? []
      : [fault('text of another language', `${id}: ${text.slice(0, 120)}`)];
  });
  return [
    ...(page.headings.length === 1 && page.headings[0] !== ''
      ? []
      : [fault('one h1', page.headings.join(' | ') || 'none')]),
    ...(page.title ? [] : [fault('title', 'missing')]),
    ...(page.lang === market.locale ? [] : [fault('lang', String(page.lang))]),
    ...(page.metas['viewport'] === undefined ? [fault('viewport', 'missing')] : []),
    ...(isForEngines(visited) && !page.metas['description']
      ? [fault('description', 'missing')]
      : []),
    ...(isForEngines(visited) && page.canonicals.length !== 1
      ? [fault('canonical', `${page.canonicals.length} found`)]
      : []),
    ...(isForEngines(visited)
      ? page.canonicals
          .filter((canonical) => canonical !== addressForEngines(address))
          .map((canonical) => fault('canonical', `${canonical} is not this page's URL`))
      : []),
    ...data.flatMap(({ faults }) => faults.map((what) => fault('structured data', what))),
    ...(visited.status === 200
      ? (EXPECTED_DATA[page.route ?? ''] ?? [])
          .filter((type) => !types.includes(type))
          .map((type) => fault('structured data', `${type} is missing`))
      : []),
    ...ownFragments
      .filter((id) => !page.ids.has(id))
      .map((id) => fault('link within the page', `#${id} has no target`)),
    ...foreign,
  ];
};

/**
 * A page without its parameters, but each page of a list is its own, unless it is filtered or
 * sorted.
 */
const addressForEngines = ({ origin, pathname, searchParams }: URL): string => {
  const isArranged = [...searchParams.keys()].some((name) => /^(?:f-.*|sort)$/.test(name));
  const page = isArranged ? '1' : (searchParams.get('page') ?? '1');
  return origin + pathname + (page === '1' ? '' : `?page=${page}`);
};
