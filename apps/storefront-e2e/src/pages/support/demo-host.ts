import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { scratchFolder } from '@materia/testing/scratch-folder';
import { DEMO_MARKETS, isDemoMarketId, writeDemoShop } from '@materia/tools-catalogue';
import type { TestProject } from 'vitest/node';
import { DEMO_SHOPS, NOW, startHost } from './host-process.ts';
import { writeStart } from './started-host.ts';

const SEED = 'materia';
/** The smallest round number with which every page kind has data. */
const REFERENCES = 300;

declare module 'vitest' {
  export interface ProvidedContext {
    /** The file that says where the host is, once it runs. */
    demoHost: string;
  }
}

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

/**
 * Once per run: the shop host with its embedded database and small demo shops of all markets. It
 * starts while other specs run; `startedHost` waits for it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(scratchFolder(), 'materia-page-facts-'));
  const file = join(folder, 'demo-host.json');
  const ids = Object.keys(DEMO_MARKETS);
  for (const id of ids) generate(id);
  const { started, stop } = await startHost(folder, ids);
  started.then(
    (host) => writeStart(file, { host }),
    (error: unknown) => writeStart(file, { failed: String(error) }),
  );
  project.provide('demoHost', file);
  return async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
