import { markets } from '@materia/market-all';
import { parseOptions } from './options.ts';
import { PARTS } from './parts.ts';
import { printRows } from './row.ts';

/**
 * `npm run soak`: checks that need many repetitions. `npm run soak -- fuzz-pages --amount 1000`
 * runs one part.
 */
const argv = process.argv.slice(2);
const optionsFrom = argv.findIndex((argument) => argument.startsWith('--'));
const requested = optionsFrom < 0 ? argv : argv.slice(0, optionsFrom);
const options = parseOptions(
  optionsFrom < 0 ? [] : argv.slice(optionsFrom),
  markets.map(({ id }) => id),
);
const names = Object.keys(PARTS);
const unknown = requested.filter((name) => !names.includes(name));
if ('sentence' in options || unknown.length > 0) {
  console.error(
    'sentence' in options
      ? options.sentence
      : `Unknown part ${unknown.join(', ')}; the parts are ${names.join(', ')}.`,
  );
  process.exit(2);
}

let isMet = true;
for (const name of requested.length === 0 ? names : requested) {
  const startedAt = performance.now();
  const part = await PARTS[name]?.();
  if (part === undefined) continue;
  const rows = await part(options);
  printRows(name, rows, (performance.now() - startedAt) / 1000);
  isMet &&= rows.every((row) => row.isMet);
}
process.exit(isMet ? 0 : 1);
