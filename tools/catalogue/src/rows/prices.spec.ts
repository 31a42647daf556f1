import { addDays, parsePlainDate, plainDate } from '@materia/domain-holiday-calendar';
import { money } from '@materia/domain-money';
import { lowest30Days } from '@materia/domain-pricing';
import { describe, expect, it } from 'vitest';
import { assortment } from '../assortment.ts';
import { familyVariant } from '../families/variants.ts';
import { DEMO_MARKETS } from '../markets/index.ts';
import { drawFrom } from '../random.ts';
import { priceRows, shopPrice } from './prices.ts';

const today = plainDate(2026, 11, 20);
const market = DEMO_MARKETS.pl;
const draw = drawFrom('materia/pl');
const chosen = assortment(2000, drawFrom('materia'));
if (!chosen.ok) throw new Error(chosen.error.kind);
const rows = Array.from({ length: 2000 }, (_, at) =>
  priceRows(
    familyVariant(chosen.value.family(at), chosen.value.combination(at)),
    market,
    today,
    draw,
  ),
);

/** The history of the private price in the first zone, for the rule of the 30-day lowest price. */
const historyOf = ({ history }: (typeof rows)[number]) =>
  history
    .filter(({ priceZone, customerKind }) => priceZone === 'PL-C' && customerKind === 'private')
    .map(({ validFrom, amountMinor }) => {
      const from = parsePlainDate(validFrom);
      if (!from.ok) throw new Error(validFrom);
      return { from: from.value, amount: money(amountMinor, 'PLN') };
    });

describe('shop prices', () => {
  it.each([
    [4, 9],
    [317, 319],
    [2483, 2499],
    [14_730, 14_900],
  ])('%i ends as %i', (minor, price) => expect(shopPrice(minor)).toBe(price));
});

describe('prices of the demo shop', () => {
  it('about one product in eight is reduced, in every zone and for both customer types alike', () => {
    const reduced = rows.filter(({ prices }) => prices.some(({ gapCode }) => gapCode !== null));
    expect(reduced.length / rows.length).toBeGreaterThan(0.09);
    expect(reduced.length / rows.length).toBeLessThan(0.15);
    expect(
      reduced.filter(({ prices }) => new Set(prices.map(({ gapCode }) => gapCode)).size > 1),
    ).toEqual([]);
  });

  it('a price is below the initial one if and only if it has a reason code', () => {
    const all = rows.flatMap(({ prices }) => prices);
    expect(
      all.filter(
        ({ amountMinor, initialAmountMinor, gapCode }) =>
          amountMinor < initialAmountMinor === (gapCode === null),
      ),
    ).toEqual([]);
    expect(
      all.filter(({ amountMinor, initialAmountMinor }) => amountMinor > initialAmountMinor),
    ).toEqual([]);
  });

  it('professionals pay six to twelve percent less', () => {
    for (const { prices } of rows) {
      for (const { priceZone, amountMinor } of prices.filter(
        ({ customerKind }) => customerKind === 'private',
      )) {
        const professional =
          prices.find((row) => row.priceZone === priceZone && row.customerKind === 'professional')
            ?.amountMinor ?? 0;
        expect(Math.abs(professional - amountMinor * 0.91)).toBeLessThanOrEqual(
          amountMinor * 0.03 + 1,
        );
      }
    }
  });

  it('a history is in chronological order, ends before today and ends with today’s price', () => {
    for (const row of rows) {
      const history = row.history.filter(
        ({ priceZone, customerKind }) => priceZone === 'PL-C' && customerKind === 'private',
      );
      const days = history.map(({ validFrom }) => validFrom);
      expect(days).toEqual(days.toSorted());
      expect(days.every((day) => day < today)).toBe(true);
      expect(history.at(-1)?.amountMinor).toBe(row.prices[0]?.amountMinor);
    }
  });

  it('a price changed at most twice, each time to a different amount', () => {
    for (const row of rows) {
      const history = row.history
        .filter(({ priceZone, customerKind }) => priceZone === 'PL-C' && customerKind === 'private')
        .map(({ amountMinor }) => amountMinor);
      expect(history.length).toBeLessThanOrEqual(3);
      expect(history.filter((amount, at) => amount === history[at - 1])).toEqual([]);
    }
  });

  it('all reduced prices have a 30-day lowest, mostly equal to the price before and sometimes below it', () => {
    const reduced = rows.filter(({ prices }) => prices[0]?.gapCode !== null);
    const kinds = reduced.map((row) => {
      const history = historyOf(row);
      const lowest = lowest30Days(history, history.at(-1)?.from ?? today);
      return lowest === null
        ? 'none'
        : lowest.minor < (row.prices[0]?.initialAmountMinor ?? 0)
          ? 'below'
          : 'equal';
    });
    expect(kinds).not.toContain('none');
    expect(kinds.filter((kind) => kind === 'below').length).toBeGreaterThan(reduced.length * 0.25);
    expect(kinds.filter((kind) => kind === 'equal').length).toBeGreaterThan(reduced.length * 0.45);
  });

  it('reductions started within the last 21 days', () => {
    for (const row of rows.filter(({ prices }) => prices[0]?.gapCode !== null))
      expect((historyOf(row).at(-1)?.from ?? '') >= addDays(today, -21)).toBe(true);
  });
});
