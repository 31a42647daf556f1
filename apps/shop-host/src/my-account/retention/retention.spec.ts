import { setTimeout as sleep } from 'node:timers/promises';
import { RETENTION_DAYS } from '@materia/domain-consent';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTx } from '../../platform/database/with-tx.ts';
import { scheduleJob } from '../../platform/jobs/repository.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { touchCart } from '../../selling/cart/repository.ts';
import { ENGINES } from '../../testing/database.ts';
import { skuOf } from '../../testing/feed.ts';
import { guestAtCheckout, placeAsGuest } from '../../testing/guests.ts';
import { testProvider } from '../../testing/payment-provider.ts';
import { FRIDAY_MORNING, openTestHost, replied, type TestHost } from '../../testing/host.ts';
import {
  anAdd,
  buyerAtCheckout,
  newGuestCart,
  newShopper,
  PASSWORD,
  placed,
} from '../../testing/shoppers.ts';

const DAY = 86_400_000;

describe.each(ENGINES)('data whose time is over, on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    // Payments stay undecided.
    host = await openTestHost(engine, { provider: testProvider() });
  });
  afterAll(() => host.close());

  const inDays = (days: number, ms = 0): void => {
    host.clock.now = laterBy(FRIDAY_MORNING, days * DAY + ms);
  };
  const deleteExpired = async (): Promise<void> => {
    await host.host.planUpkeep();
    expect(await host.host.deleteExpiredData()).toBeGreaterThan(0);
  };
  const count = async (
    table:
      | 'attempt'
      | 'session'
      | 'refresh_token'
      | 'idempotency'
      | 'company_invitation'
      | 'company_member',
  ) => (await host.database.db.selectFrom(table).selectAll().execute()).length;

  it('is deleted once an hour in each market', async () => {
    inDays(0);
    await host.host.planUpkeep();
    const markets = await host.host.deleteExpiredData();
    expect(markets).toBeGreaterThan(1);
    expect(await host.host.deleteExpiredData()).toBe(0);
    inDays(0, 3_600_000);
    expect(await host.host.deleteExpiredData()).toBe(markets);
  });

  it('attempts name nobody, and are forgotten after their days', async () => {
    inDays(0);
    const { email } = await newShopper(host);
    const signIn = (password: string) =>
      host.call('signIn', { body: { username: email, password } });
    await signIn('wrong');
    const kept = JSON.stringify(await host.database.db.selectFrom('attempt').selectAll().execute());
    expect(kept).toContain('sign-in:pl:');
    expect(kept).not.toMatch(/@|\d+\.\d+\.\d+\.\d+|::1/);
    inDays(RETENTION_DAYS.attempts, -1);
    await deleteExpired();
    expect(await count('attempt')).toBeGreaterThan(0);
    inDays(RETENTION_DAYS.attempts, 1);
    await deleteExpired();
    expect(await count('attempt')).toBe(0);
  });

  it('sessions end with their tokens, those that are used stay (SES-03)', async () => {
    inDays(0);
    const rested = await newShopper(host);
    const used = await newShopper(host);
    inDays(20);
    const renewed = await replied(
      host.call('refreshSession', { body: { refreshToken: used.refreshToken } }, used),
    );
    inDays(RETENTION_DAYS.sessions, 1);
    await deleteExpired();
    const left = await host.database.db.selectFrom('session').select('customer_id').execute();
    const owners = left.map(({ customer_id }) => customer_id);
    expect([owners.includes(used.id), owners.includes(rested.id)]).toEqual([true, false]);
    await replied(
      host.call(
        'refreshSession',
        { body: { refreshToken: renewed.refreshToken } },
        { token: renewed.jwtToken },
      ),
    );
    expect(
      (await host.call('signIn', { body: { username: rested.email, password: PASSWORD } })).status,
    ).toBe(200);
    inDays(200);
    await deleteExpired();
    expect([await count('session'), await count('refresh_token')]).toEqual([0, 0]);
  });

  it('invitations to companies are forgotten with the addresses they went to, members stay (BEY-43)', async () => {
    inDays(0);
    const founder = await newShopper(host, { tax: '5260250274' });
    const { company } = await replied(host.call('openMyCompany', {}, founder));
    const invitation = {
      params: { legalEntityId: company?.legal_entity_id ?? '' },
      body: { email: 'nobody@shop.example', role: 'buyer' },
    } as const;
    await replied(host.call('inviteMember', invitation, founder));
    inDays(RETENTION_DAYS.sessions, -1);
    await deleteExpired();
    expect(await count('company_invitation')).toBe(1);
    inDays(RETENTION_DAYS.sessions, 1);
    await deleteExpired();
    expect([await count('company_invitation'), await count('company_member')]).toEqual([0, 1]);
  });

  it('keys of placements go, the orders stay', async () => {
    inDays(0);
    const number = await placed(host, await buyerAtCheckout(host, { [skuOf(0)]: 1 }));
    inDays(RETENTION_DAYS.placements, -1);
    await deleteExpired();
    expect(await count('idempotency')).toBe(1);
    inDays(RETENTION_DAYS.placements, 1);
    await deleteExpired();
    expect(await count('idempotency')).toBe(0);
    expect(
      await host.database.db
        .selectFrom('orders')
        .select('number')
        .where('number', '=', number)
        .execute(),
    ).toHaveLength(1);
  });

  it('the network of a purchase has no address, and is forgotten with the counts of attempts', async () => {
    inDays(0);
    const number = await placed(host, await buyerAtCheckout(host, { [skuOf(0)]: 1 }));
    const network = async () =>
      (
        await host.database.db
          .selectFrom('purchase')
          .select('network')
          .where('number', '=', number)
          .executeTakeFirstOrThrow()
      ).network;
    expect(await network()).toMatch(/^hold:pl:network:[\w-]{27}$/);
    inDays(RETENTION_DAYS.attempts, -1);
    await deleteExpired();
    expect(await network()).not.toBeNull();
    inDays(RETENTION_DAYS.attempts, 1);
    await deleteExpired();
    expect(await network()).toBeNull();
  });

  it('carts of guests go with names and addresses, others stay', async () => {
    inDays(0);
    const abandoned = await guestAtCheckout(host, 'es', 'ana@shop.example');
    const inUse = await newGuestCart(host);
    await replied(host.call('addToGuestCart', anAdd(inUse, skuOf(0))));
    const { cartId: ofAccount } = await buyerAtCheckout(host, { [skuOf(0)]: 1 });
    inDays(10);
    await replied(host.call('addToGuestCart', anAdd(inUse, skuOf(0))));
    inDays(RETENTION_DAYS['guest-carts'], 1);
    await deleteExpired();
    const left = (await host.database.db.selectFrom('cart').select('id').execute()).map(
      ({ id }) => id,
    );
    expect([abandoned, inUse, ofAccount].map((id) => left.includes(id))).toEqual([
      false,
      true,
      true,
    ]);
    const addresses = await host.database.db
      .selectFrom('cart_address')
      .select('cart_id')
      .where('cart_id', '=', abandoned)
      .execute();
    expect(addresses).toEqual([]);
  });

  it.runIf(engine === 'postgres')('a cart to which its guest returns meanwhile stays', async () => {
    inDays(0);
    const returning = await guestAtCheckout(host, 'es', 'lena@shop.example');
    inDays(RETENTION_DAYS['guest-carts'], 1);
    const [touched, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const returned = withTx(host.database.db, async (tx) => {
      await touchCart(tx, { market: 'es', id: returning }, {}, host.clock.now);
      touched.resolve();
      await released.promise;
    });
    await touched.promise;
    const deleting = deleteExpired();
    await Promise.race([deleting, sleep(500)]);
    released.resolve();
    await returned;
    await deleting;
    const left = await host.database.db
      .selectFrom('cart')
      .select('id')
      .where('id', '=', returning)
      .execute();
    expect(left).toHaveLength(1);
  });

  it('carts of a purchase that is not decided yet stay, and so does the cart they were taken from', async () => {
    inDays(0);
    const cartId = await guestAtCheckout(host, 'es', 'olga@shop.example');
    expect((await placeAsGuest(host, cartId)).status).toBe(200);
    const ofPurchase = () =>
      host.database.db
        .selectFrom('cart')
        .select('id')
        .where((cart) => cart.or([cart('id', '=', cartId), cart('taken_from', '=', cartId)]))
        .execute();
    expect(await ofPurchase()).toHaveLength(2);
    // Nobody decided the purchase in all that time, which only a defect can cause.
    inDays(365);
    await deleteExpired();
    expect(await ofPurchase()).toHaveLength(2);
  });

  it('is deleted in parts, however much there is', async () => {
    inDays(400);
    const rows = Array.from({ length: 2500 }, (_, at) => ({
      key: `old:pl:${at}`,
      window_from: FRIDAY_MORNING,
      count: 1,
    }));
    await host.database.db.insertInto('attempt').values(rows).execute();
    await scheduleJob(
      host.database.db,
      { lane: 'upkeep', kind: 'expired-data', market: 'pl', subject: 'all' },
      host.clock.now,
    );
    await host.host.deleteExpiredData();
    expect(await count('attempt')).toBe(0);
  });
});
