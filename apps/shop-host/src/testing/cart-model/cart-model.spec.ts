import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { cartOracle } from '@materia/testing/oracle';
import { ENGINES } from '../database.ts';
import { openTestHost, type TestHost } from '../host.ts';
import { cartModelDriver } from './cart-model-driver.ts';
import { LONGEST_VISIT, visit } from './commands.ts';
import { prepareFaults } from './faults.ts';

/**
 * `npm run soak -- cart-model` runs a hundred thousand commands on each engine; the tests run a
 * sample.
 */
const COMMANDS = Number(process.env['MATERIA_MODEL_COMMANDS'] ?? 400);
const SEED = Number(process.env['MATERIA_MODEL_SEED'] ?? 20_261_121);
/** Visits have 20 to 60 commands. */
const VISITS = Math.ceil(COMMANDS / ((20 + LONGEST_VISIT) / 2));

describe.each(ENGINES)('the carts and a simple model on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
    await prepareFaults(host.database.db);
    // The model knows no weights: everything can be sent, so nothing is set aside.
    await sql`update seller_rate set up_to_grams = null`.execute(host.database.db);
    await sql`update delivery_rate set up_to_grams = null`.execute(host.database.db);
  });
  afterAll(() => host.close());

  it(
    `match in every line and cent after ${COMMANDS} random commands of three browsers (CART-40, CART-41, QTY-10)`,
    { timeout: 3_600_000 },
    async () => {
      const world = await cartModelDriver(host, cartOracle);
      const agrees = fc.asyncProperty(visit, async (commands) => {
        await world.restart();
        for (const command of commands) await world.run(command);
        await world.compareAll();
      });
      await fc.assert(agrees, { numRuns: VISITS, seed: SEED });
    },
  );
});
