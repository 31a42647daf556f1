import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './run-command.ts';

/**
 * `npm run oracle`: the totals of random carts beside schoolbook integer arithmetic, a million of them unless a number is
 * given (`npm run oracle -- 50000 --seed 7`). Fails at the first cent of difference and prints that cart.
 */
const MOST_CARTS = 10_000_000;
const root = join(import.meta.dirname, '../../..');

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '20251029' } },
});
const carts = Number(positionals[0] ?? 1_000_000);
const seed = Number(options.seed);
if (!Number.isInteger(carts) || carts < 1 || carts > MOST_CARTS || !Number.isInteger(seed)) {
  console.error(
    `Give a number of carts from 1 to ${MOST_CARTS}, and perhaps --seed with a whole number.`,
  );
  process.exit(2);
}

const startedAt = performance.now();
const exitCode = await runCommand(
  'vitest',
  ['run', '--root', 'libs/domain/pricing', '--reporter=dot', 'src/cart-oracle.spec.ts'],
  {
    cwd: root,
    env: { MATERIA_ORACLE_CARTS: String(carts), MATERIA_ORACLE_SEED: String(seed) },
  },
);
const seconds = Math.round((performance.now() - startedAt) / 1000);
console.log(
  exitCode === 0
    ? `${carts} carts, 0 differences, ${seconds} s`
    : `A cart differs, see above (${seconds} s)`,
);
process.exit(exitCode);
