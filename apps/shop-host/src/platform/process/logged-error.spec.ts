import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { openTestHost, replied, type TestHost } from '../../testing/host.ts';
import { newShopper } from '../../testing/shoppers.ts';

describe.each(ENGINES)('the log on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  afterAll(() => host.close());

  it('contains no customer data when the database fails', async () => {
    const shopper = await newShopper(host);
    await sql`alter table shopping_list add constraint no_attics check (name <> 'Attic of Ana')`.execute(
      host.database.db,
    );
    const answer = await host.call('createMyList', { body: { name: 'Attic of Ana' } }, shopper);
    expect(answer.status).toBe(500);
    const lines = host.logged.join('\n');
    expect(lines).toContain('a request failed');
    expect(lines).toContain('23514');
    expect(lines).toContain('no_attics');
    expect([lines.includes('Attic'), lines.includes(shopper.id)]).toEqual([false, false]);
    expect(await replied(host.call('readMyLists', {}, shopper))).toEqual([]);
  });
});
