import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { runSpecs } from '../run-specs.ts';
import type { SoakPart } from '../soak-part.ts';

const FILES = 10_000;

const figures = z.object({ name: z.string(), figures: z.record(z.string(), z.number()) });

/** Mutated and polyglot files of strangers: the check is a spec of the host, which judges each file. */
export const files: SoakPart = async ({ amount = FILES, seed }) => {
  const folder = await mkdtemp(join(tmpdir(), 'materia-files-'));
  const report = join(folder, 'figures.jsonl');
  const exitCode = await runSpecs('apps/shop-host', ['src/platform/files/accept-upload'], {
    MATERIA_SOAK_REPORT: report,
    MATERIA_HOSTILE_FILES: String(amount),
    MATERIA_HOSTILE_SEED: String(seed),
  });
  const lines = (await readFile(report, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  await rm(folder, { recursive: true, force: true });
  return [
    ...lines.map((line) => {
      const { name, figures: found } = figures.parse(JSON.parse(line));
      return {
        goal: name,
        found: Object.entries(found)
          .map(([figure, value]) => `${figure} ${value}`)
          .join(', '),
        isMet: true,
      };
    }),
    {
      goal: 'no file stored under a wrong type, the limit exact to the byte',
      found: exitCode === 0 ? 'met' : 'not met, see above',
      isMet: exitCode === 0,
    },
  ];
};
