import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importFeed } from '../../catalogue/import/import-feed.ts';
import { ENGINES } from '../../testing/database.ts';
import { feedSource, testFeed } from '../../testing/feed.ts';
import {
  FRIDAY_MORNING,
  openTestHost,
  refused,
  replied,
  type TestHost,
} from '../../testing/host.ts';
import { aPlacement, type Buyer, revisionOf, shopperWithCart } from '../../testing/shoppers.ts';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';

describe.each(ENGINES)('pickup slots on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
    await load(3);
  });
  beforeEach(() => {
    host.clock.now = FRIDAY_MORNING;
  });
  afterAll(() => host.close());

  /** Monday from ten with this capacity, Tuesday from ten with one place; no other hours. */
  const load = (capacity: number) =>
    importFeed({
      pool: host.database.pool,
      market: 'pl',
      feed: feedSource(
        testFeed({
          'slot-capacities': [
            { storeId: '1', weekday: 1, startHour: 10, capacity },
            { storeId: '1', weekday: 2, startHour: 10, capacity: 1 },
            { storeId: '1', weekday: 3, startHour: 10, capacity: 0 },
          ],
        }),
      ),
      now: FRIDAY_MORNING,
    });
  const choose = (buyer: Buyer, date: string, start_hour = 10) =>
    host.call(
      'selectShippingMethod',
      {
        body: {
          carrier_code: 'drive',
          method_code: 'scheduled',
          custom_data: { no_date: false, retailer_id: '1', slot: { date, start_hour } },
        },
      },
      buyer,
    );
  const readyAt = async (date: string): Promise<Buyer> => {
    const buyer = await shopperWithCart(host);
    await replied(choose(buyer, date));
    await replied(
      host.call(
        'saveShippingAddress',
        { body: { address: { firstname: 'Ewa', lastname: 'Lis', telephone: '601 020 304' } } },
        buyer,
      ),
    );
    return buyer;
  };
  const place = async (buyer: Buyer) =>
    host.call('placeOrder', aPlacement(buyer, await revisionOf(host, buyer)), buyer);
  const taken = async (day: string) =>
    (
      await host.database.db
        .selectFrom('pickup_slot')
        .select('taken')
        .where('market', '=', 'pl')
        .where('store_id', '=', '1')
        .where('day', '=', day)
        .executeTakeFirst()
    )?.taken;

  it('are those of the feed, by weekday and hour (CHK-33, SHP-12)', async () => {
    const buyer = await shopperWithCart(host);
    const { shipments } = await replied(
      host.call('readCheckout', { headers: { 'retailer-id': '1' } }, buyer),
    );
    const free = shipments[0]?.methods
      .flatMap(({ slots }) => slots)
      .filter(({ available }) => available);
    expect(free).toEqual([
      { date: MONDAY, start_hour: 10, available: true },
      { date: TUESDAY, start_hour: 10, available: true },
    ]);
    expect((await refused(choose(buyer, MONDAY, 11))).code).toBe('slot-not-available');
    expect((await refused(choose(buyer, '2026-11-25'))).code).toBe('slot-not-available');
  });

  it('are never over capacity, however many order at once (SHP-12)', async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => readyAt(MONDAY)));
    const placed = await Promise.all(buyers.map(place));
    expect(placed.filter((answer) => 'reply' in answer)).toHaveLength(3);
    expect(await taken(MONDAY)).toBe(3);
    const late = await shopperWithCart(host);
    expect((await refused(choose(late, MONDAY))).code).toBe('slot-not-available');
  });

  it('follow the capacity of the next feed, and keep taken places', async () => {
    await load(4);
    const buyer = await readyAt(MONDAY);
    await replied(place(buyer));
    expect(await taken(MONDAY)).toBe(4);
    await load(1);
    expect((await refused(choose(await shopperWithCart(host), MONDAY))).code).toBe(
      'slot-not-available',
    );
    expect(await taken(MONDAY)).toBe(4);
  });

  it('a slot that fills up before the order is placed is refused (SHP-12)', async () => {
    const [first, second] = [await readyAt(TUESDAY), await readyAt(TUESDAY)];
    await replied(place(first));
    expect((await refused(place(second))).code).toMatch(/slot-not-available|bad-input/);
  });
});
