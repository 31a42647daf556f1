import { setTimeout as sleep } from 'node:timers/promises';
import { markets } from '@materia/market-all';
import { RETENTION_DAYS } from '@materia/domain-consent';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advance } from '../../desk/staff/advance.ts';
import { withTx } from '../../platform/database/with-tx.ts';
import { scheduleJob } from '../../platform/jobs/repository.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { deleteKeptPayments } from '../../selling/payments/kept-payments-repository.ts';
import {
  deleteKeptPurchases,
  TABLES_OF_ORDERS,
} from '../../selling/purchases/kept-purchases-repository.ts';
import { touchCart } from '../../selling/cart/repository.ts';
import { ENGINES } from '../../testing/database.ts';
import { skuOf } from '../../testing/feed.ts';
import { guestAtCheckout, placeAsGuest } from '../../testing/guests.ts';
import { harmlessFiles } from '../../testing/hostile-files.ts';
import { testProvider } from '../../testing/payment-provider.ts';
import { FRIDAY_MORNING, openTestHost, replied, type TestHost } from '../../testing/host.ts';
import {
  anAdd,
  buyerAtCheckout,
  newGuestCart,
  newShopper,
  PASSWORD,
  placed,
  type Shopper,
} from '../../testing/shoppers.ts';

const [poland] = markets;
const DAY = 86_400_000;
const SELLER_INVITATION_DAYS = 7;

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
  const newShopperOrder = async (shopper: Shopper): Promise<string> =>
    placed(host, await buyerAtCheckout(host, { [skuOf(0)]: 1 }, shopper));
  const handedOver = async (number: string): Promise<string> => {
    for (const status of ['IN_PREPARATION', 'READY', 'INVOICED'])
      await advance(host.database.db, poland, number, status, host.clock.now);
    return number;
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

  it('invitations of sellers that nobody accepted go with the addresses they went to', async () => {
    inDays(0);
    await host.app.inject({
      method: 'POST',
      url: '/pl/staff/sellers',
      headers: { authorization: `Bearer ${host.secrets.staffCredential}` },
      payload: { email: 'nobody@vendor.example', name: 'Nobody', vendor: 'V1' },
    });
    const left = async () =>
      (await host.database.db.selectFrom('seller_invitation').select('email').execute()).length;
    inDays(SELLER_INVITATION_DAYS + RETENTION_DAYS.sessions, -1);
    await deleteExpired();
    expect(await left()).toBe(1);
    inDays(SELLER_INVITATION_DAYS + RETENTION_DAYS.sessions, 1);
    await deleteExpired();
    expect(await left()).toBe(0);
  });

  it('messages go with the claims they are about, and their files with them, rows and bytes', async () => {
    inDays(0);
    const shopper = await newShopper(host);
    const number = await handedOver(await newShopperOrder(shopper));
    const { png } = await harmlessFiles();
    const file = new File([Buffer.from(png)], 'a.png');
    const { id } = await replied(
      host.call(
        'openThread',
        {
          params: { orderId: number },
          body: { reason: 'invoice', subject: 'Invoice', message: 'Where is it?' },
          files: { file1: file },
        },
        shopper,
      ),
    );
    const { db } = host.database;
    const { file: key } = await db
      .selectFrom('thread_file')
      .select('file')
      .executeTakeFirstOrThrow();
    const left = async () => ({
      threads: (await db.selectFrom('message_thread').select('id').execute()).map((row) => row.id),
      messages: (await db.selectFrom('thread_message').select('seq').execute()).length,
      files: (await db.selectFrom('thread_file').select('id').execute()).length,
      bytes: (await host.host.files.get(key))?.size !== undefined,
    });
    const years = poland.settings.retentionYears['contracts and claims'];
    // The years count from the end of the year in which it was written.
    host.clock.now = `${2026 + years}-12-31T12:00:00.000Z`;
    await deleteExpired();
    expect(await left()).toEqual({ threads: [id], messages: 1, files: 1, bytes: true });
    host.clock.now = `${2026 + years + 1}-01-01T12:00:00.000Z`;
    await deleteExpired();
    expect(await left()).toEqual({ threads: [], messages: 0, files: 0, bytes: false });
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

  it('cards of the club that no account has go after three years, those of accounts stay', async () => {
    inDays(0);
    const { db } = host.database;
    const [left, linked] = ['9800000000434', '9800000000441'] as const;
    await db
      .insertInto('club_card')
      .values(
        [left, linked].map((number) => ({
          market: 'pl',
          number,
          postcode: '00-950',
          points: 5,
          issued_at: host.clock.now,
        })),
      )
      .execute();
    const member = await newShopper(host);
    await replied(
      host.call(
        'registerLoyaltyCard',
        { body: { card_number: linked, postcode: '00-950' } },
        member,
      ),
    );
    const cards = async () =>
      (await db.selectFrom('club_card').select('number').execute()).map(({ number }) => number);
    inDays(RETENTION_DAYS['club-cards'], -1);
    await deleteExpired();
    expect(await cards()).toEqual([left]);
    inDays(RETENTION_DAYS['club-cards'], 1);
    await deleteExpired();
    expect(await cards()).toEqual([]);
    const account = await db
      .selectFrom('club_account')
      .select('points')
      .where('customer_id', '=', member.id)
      .executeTakeFirst();
    expect(account).toEqual({ points: 5 });
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

  it('of an erased firm goes with its company when the years of the law are over; a customer keeps their orders (BEY-22)', async () => {
    inDays(0);
    const { db } = host.database;
    const firm = await newShopper(host, { tax: '1234563218' });
    await replied(host.call('openMyCompany', {}, firm));
    const ofFirm = await handedOver(await newShopperOrder(firm));
    const customer = await newShopper(host);
    const ofCustomer = await handedOver(await newShopperOrder(customer));
    const step = {
      market: 'pl',
      email_key: 'ewa@shop.example',
      state: 'asked',
      wording: '[]',
      at: host.clock.now,
    };
    await db
      .insertInto('newsletter_step')
      .values({ ...step, seq: 1 })
      .execute();
    await replied(host.call('eraseMyData', { body: { password: PASSWORD } }, firm));
    // The last day whose tax is due in its own year.
    await db
      .updateTable('invoice')
      .set({ issued_on: '2026-11-30' })
      .where('order_number', '=', ofFirm)
      .execute();
    const numbers = [ofFirm, ofCustomer];
    const left = async () => ({
      invoices: (
        await db
          .selectFrom('invoice')
          .select('order_number')
          .where('order_number', 'in', numbers)
          .execute()
      ).map(({ order_number }) => order_number),
      orders: (
        await db.selectFrom('orders').select('number').where('number', 'in', numbers).execute()
      ).map(({ number }) => number),
      lines: (
        await db
          .selectFrom('order_line')
          .select('sku')
          .where('order_number', 'in', numbers)
          .execute()
      ).length,
      steps: (
        await db
          .selectFrom('newsletter_step')
          .select('seq')
          .where('email_key', '=', step.email_key)
          .execute()
      ).length,
      companies: (
        await db
          .selectFrom('legal_entity')
          .select('id')
          .where('tax_number', '=', '1234563218')
          .execute()
      ).length,
    });
    const at = async (now: string) => {
      host.clock.now = now;
      await deleteExpired();
      return left();
    };
    const everything = await left();
    expect(everything).toMatchObject({ steps: 1, lines: 2, companies: 1 });
    expect(everything.invoices).toContain(ofFirm);
    const invoices = everything.invoices.filter((number) => number !== ofFirm);
    expect(await at('2031-12-31T20:00:00.000Z')).toEqual(everything);
    // Poland keeps tax documents for five years and contracts for six.
    expect(await at('2031-12-31T23:00:00.000Z')).toEqual({ ...everything, invoices, steps: 0 });
    expect(await at('2032-12-31T20:00:00.000Z')).toMatchObject({ lines: 2, companies: 1 });
    expect(await at('2032-12-31T23:00:00.000Z')).toEqual({
      invoices,
      orders: [ofCustomer],
      lines: 1,
      steps: 0,
      companies: 0,
    });
    expect(
      await db.selectFrom('purchase').select('number').where('number', 'in', numbers).execute(),
    ).toEqual([{ number: ofCustomer }]);
  });

  it('of a purchase goes but for its payments, where tax documents are kept for longer than contracts (BEY-22)', async () => {
    inDays(0);
    const { db } = host.database;
    const customer = await newShopper(host);
    const number = await handedOver(await newShopperOrder(customer));
    await sql`insert into payment_attempt (market, id, purchase_number, method, state, amount_minor, currency, created_at)
      values ('pl', 'kept-attempt', ${number}, 'card', 'paid', 100, 'PLN', ${host.clock.now})`.execute(
      db,
    );
    await replied(host.call('eraseMyData', { body: { password: PASSWORD } }, customer));
    const purchases = () =>
      db.selectFrom('purchase').select('email').where('number', '=', number).execute();
    const before = laterBy(FRIDAY_MORNING, DAY);
    expect(await deleteKeptPurchases(db, 'pl', before, 10)).toBeGreaterThan(0);
    expect(await purchases()).toEqual([{ email: '' }]);
    expect(await deleteKeptPayments(db, 'pl', before, 10)).toBe(1);
    expect(await deleteKeptPurchases(db, 'pl', before, 10)).toBe(1);
    expect(await purchases()).toEqual([]);
  });

  it('of an order includes every table that refers to one, so that nothing keeps it', async () => {
    const { rows } = await sql<{ readonly name: string }>`
      select distinct referring.relname as name from pg_constraint
      join pg_class referring on referring.oid = pg_constraint.conrelid
      join pg_class referred on referred.oid = pg_constraint.confrelid
      join pg_namespace on pg_namespace.oid = referring.relnamespace
      where pg_constraint.contype = 'f' and pg_namespace.nspname = current_schema()
        and referred.relname = 'orders' and pg_constraint.confdeltype <> 'c'`.execute(
      host.database.db,
    );
    expect(TABLES_OF_ORDERS).toEqual(expect.arrayContaining(rows.map(({ name }) => name)));
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
