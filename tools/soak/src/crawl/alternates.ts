import { pathTo } from '@materia/market-model';
import type { RunningShop } from '../shop.ts';
import { parsePage } from './parse-page.ts';

/** Pages that every market has and that link to each other by language. */
const PAGES = ['home', 'stores'] as const;

/**
 * Finds faulty hreflang links: each page must list itself and its equivalent in every other shop.
 */
export const checkAlternates = async (
  shops: readonly RunningShop[],
): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const name of PAGES) {
    const addresses = shops.map(({ market, origin }) => ({
      locale: market.locale,
      address: origin + pathTo(market.routes)(name),
    }));
    const expected = addresses.map(({ locale, address }) => `${locale} ${address}`).toSorted();
    for (const { address } of addresses) {
      const found = parsePage(await (await fetch(address)).text()).alternates.map(
        (alternate) => `${alternate.locale} ${alternate.address}`,
      );
      if (found.toSorted().join() !== expected.join())
        faults.push(`${address} lists ${found.join(', ') || 'none'}`);
    }
  }
  return faults;
};
