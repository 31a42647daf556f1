import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../database.ts';
import { openTestHost, type TestHost } from '../host.ts';
import { conversionModelDriver, prepareKills } from './conversion-model-driver.ts';
import { LONGEST_VISIT, visitOfCustomer } from './commands.ts';

/**
 * `npm run soak -- conversion-model` runs a hundred thousand commands on each engine; the tests run a
 * sample.
 */
const COMMANDS = Number(process.env['MATERIA_MODEL_COMMANDS'] ?? 300);
const SEED = Number(process.env['MATERIA_MODEL_SEED'] ?? 20_261_127);
/** Visits have 20 to 60 commands. */
const VISITS = Math.ceil(COMMANDS / ((20 + LONGEST_VISIT) / 2));

describe.each(ENGINES)('quotes that are ordered in a cart on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
    await prepareKills(host.database.db);
  });
  afterAll(() => host.close());

  it(
    `leave the former cart byte for byte after ${COMMANDS} random commands of two tabs, of which some are killed (QUO-24, CHK-41)`,
    { timeout: 7_200_000 },
    async () => {
      const { newCustomer, counts } = await conversionModelDriver(host);
      const restores = fc.asyncProperty(visitOfCustomer, async (pairs) => {
        const customer = await newCustomer();
        for (const pair of pairs) await customer.run(pair);
      });
      await fc.assert(restores, { numRuns: VISITS, seed: SEED });
      if (process.env['MATERIA_MODEL_COMMANDS'] !== undefined)
        process.stderr.write(`${engine}: ${JSON.stringify(counts)}\n`);
      for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
    },
  );
});
