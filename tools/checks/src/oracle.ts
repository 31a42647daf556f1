import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './run-command.ts';

/**
 * `npm run oracle`: compares the totals of random carts with plain integer arithmetic; one million carts by default
 * (`npm run oracle -- 50000 --seed 7`). Fails on the first difference and prints that cart.
 */
const MAX_CARTS = 10_000_000;
const root = join(import.meta.dirname, '../../..');

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '20251029' } },
});
const carts = Number(positionals[0] ?? 1_000_000);
const seed = Number(options.seed);
if (!Number.isInteger(carts) || carts < 1 || carts > MAX_CARTS || !Number.isInteger(seed)) {
  console.error(`Usage: npm run oracle -- [CARTS] [--seed NUMBER], with 1 to ${MAX_CARTS} carts.`);
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
