import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledHost } from '@materia/tools-start/bundled-host';
import { z } from 'zod';
import type { SoakRow } from '../row.ts';
import { runSpecs } from '../run-specs.ts';
import type { SoakPart } from '../soak-part.ts';

const PLACEMENTS = 10_000;
const PURCHASES_PER_PLACEMENT = 10;
const PLACEMENTS_PER_HOST_KILL = 50;
const PLACEMENTS_PER_SERVER_KILL = 500;
const UNITS = 100;
/** Goals for the crowd and for the first answer after a kill. */
const CROWD_SECONDS = 60;
const FIRST_ANSWER_MS = 2000;

/** What a whole run reports. Without PostgreSQL, the specs pass and say nothing of some. */
const REPORTS = [
  'placements for 100 units, each sent twice',
  'orders of five lines and three vendors, with imports',
  'every statement of placement and payment × every fault',
  'kills on postgres',
  'kills on pglite',
] as const;

const figures = z.object({ name: z.string(), figures: z.record(z.string(), z.number()) });

/**
 * Orders under load and while things fail. The checks are specs of the host, of which `npm test` runs small samples; this part
 * runs them in full, one after the other. The hosts that are killed are bundled, as operators run them.
 */
export const placement: SoakPart = async ({ amount = PLACEMENTS, seed }) => {
  const folder = await mkdtemp(join(tmpdir(), 'materia-placement-'));
  const report = join(folder, 'figures.jsonl');
  const host = await bundledHost();
  const purchases = String(amount * PURCHASES_PER_PLACEMENT);
  const env = {
    MATERIA_SOAK_REPORT: report,
    MATERIA_HOST_ENTRY: host.entry,
    NODE_COMPILE_CACHE: host.compiled,
    MATERIA_MODEL_SEED: String(seed),
    MATERIA_ORACLE_CARTS: purchases,
    MATERIA_ORACLE_SEED: String(seed),
    MATERIA_PLACEMENT_CROWD: String(amount),
    MATERIA_PLACEMENT_BASKETS: String(amount),
    MATERIA_PLACEMENT_FAULTS: amount < PLACEMENTS ? 'some' : 'every',
    MATERIA_PLACEMENT_KILLS: String(Math.ceil(amount / PLACEMENTS_PER_HOST_KILL)),
    MATERIA_PLACEMENT_SERVER_KILLS: String(Math.ceil(amount / PLACEMENTS_PER_SERVER_KILL)),
  };
  const rows: SoakRow[] = [];
  const exitCodes = [await runSpecs('libs/domain/pricing', ['src/order-totals'], env)];
  for (const name of ['crowds', 'faults', 'kills']) {
    exitCodes.push(
      await runSpecs('apps/shop-host', [`src/selling/placement/placement-${name}`], env),
    );
    const lines = (await readFile(report, 'utf8').catch(() => '')).split('\n').filter(Boolean);
    const found = lines.slice(rows.length).map((line) => rowOf(figures.parse(JSON.parse(line))));
    rows.push(...found);
    for (const row of found) console.log(`${row.goal}: ${row.found}`);
  }
  await rm(folder, { recursive: true, force: true });
  const missing = REPORTS.filter((name) => rows.every(({ goal }) => goal !== name));
  return [
    {
      goal: `the orders of ${purchases} random purchases add up to the cent`,
      found: exitCodes[0] === 0 ? '0 differences' : 'a difference, see above',
      isMet: exitCodes[0] === 0,
    },
    ...rows,
    {
      goal: 'every part has reported',
      found: missing.length === 0 ? `${REPORTS.length} parts` : `missing: ${missing.join(', ')}`,
      isMet: missing.length === 0,
    },
    {
      goal: 'all specs pass',
      found: `${exitCodes.filter((code) => code !== 0).length} failed`,
      isMet: exitCodes.every((code) => code === 0),
    },
  ];
};

/** Figures that must be zero, and the limits of others. */
const ZERO = [
  'doubles',
  'otherAnswers',
  'contradictions',
  'notWhole',
  'refused',
  'lost',
  'doubled',
  'partial',
];

const rowOf = ({ name, figures: found }: z.output<typeof figures>): SoakRow => ({
  goal: name,
  found: Object.entries(found)
    .map(([figure, value]) => `${figure} ${Math.round(value * 10) / 10}`)
    .join(', '),
  isMet:
    ZERO.every((figure) => (found[figure] ?? 0) === 0) &&
    (found['slotTaken'] ?? 0) === (found['slotCapacity'] ?? 0) &&
    (found['firstAnswerP95Ms'] ?? 0) <= FIRST_ANSWER_MS &&
    (found['placements'] === undefined ||
      (found['orders'] === UNITS && (found['seconds'] ?? 0) <= CROWD_SECONDS)),
});
