import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './run-command.ts';

/**
 * `npm run oracle`: compares the totals of random carts with plain integer arithmetic, adds up the
 * orders of as many random purchases, and divides as many random carts into shipments; one million
 * each by default (`npm run oracle -- 50000 --seed 7`). Fails on the first difference and prints
 * it.
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
const SPECS = {
  'libs/domain/pricing': ['src/cart-oracle.spec.ts', 'src/order-totals.spec.ts'],
  'libs/domain/checkout': ['src/shipments.spec.ts'],
} as const;
let exitCode = 0;
for (const [project, specs] of Object.entries(SPECS))
  exitCode ||= await runCommand('vitest', ['run', '--root', project, '--reporter=dot', ...specs], {
    cwd: root,
    env: { MATERIA_ORACLE_CARTS: String(carts), MATERIA_ORACLE_SEED: String(seed) },
  });
const seconds = Math.round((performance.now() - startedAt) / 1000);
console.log(
  exitCode === 0
    ? `${carts} carts, purchases and plans of shipments, 0 differences, ${seconds} s`
    : `One differs, see above (${seconds} s)`,
);
process.exit(exitCode);
