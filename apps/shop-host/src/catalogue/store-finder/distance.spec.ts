import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';

describe.each(ENGINES)('the distance of an address on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  afterAll(() => host.close());

  const from = (postcode: string, retailer_id?: string) =>
    host.call('measureDistance', {
      body: { request: { address: { postcode }, ...(retailer_id && { retailer_id }) } },
    });

  it('from a store is in kilometres, within 50 or not (CALL-70, SHP-20, CHK-28, CHK-29)', async () => {
    expect(await replied(from('00-001', '1'))).toEqual({ distance: 0, is_within_radius: true });
    expect(await replied(from('30-001', '1'))).toMatchObject({
      distance: expect.closeTo(252, -1),
      is_within_radius: false,
    });
  });

  it('is that of every store, nearest first, when none is named (CALL-70, SHP-20)', async () => {
    const reply = await replied(from('30-001'));
    expect('retailers' in reply && reply.retailers.map(({ id }) => id)).toEqual(['2', '1', '3']);
  });

  it('may be asked with street, postal code and town instead of a request (CALL-71)', async () => {
    const body = {
      street: ['Street 1'],
      postcode: '30001',
      city: 'Kraków',
      retailer_id: '2',
    };
    expect(await replied(host.call('measureDistance', { body }))).toMatchObject({
      is_within_radius: true,
    });
  });

  it('is refused for what is no postal code, and for an unknown store', async () => {
    expect((await refused(from('here'))).code).toBe('bad-input');
    expect((await refused(from('00-001', '999'))).code).toBe('not-found');
  });
});
