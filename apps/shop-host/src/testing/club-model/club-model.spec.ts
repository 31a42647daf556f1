import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../database.ts';
import { openTestHost, type TestHost } from '../host.ts';
import { clubModelDriver } from './club-model-driver.ts';
import { LONGEST_YEAR, yearOfMember } from './commands.ts';

/**
 * `npm run soak -- club-model` runs a hundred thousand commands on each engine; the tests run a
 * sample.
 */
const COMMANDS = Number(process.env['MATERIA_MODEL_COMMANDS'] ?? 400);
const SEED = Number(process.env['MATERIA_MODEL_SEED'] ?? 20_261_127);
/** Members have 20 to 60 commands. */
const MEMBERS = Math.ceil(COMMANDS / ((20 + LONGEST_YEAR) / 2));

describe.each(ENGINES)('the points of the club on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  afterAll(() => host.close());

  it(
    `are conserved after ${COMMANDS} random commands of two sessions, of which some fail`,
    { timeout: 3_600_000 },
    async () => {
      const driver = await clubModelDriver(host);
      let made = 0;
      const conserves = fc.asyncProperty(yearOfMember, async (pairs) => {
        const member = await driver.newMember();
        for (const pair of pairs) {
          await Promise.all(pair.map((command) => member.run(command)));
          await member.compare();
        }
        made += member.coupons();
      });
      await fc.assert(conserves, { numRuns: MEMBERS, seed: SEED });
      expect(made).toBeGreaterThan(0);
    },
  );
});
