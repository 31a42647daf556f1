import type { RouteName, SomeTexts } from '@materia/market-model';
import { namespacesOf, pickTexts } from '../routes/page-texts.ts';

/**
 * The texts of this process: on the server the market's, in the browser those fetched so far. They do not
 * travel inside pages, since pages are complete as HTML; the browser fetches them when it starts the application.
 */
let atHand: SomeTexts = {};

export const provideTexts = (texts: SomeTexts): void => {
  atHand = { ...atHand, ...texts };
};

/** Just the texts of a page, on the server too: one that its page does not declare is missed at once. */
export const textsOfPage = (page: RouteName | undefined): SomeTexts =>
  pickTexts(atHand, namespacesOf(page));

/** Attributes of the document by which the browser finds the texts of its page. */
export const TEXTS_ATTRIBUTE = 'data-texts';
export const PAGE_ATTRIBUTE = 'data-page';

const fetched = new Map<string, Promise<void>>();

/** In the browser: fetches the texts of a page once. `folder` changes with the texts. */
export const fetchTexts = (folder: string, page: string): Promise<void> => {
  const known = fetched.get(page);
  if (known !== undefined) return known;
  const fetching = fetch(`${folder}${page}.json`)
    .then((response) =>
      response.ok
        ? response.json()
        : Promise.reject(new Error(`The texts of ${page} answered ${response.status}`)),
    )
    .then((texts: SomeTexts) => provideTexts(texts))
    .catch((error: unknown) => {
      fetched.delete(page);
      throw error;
    });
  fetched.set(page, fetching);
  return fetching;
};
