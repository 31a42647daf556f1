import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../testing/database.ts';
import { openTestHost, type TestHost } from '../testing/host.ts';

describe.each(ENGINES)('the health of a host on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  afterAll(() => host.close());

  const health = async (path: string) => {
    const response = await host.app.inject(path);
    return { status: response.statusCode, body: response.json() };
  };
  const lacks = async () => (await health('/health/ready')).body.lacks;

  it('names what it lacks: lists, migrations, and that it drains', async () => {
    expect(await health('/health/ready')).toEqual({
      status: 503,
      body: { status: 'unavailable', lacks: ['lists'] },
    });
    await host.host.prepareLists();
    expect(await health('/health/ready')).toEqual({
      status: 200,
      body: { status: 'ready', lacks: [] },
    });
    const { db } = host.database;
    await sql`update migration set name = 'x' where name = '202611272140-master-keys'`.execute(db);
    expect(await lacks()).toEqual(['migrations']);
    await sql`update migration set name = '202611272140-master-keys' where name = 'x'`.execute(db);
    await sql`insert into migration (name, seq) values ('of a later version', 9999)`.execute(db);
    expect(await lacks()).toEqual([]);
    host.host.drain();
    expect(await lacks()).toEqual(['draining']);
    expect((await health('/health')).status).toBe(200);
    expect(await health('/health/live')).toEqual({ status: 200, body: { status: 'live' } });
  });
});
