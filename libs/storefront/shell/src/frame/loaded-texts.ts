import {
  formatNumber,
  type MarketFacts,
  type RouteName,
  type SomeTexts,
  type TextReader,
} from '@materia/market-model';
import { formatter } from '@materia/platform-texts/formatter';
import { namespacesOf, pickTexts } from '../routes/page-texts.ts';

/** In the browser: the texts fetched so far. Pages are complete as HTML, so their texts load only when the application starts. */
let fetchedTexts: SomeTexts = {};

let readOnServer: ((page: RouteName | undefined) => TextReader) | undefined;

/** On the server: the reader of each page's texts. The browser does not need this code, so the server entry provides it. */
export const provideReader = (reader: (page: RouteName | undefined) => TextReader): void => {
  readOnServer = reader;
};

/** Reads only the texts of a page, on the server too, so a text that the page does not declare is noticed at once. */
export const pageReader = (market: MarketFacts, page: RouteName | undefined): TextReader =>
  readOnServer?.(page) ??
  formatter(pickTexts(fetchedTexts, namespacesOf(page)), market.locale, (value) =>
    formatNumber(value, market.numberFormat),
  );

/** Document attributes from which the browser locates the texts of its page. */
export const TEXTS_ATTRIBUTE = 'data-texts';
export const PAGE_ATTRIBUTE = 'data-page';

const fetched = new Map<string, Promise<void>>();

/** In the browser: fetches the texts of a page once. `folder` changes whenever the texts change. */
export const fetchTexts = (folder: string, page: string): Promise<void> => {
  const known = fetched.get(page);
  if (known !== undefined) return known;
  const fetching = fetch(`${folder}${page}.json`)
    .then((response) =>
      response.ok
        ? response.json()
        : Promise.reject(new Error(`The texts of ${page} answered ${response.status}`)),
    )
    .then((texts: SomeTexts) => {
      fetchedTexts = { ...fetchedTexts, ...texts };
    })
    .catch((error: unknown) => {
      fetched.delete(page);
      throw error;
    });
  fetched.set(page, fetching);
  return fetching;
};
