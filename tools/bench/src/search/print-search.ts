import { printFigures } from '../print.ts';
import type { SearchRun } from './measure-search.ts';

const HEAD = ['refs', 'queries', 'in five', 'empty', 'others', 'p95 ms', 'sugg.', 'build s', 'MiB'];
const ms = ({ p95 }: { readonly p95: number }): string => p95.toFixed(1);

/**
 * Prints one line per market, the queries that were not answered well, and the figures with their
 * limits.
 */
export const printSearch = (runs: readonly SearchRun[]): void => {
  console.log(`\n${'search'.padEnd(8)}${HEAD.map((head) => head.padStart(9)).join('')}`);
  for (const run of runs) {
    const figures = [
      run.size,
      run.queries,
      run.inFive,
      run.empty,
      run.otherCategories,
      ms(run.list),
      ms(run.suggestions),
      run.index.cpuSeconds.toFixed(2),
      run.index.mib.toFixed(1),
    ];
    console.log(
      `${run.market.padEnd(8)}${figures.map((figure) => String(figure).padStart(9)).join('')}`,
    );
  }
  for (const { market, size, faults } of runs)
    for (const fault of faults)
      console.log(`  ${market} ${size}: ${fault.query}: ${fault.faults.join(', ')}`);
  const worst = (share: (run: SearchRun) => number): number => Math.max(...runs.map(share));
  printFigures([
    {
      name: 'searchInFive',
      value: 100 * Math.min(...runs.map(({ inFive, queries }) => inFive / queries)),
    },
    { name: 'searchEmpty', value: 100 * worst(({ empty, queries }) => empty / queries) },
    { name: 'searchOthers', value: worst(({ otherCategories }) => otherCategories) },
    { name: 'search', value: worst(({ list }) => list.p95) },
  ]);
};
