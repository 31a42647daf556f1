import { join } from 'node:path';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { DEMO_MARKETS, isDemoMarketId, writeDemoShop } from '@materia/tools-catalogue';
import { DEMO_SHOPS, NOW } from './host-process.ts';

const SEED = 'materia';
/** The smallest round number with which every page kind has data. */
const REFERENCES = 300;

/** Generates the demo shop of a market, unless an earlier run did; a change of the generator replaces it. */
const generate = (id: string): void => {
  const out = join(DEMO_SHOPS, id);
  const today = parsePlainDate(NOW.slice(0, 10));
  if (!isDemoMarketId(id) || !today.ok) throw new Error(`There is no demo shop for ${id}`);
  const written = writeDemoShop(
    { market: id, size: REFERENCES, seed: SEED, out, today: today.value, mayBeOlder: false },
    () => undefined,
  );
  if (!written.ok) throw new Error(`The demo shop ${id} was not written: ${written.error.kind}`);
};

for (const id of Object.keys(DEMO_MARKETS)) generate(id);
