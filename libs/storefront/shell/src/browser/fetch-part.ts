import { parsePage } from './parse-page.ts';

/**
 * Fetches a page and takes out the element that `selector` finds. Rejects if there is none. The
 * document gets the page's style sheets.
 */
export const fetchPart = async (address: string, selector: string): Promise<HTMLElement> => {
  const page = await fetchPage(address);
  const part = page.querySelector<HTMLElement>(selector);
  if (part === null) throw new Error(`${address} has no ${selector}`);
  const here = new Set(
    Array.from(document.querySelectorAll<HTMLLinkElement>(SHEETS), ({ href }) => href),
  );
  await Promise.all(
    Array.from(page.querySelectorAll<HTMLLinkElement>(SHEETS), ({ href }) =>
      here.has(href) ? undefined : addSheet(href),
    ),
  );
  return document.adoptNode(part);
};

/** Fetches the list of suggestions for a field from the page that the field names. */
export const fetchSuggestions = (
  field: HTMLInputElement,
  query: Readonly<Record<string, string>>,
): Promise<HTMLElement> => {
  const source = field.closest<HTMLElement>('[data-suggestions]')?.dataset['suggestions'] ?? '';
  return fetchPart(`${source}?${new URLSearchParams(query)}`, '[data-suggestion-list]');
};

const SHEETS = 'link[rel=stylesheet]';

/**
 * Fetches a page as a document, as it is now (`no-store` also skips the server's cache). Rejects
 * unless its status is 2xx.
 */
export const fetchPage = async (address: string, cache?: 'no-store'): Promise<Document> => {
  const response = await fetch(address, cache === undefined ? {} : { cache });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return parsePage(await response.text());
};

const addSheet = (href: string): Promise<void> =>
  new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
