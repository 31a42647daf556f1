import { rateAt, taxPlace, type TaxTable } from '@materia/domain-pricing';
import { describe, expect, it } from 'vitest';
import { marketById, markets } from './index.ts';

const tableOf = (id: string): TaxTable => {
  const market = marketById(id);
  if (market === undefined) throw new Error(`There is no market ${id}`);
  return market.taxes;
};
const ratesAt = (id: string, postcode: string, vatRates: readonly number[]) => {
  const place = taxPlace(tableOf(id), { from: postcode, to: postcode });
  return place.ok
    ? [place.value.tax, ...vatRates.map((vatRate) => rateAt(place.value, { vatRate }))]
    : [place.error.territory];
};

describe('taxes by place (MKT-18)', () => {
  it.each([
    ['pl', '00-950', [2300, 800, 500], ['vat', 2300, 800, 500]],
    ['es', '28922', [2100, 1000, 400], ['vat', 2100, 1000, 400]],
    ['es', '07001', [2100], ['vat', 2100]],
    ['es', '35219', [2100, 1000, 400], ['igic', 700, 300, 0]],
    ['es', '38108', [2100], ['igic', 700]],
    ['es', '51001', [2100], ['ceuta']],
    ['es', '52001', [2100], ['melilla']],
    ['fr', '69001', [2000, 1000, 550], ['vat', 2000, 1000, 550]],
    ['fr', '20090', [2000, 1000], ['vat', 2000, 210]],
    ['fr', '97400', [2000], ['overseas']],
    ['pt', '1000-001', [2300, 1300, 600], ['vat', 2300, 1300, 600]],
    ['pt', '9060-190', [2300, 1300, 600], ['vat', 2200, 1200, 400]],
    ['pt', '9500-150', [2300, 1300, 600], ['vat', 1600, 900, 400]],
    ['pt', '9900-100', [2300], ['vat', 1600]],
  ])('%s %s: the mainland’s %j are %j', (id, postcode, vatRates, here) => {
    expect(ratesAt(id, postcode, vatRates)).toEqual(here);
  });

  it.each([
    ['a Portuguese vendor’s parcel to the Azores', 'pt', '9500-150', 'mainland'],
    ['a Spanish vendor’s parcel to the Canary Islands', 'es', '35001', 'canary-islands'],
    ['a French parcel to Corsica', 'fr', '20000', 'corsica'],
  ])('%s from the mainland is taxed by the law of its market', (_, id, to, territory) => {
    const place = taxPlace(tableOf(id), { from: '', to });
    expect(place.ok && place.value.territory).toBe(territory);
  });

  it.each(markets.map(({ id, taxes }): readonly [string, TaxTable] => [id, taxes]))(
    'every territory of %s names its law and has a rate for each rate of the mainland',
    (_, { standard, reduced, source, territories }) => {
      expect(source).not.toBe('');
      for (const territory of territories) {
        expect(territory.source).not.toBe('');
        if (territory.served)
          expect(
            Object.keys(territory.rates)
              .map(Number)
              .sort((a, b) => b - a),
          ).toEqual([standard, ...reduced]);
      }
    },
  );

  it.each(markets)(
    '$id serves every postal prefix by one table: what is not taxed is not delivered to',
    ({ taxes, rules }) => {
      const remote: readonly string[] = rules.territory.remoteRegions.map(({ region }) => region);
      const closed = taxes.territories.filter(({ served }) => !served);
      expect(closed.filter(({ territory }) => !remote.includes(territory))).toEqual([]);
    },
  );
});
