/** A sum as a page lists it: the rows above its total, and what the total contains. */
export type ShownPrice = {
  /** By name, in minor units; undefined where words stand for an amount, such as "to be chosen". */
  readonly rows: ReadonlyMap<string, number | undefined>;
  readonly total: number;
  readonly included: ReadonlyMap<string, number>;
};

/** Words for no charge, in all markets' languages. */
const FREE = ['bezpłatnie', 'gratis', 'gratuit', 'grátis'];

/** An amount as pages write it, in minor units: `1 234,50 zł`, `−31,89 €`. */
export const minorOf = (text: string): number | undefined => {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '');
  if (FREE.includes(plain)) return 0;
  const [, sign = '', whole = '', cents = ''] =
    /^([-−]?)([\d.]+),(\d{2})(?:zł|€)$/.exec(plain) ?? [];
  if (cents === '') return undefined;
  const minor = Number(whole.replaceAll('.', '')) * 100 + Number(cents);
  return sign === '' ? minor : -minor;
};

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim();

/** The sums that a page lists, in document order. */
export const shownPrices = (html: string): readonly ShownPrice[] =>
  [...html.matchAll(/<dl[^>]*>(?:(?!<\/dl>)[^])*?data-total[^]*?<\/dl>/g)].map(([list]) => {
    const entries = [
      ...list.matchAll(
        /<div class="[^"]*"( data-total="")?>\s*<dt>([^]*?)<\/dt>\s*<dd>([^]*?)<\/dd>/g,
      ),
    ].map(([, isTotal, term = '', amount = '']) => ({
      isTotal: isTotal !== undefined,
      term: textOf(term),
      minor: minorOf(textOf(amount)),
    }));
    const at = entries.findIndex(({ isTotal }) => isTotal);
    const named = (some: typeof entries) => some.map(({ term, minor }) => [term, minor] as const);
    return {
      rows: new Map(named(entries.slice(0, at))),
      total: entries[at]?.minor ?? Number.NaN,
      included: new Map(named(entries.slice(at + 1)).map(([term, minor]) => [term, minor ?? 0])),
    };
  });

/** What the rows add up to, as far as they are amounts. */
export const sumOf = ({ rows }: ShownPrice): number =>
  [...rows.values()].reduce<number>((sum, minor) => sum + (minor ?? 0), 0);
