import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { runSpecs } from '../run-specs.ts';
import type { SoakPart } from '../soak-part.ts';
import { catalogueUnderFlood } from './flood.ts';

const GUESSES = 10_000;
const GUESSES_PER_PAIR = 2;

const figures = z.object({ name: z.string(), figures: z.record(z.string(), z.number()) });

/**
 * Guesses at one account, and what sign-in and reset tell of addresses: the checks are specs of the host, which judge the figures. Then
 * how fast the catalogue is while strangers guess.
 */
export const guesses: SoakPart = async ({ amount = GUESSES, markets: [market] }) => {
  const folder = await mkdtemp(join(tmpdir(), 'materia-guesses-'));
  const report = join(folder, 'figures.jsonl');
  const exitCode = await runSpecs('apps/shop-host', ['src/customers/identity/guesses'], {
    MATERIA_SOAK_REPORT: report,
    MATERIA_GUESSES: String(amount),
    MATERIA_GUESS_PAIRS: String(Math.ceil(amount / GUESSES_PER_PAIR)),
  });
  const lines = (await readFile(report, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  await rm(folder, { recursive: true, force: true });
  return [
    ...lines.map((line) => {
      const { name, figures: found } = figures.parse(JSON.parse(line));
      return {
        goal: name,
        found: Object.entries(found)
          .map(([figure, value]) => `${figure} ${Math.round(value * 1000) / 1000}`)
          .join(', '),
        isMet: true,
      };
    }),
    {
      goal: 'at most 10 evaluated in 15 minutes, gaps below 1 ms',
      found: exitCode === 0 ? 'met' : 'not met, see above',
      isMet: exitCode === 0,
    },
    await catalogueUnderFlood(market),
  ];
};
