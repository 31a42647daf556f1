import type { MarketRoutes } from '@materia/market-model';
import { PAGES } from '../../routes/pages.ts';

/**
 * Every page names this file in a header, so that browsers load the rules once and not with each
 * page.
 */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/** A page's URL pattern, with any query. */
const patternsOf = (canonical: string): readonly string[] => [canonical, `${canonical}\\?*`];

/**
 * Rules by which browsers load pages ahead when a pointer rests on a link or presses it. Pages that
 * all guests share depend on nothing but store and URL, so they are even rendered ahead. Other
 * pages are not touched: cart, checkout, account and sign-out are for one person, the list of
 * stores notes where the shopper came from, and a query may choose a store. Results of a search are
 * only loaded when they are opened, because that is counted.
 */
export const speculationRules = (routes: MarketRoutes): string => {
  const names = Object.keys(PAGES).filter((name): name is keyof typeof PAGES => name in PAGES);
  const own = names.filter((name) => !PAGES[name].sharedByGuests || name === 'stores');
  return JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            {
              not: {
                href_matches: [
                  '/authentication/*',
                  '/*\\?*store=*',
                  ...own.flatMap((name) => patternsOf(routes[name].canonical)),
                ],
              },
            },
            { not: { selector_matches: '[data-page=search] main a' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
};
