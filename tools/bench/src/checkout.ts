import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import type { Engine } from './options.ts';
import { root } from './shop.ts';

const timing = z.object({ p50: z.number(), p95: z.number(), cpu: z.number() });
const row = z.object({ shipments: z.number(), checkout: timing, placement: timing });
type CheckoutRow = z.output<typeof row>;

/**
 * Measures the calls of the checkout with 1, 3 and 10 shipments. Throws if the host refuses one.
 */
export const measureCheckout = (engine: Engine, requests: number): readonly CheckoutRow[] => {
  const done = spawnSync(
    process.execPath,
    ['apps/shop-host/src/testing/measure-checkout.ts', engine, String(requests)],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (done.status !== 0) throw new Error(`The checkout could not be measured on ${engine}`);
  return z.array(row).parse(JSON.parse(done.stdout));
};

/** Prints one line per number of shipments. */
export const printCheckout = (engine: Engine, rows: readonly CheckoutRow[]): void => {
  console.log(
    `\n${`${engine}, ms p50 / p95 (CPU)`.padEnd(42)} ${'checkout'.padStart(22)}${'placement'.padStart(22)}`,
  );
  for (const { shipments, ...calls } of rows)
    console.log(
      `${`cart of ${shipments} ${shipments === 1 ? 'shipment' : 'shipments'}`.padEnd(42)} ${[calls.checkout, calls.placement].map(msOf).join('')}`,
    );
};

const msOf = ({ p50, p95, cpu }: z.output<typeof timing>): string =>
  `${p50.toFixed(1)} / ${p95.toFixed(1)} (${cpu.toFixed(1)})`.padStart(22);
