import type { ExpectedTotals } from './expected.ts';

/** An amount or a rate as a page writes it, with two decimals or up to two, in hundredths. */
const hundredths = (text: string): number => {
  const [whole = '', decimals = ''] = text.replaceAll(/[^\d,-]/g, '').split(',');
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
};

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '').trim();

/** The total of a cart page and its table of taxes; undefined if the cart has none. */
export const shownTotals = (html: string, totalLabel: string): ExpectedTotals | undefined => {
  const total = html.split(`<dt>${totalLabel}</dt>`)[1]?.split('</dd>')[0];
  if (total === undefined) return undefined;
  const amount = /<span[^>]*>(\d[^<]*<span[^>]*>,\d\d)/.exec(total)?.[1] ?? total;
  const rows = html.matchAll(
    /<tr><th scope="row">([^<]*)<\/th><td>([^<]*)<\/td><td>([^<]*)<\/td><\/tr>/g,
  );
  return {
    total: hundredths(textOf(amount)),
    taxes: new Map(
      [...rows].map(([, rate = '', base = '', tax = '']) => [
        hundredths(rate),
        { base: hundredths(base), tax: hundredths(tax) },
      ]),
    ),
  };
};
