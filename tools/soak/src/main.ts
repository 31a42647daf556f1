import { markets } from '@materia/market-all';
import { readOptions } from './options.ts';
import { PARTS } from './parts.ts';
import { printRows } from './row.ts';

/** `npm run soak`: the promises that need many repetitions. `npm run soak -- fuzz-pages --amount 1000` runs one part. */
const given = process.argv.slice(2);
const optionsFrom = given.findIndex((word) => word.startsWith('--'));
const asked = optionsFrom < 0 ? given : given.slice(0, optionsFrom);
const options = readOptions(
  optionsFrom < 0 ? [] : given.slice(optionsFrom),
  markets.map(({ id }) => id),
);
const names = Object.keys(PARTS);
const unknown = asked.filter((name) => !names.includes(name));
if ('sentence' in options || unknown.length > 0) {
  console.error(
    'sentence' in options
      ? options.sentence
      : `There is no part ${unknown.join(', ')}; parts are ${names.join(', ')}.`,
  );
  process.exit(2);
}

let isKept = true;
for (const name of asked.length === 0 ? names : asked) {
  const startedAt = performance.now();
  const part = await PARTS[name]?.();
  if (part === undefined) continue;
  const rows = await part(options);
  printRows(name, rows, (performance.now() - startedAt) / 1000);
  isKept &&= rows.every((row) => row.isKept);
}
process.exit(isKept ? 0 : 1);
