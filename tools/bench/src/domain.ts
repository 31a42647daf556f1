import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { OpeningHours } from '@materia/domain-stores';
import { promise } from '@materia/domain-promise';
import { FLAG_KEYS, flagSnapshot, snapshotReader } from '@materia/domain-feature-flags';
import { plainDate } from '@materia/domain-holiday-calendar';
import { money } from '@materia/domain-money';
import { cartTotals, type PricedCart } from '@materia/domain-pricing';
import { stockLabel } from '@materia/domain-stock-status';
import { markets } from '@materia/market-all';
import { printFigures } from './print.ts';
import { root } from './shop.ts';

const currency = 'PLN' as const;
const [{ holidays }] = markets;

const cartOf50: PricedCart = {
  currency,
  lines: Array.from({ length: 50 }, (_, index) => ({
    id: String(index),
    seller: index % 5 === 0 ? 'VENDOR' : 'MATERIA',
    isThirdParty: index % 5 === 0,
    quantity: 1 + (index % 7),
    unit: money(199 + index * 137, currency),
    vatRate: 2300,
  })),
  discounts: { tier: null, coupon: null },
  preparation: null,
  palletDeposits: [],
  shipping: [],
};

const day = [{ from: 7 * 60, to: 19 * 60 }];
const hours: OpeningHours = { 1: day, 2: day, 3: day, 4: day, 5: day, 6: day, 7: [] };
const before11November = { date: plainDate(2026, 11, 10), minutesOfDay: 18 * 60 };

const offer = {
  isSoldByAThirdPartyVendor: false,
  delivery: {
    home: { availabilities: [] },
    store: { availabilities: [{ stockStatus: 'ONSITE' as const, availableStock: 40 }] },
    relay: { availabilities: [] },
  },
};

/** Every flag has a choice; a third of the choices start in the future. */
const flagDocument = {
  revision: 7,
  choices: FLAG_KEYS.map((key, index) => ({
    key,
    choice: index % 2 === 0,
    ...(index % 3 === 0 && { from: 2e12 }),
  })),
};
const flagsAt = snapshotReader(flagDocument, {});

const nanoseconds = (calls: number, work: () => unknown): number => {
  for (let warm = 0; warm < calls / 10; warm += 1) work();
  const startedAt = process.hrtime.bigint();
  for (let call = 0; call < calls; call += 1) work();
  return Number(process.hrtime.bigint() - startedAt) / calls;
};

/** Prints the time per call of the main rules and the size of each domain library. */
export const measureDomain = (): void => {
  console.log(`\n${'rule'.padEnd(44)} ${'ns per call'.padStart(12)}`);
  const flagsOfRequest = nanoseconds(2_000_000, () => flagsAt(1e12));
  const rows = [
    ['totals of a cart of 50 lines', nanoseconds(20_000, () => cartTotals(cartOf50))],
    [
      'promise of 3 working days over a holiday',
      nanoseconds(100_000, () =>
        promise(
          { unit: 'DAY', delay: 3 },
          { now: before11November, hours, calendar: { holidays } },
        ),
      ),
    ],
    [
      'promise of 2 hours late in the day',
      nanoseconds(100_000, () =>
        promise(
          { unit: 'HOUR', delay: 2 },
          { now: before11November, hours, calendar: { holidays } },
        ),
      ),
    ],
    ['all flags of a request', flagsOfRequest],
    [
      'all flags after a publication or a flip',
      nanoseconds(20_000, () => flagSnapshot(flagDocument, {}, 1e12)),
    ],
    ['stock fact of an offer', nanoseconds(2_000_000, () => stockLabel(offer))],
  ] as const;
  for (const [name, ns] of rows)
    console.log(`${name.padEnd(44)} ${Math.round(ns).toString().padStart(12)}`);
  printFigures([{ name: 'flagsOfRequest', value: flagsOfRequest / 1000 }]);

  console.log(
    `\n${'domain library'.padEnd(24)} ${'KiB source'.padStart(11)} ${'KiB br'.padStart(8)}`,
  );
  for (const folder of globSync('libs/domain/*', { cwd: root }).toSorted()) {
    const sources = globSync('src/**/*.ts', {
      cwd: join(root, folder),
      exclude: (name) => name.endsWith('.spec.ts'),
    });
    const bytes = Buffer.concat(sources.map((file) => readFileSync(join(root, folder, file))));
    console.log(
      `${folder.replace('libs/domain/', '').padEnd(24)} ${(bytes.length / 1024).toFixed(1).padStart(11)} ${(brotliCompressSync(bytes).length / 1024).toFixed(1).padStart(8)}`,
    );
  }
};
