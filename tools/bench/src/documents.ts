import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import type { Engine } from './options.ts';
import { root } from './shop.ts';

const run = z.object({ p50: z.number(), p95: z.number(), documents: z.number() });
const runs = z.object({ before: run, during: run, after: run });
type DocumentRuns = z.output<typeof runs>;

/** How many documents are drawn in a minute. */
const PER_MINUTE = 100;
const SECONDS = 30;

/** Measures the product call while documents are drawn, and without them before and after. */
export const measureDocuments = (engine: Engine): DocumentRuns => {
  const done = spawnSync(
    process.execPath,
    [
      'apps/shop-host/src/testing/measure-documents.ts',
      engine,
      String(SECONDS),
      String(PER_MINUTE),
    ],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (done.status !== 0) throw new Error(`Documents could not be measured on ${engine}`);
  return runs.parse(JSON.parse(done.stdout));
};

/** The p95 of the product call while documents are drawn, as a multiple of that without them. */
export const documentRatio = ({ before, during, after }: DocumentRuns): number =>
  during.p95 / Math.max(before.p95, after.p95);

export const printDocuments = (engine: Engine, measured: DocumentRuns): void => {
  console.log(`\n${engine}, product call, ms p50 / p95`);
  for (const [name, { p50, p95, documents }] of Object.entries(measured))
    console.log(
      `${`${name}, ${String(documents)} documents`.padEnd(42)} ${`${p50.toFixed(1)} / ${p95.toFixed(1)}`.padStart(22)}`,
    );
};
