import { pathTo } from '@materia/market-model';
import type { RunningShop } from '../shop.ts';
import { readPage } from './read-page.ts';

/** Pages that every market has and that name each other. */
const PAGES = ['home', 'stores'] as const;

/** What is wrong with the links between the languages: each page must name itself and every other shop's, and be named by them. */
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
      const found = readPage(await (await fetch(address)).text()).alternates.map(
        (alternate) => `${alternate.locale} ${alternate.address}`,
      );
      if (found.toSorted().join() !== expected.join())
        faults.push(`${address} names ${found.join(', ') || 'none'}`);
    }
  }
  return faults;
};
