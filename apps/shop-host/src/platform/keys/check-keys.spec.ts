import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENGINES, openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { startFailureMessage } from '../process/start-failure-message.ts';
import { checkKeys } from './check-keys.ts';

const keyOf = (id: string, secret = id) => ({ id, secret: secret.repeat(32) });
const [A, B, C] = [keyOf('a'), keyOf('b'), keyOf('c')] as const;

describe.each(ENGINES)('the keys that a database on %s knows', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(() => checkKeys(database.db, [A], { accept: true }));
  afterAll(() => database.drop());

  const isStarted = async (...keys: Parameters<typeof checkKeys>[1]): Promise<boolean> =>
    (await checkKeys(database.db, keys, { accept: false })).ok;

  it('are those of the hosts before, to which a host may add', async () => {
    expect(await isStarted(A)).toBe(true);
    expect(await isStarted(B, A)).toBe(true);
    expect(await isStarted(A, B)).toBe(true);
    expect(await isStarted(A)).toBe(false);
  });

  it('refuse a host without them, or with another secret by their id, in one sentence with a way out', async () => {
    const refused = await checkKeys(database.db, [B, keyOf('a', 'x')], { accept: false });
    expect(refused).toEqual({
      ok: false,
      error: { kind: 'other-keys', missing: [], different: ['a'] },
    });
    const missing = await checkKeys(database.db, [B], { accept: false });
    expect(missing).toEqual({
      ok: false,
      error: { kind: 'other-keys', missing: ['a'], different: [] },
    });
    if (!missing.ok)
      expect(startFailureMessage(missing.error)).toMatch(
        /^The database is used with keys that this host lacks \(a\): .*MASTER_KEYS.*--accept-keys.*\.$/,
      );
    expect(await isStarted(A)).toBe(true);
  });

  it('are replaced if that is asked for', async () => {
    expect((await checkKeys(database.db, [C], { accept: true })).ok).toBe(true);
    expect([await isStarted(A), await isStarted(C)]).toEqual([false, true]);
  });

  it('are agreed on by hosts that start at once', async () => {
    const answers = await Promise.all([isStarted(B, A), isStarted(C, A), isStarted(C, B, A)]);
    expect(answers.filter(Boolean).length).toBeLessThan(3);
    expect(await isStarted(C, B, A)).toBe(true);
  });
});
