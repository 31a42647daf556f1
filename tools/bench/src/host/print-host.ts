import type { Figure } from '../limits.ts';
import { printFigures } from '../print.ts';
import type { Timing } from './calls.ts';
import type { AddRow } from './cart-adds.ts';
import type { HostRun } from './run.ts';

const LIMITED_ROWS = {
  listingMiddle: /^listing middle \(/,
  listingFacets: /^listing middle, two/,
  search: /^search with/,
  productCall: /^product$/,
} as const;
const GROWING_ROWS = { listingGrowth: /^listing middle \(/, productGrowth: /^product$/ } as const;

/** Prints one table per engine with the sizes side by side, then the figures that have limits. */
export const printHost = (runs: readonly HostRun[]): void => {
  for (const [engine, sizes] of Map.groupBy(runs, (run) => run.engine)) {
    console.log(
      `\n${`${engine}, ms p50 / p95 (CPU)`.padEnd(42)} ${sizes.map(({ size }) => `${size} products`.padStart(22)).join('')}`,
    );
    const [first] = sizes;
    first?.rows.forEach(({ row }, at) => {
      const name = row.replace(/ \(\d+\)$/, '');
      console.log(
        `${name.padEnd(42)} ${sizes.map((run) => timing(run, at).padStart(22)).join('')}`,
      );
    });
    const addRow = (name: string, at: number, cell: (row: AddRow) => string): void =>
      console.log(
        `${name.padEnd(42)} ${sizes.map(({ adds }) => (adds[at] === undefined ? '' : cell(adds[at])).padStart(22)).join('')}`,
      );
    first?.adds.forEach(({ lines }, at) => {
      addRow(`add to a cart of ${lines}`, at, msOf);
      addRow(`add to a cart of ${lines}, transaction`, at, (row) => msOf(row.inTransaction));
    });
    first?.adds.forEach(({ lines }, at) => {
      addRow(`adds to carts of ${lines}, many at once`, at, perSecondOf);
      addRow(`… of ${lines}, transaction`, at, (row) => perSecondOf(row.inTransaction));
    });
    const fact = (name: string, of: (run: HostRun) => number, unit: string): void =>
      console.log(
        `${name.padEnd(42)} ${sizes.map((run) => `${of(run).toFixed(0)} ${unit}`.padStart(22)).join('')}`,
      );
    fact('import of the whole catalogue', (run) => run.loadSeconds, 's');
    fact('database', (run) => run.databaseMib, 'MiB');
    fact('memory of the host process', (run) => run.hostMib, 'MiB');
    fact('own file: prices and stock, shop running', (run) => run.importLinesPerSecond, 'lines/s');
  }
  printFigures(figuresOf(runs));
};

const timing = ({ rows }: HostRun, at: number): string => {
  const row = rows[at];
  return row === undefined ? '' : msOf(row);
};

const perSecondOf = ({ perSecond }: Pick<AddRow, 'perSecond'>): string =>
  `${perSecond.toFixed(0)} /s`;

const msOf = ({ p50, p95, cpu }: Timing): string =>
  `${p50.toFixed(1)} / ${p95.toFixed(1)} (${cpu.toFixed(1)})`;

/**
 * The figures with limits: those of the largest size on PostgreSQL, and their growth from the
 * smallest size.
 */
const figuresOf = (runs: readonly HostRun[]): readonly Figure[] => {
  const bySize = runs
    .filter(({ engine }) => engine === 'postgres')
    .toSorted((a, b) => a.size - b.size);
  const [smallest] = bySize;
  const largest = bySize.at(-1);
  const embedded = runs
    .filter(({ engine }) => engine === 'pglite')
    .toSorted((a, b) => a.size - b.size)
    .at(-1);
  const of = (run: HostRun, pattern: RegExp) => run.rows.find(({ row }) => pattern.test(row));
  return [
    ...(largest === undefined
      ? []
      : entries(LIMITED_ROWS).map(([name, pattern]) => ({
          name,
          value: of(largest, pattern)?.p95 ?? 0,
        }))),
    ...(largest === undefined || smallest === undefined || largest === smallest
      ? []
      : entries(GROWING_ROWS).map(([name, pattern]) => ({
          name,
          value: (of(largest, pattern)?.p50 ?? 0) / (of(smallest, pattern)?.p50 ?? 1),
        }))),
    ...(largest === undefined
      ? []
      : [
          {
            name: 'cartAdds' as const,
            value: Math.min(...largest.adds.map(({ perSecond }) => perSecond)),
          },
        ]),
    ...(embedded === undefined
      ? []
      : [{ name: 'embeddedLoad' as const, value: embedded.loadSeconds }]),
  ];
};

const entries = <Name extends string>(
  table: Readonly<Record<Name, RegExp>>,
): readonly (readonly [Name, RegExp])[] => {
  const names: Name[] = [];
  for (const name in table) names.push(name);
  return names.map((name) => [name, table[name]] as const);
};
