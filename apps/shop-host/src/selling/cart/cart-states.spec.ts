import { CART_STATES, type CartState, HELD_STATES } from '@materia/domain-cart';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Tx, withTx } from '../../platform/database/with-tx.ts';
import { ENGINES, openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import {
  advanceCart,
  endCart,
  returnCart,
  setAside,
  settleCart,
  takeAgain,
} from './cart-states.ts';
import { awaitsPayment } from './taken-carts-repository.ts';
import {
  cartOfCustomer,
  type CartOwner,
  createCart,
  customerCartId,
  findCart,
  linesOf,
  lockCartIn,
  putLine,
  touchCart,
} from './repository.ts';

const AT = '2026-11-20T09:00:00.000Z';
const GUEST: CartOwner = { kind: 'guest' };
const ANNA: CartOwner = { kind: 'customer', customerId: 'anna' };
const PURCHASE = { market: 'pl', number: 'P-1' };

describe.each(ENGINES)('carts and their states on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await sql`insert into customer
      (market, id, email, password_hash, firstname, lastname, mobile, customer_type, is_pro_card, group_id, terms_accepted_at, created_at)
      values ('pl', 'anna', 'anna@shop.example', '', 'Anna', 'Nowak', '', 2, false, '1', ${AT}, ${AT})`.execute(
      database.db,
    );
  });
  beforeEach(async () => {
    await sql`delete from cart`.execute(database.db);
    await sql`delete from purchase`.execute(database.db);
  });
  afterAll(() => database.drop());

  const inTx = <Value>(work: (tx: Tx) => Promise<Value>): Promise<Value> =>
    withTx(database.db, work);
  const cartById = async (id: string) =>
    inTx(async (tx) => {
      const row = await lockCartIn(tx, 'pl', id, CART_STATES);
      if (row === undefined) throw new Error(`There is no cart ${id}`);
      return row;
    });
  /** Adds what a shopper wants, by offer, with the number of the line that each replaces. */
  const add = async (id: string, wanted: Readonly<Record<string, number>>, replaces?: number) => {
    const cart = await cartById(id);
    const present = await linesOf(database.db, 'pl', id);
    await inTx(async (tx) => {
      let next = cart.next_line;
      for (const [offer, qty] of Object.entries(wanted)) {
        const line = present.find(({ offer_code }) => offer_code === offer);
        const change = { sku: offer, offer_code: offer, vendor_code: null, waiting: false };
        await putLine(tx, cart, line?.line ?? next, {
          ...change,
          qty: qty + (line?.qty ?? 0),
          seen_minor: 100,
          seen_initial_minor: 100,
          replaces,
        });
        if (line === undefined) next += 1;
      }
      await touchCart(tx, cart, { next_line: next }, AT);
    });
  };
  const contents = async (id: string) =>
    Object.fromEntries(
      (await linesOf(database.db, 'pl', id)).map(({ offer_code, qty }) => [offer_code, qty]),
    );
  const taken = () =>
    database.db
      .selectFrom('cart')
      .selectAll()
      .where('market', '=', 'pl')
      .where('purchase_number', '=', PURCHASE.number)
      .executeTakeFirst();
  /** A cart with three lines, of which the first two are ordered. */
  const ordered = async (owner: CartOwner): Promise<string> => {
    const id = await createCart(
      database.db,
      'pl',
      owner.kind === 'guest' ? null : owner.customerId,
      AT,
    );
    await add(id, { a: 2 });
    await add(id, { b: 1 }, 1);
    await add(id, { left: 5 });
    await sql`update cart set coupon_code = 'SPRING', guest_email = ${owner.kind === 'guest' ? 'guest@shop.example' : null} where id = ${id}`.execute(
      database.db,
    );
    await sql`insert into purchase (market, number, customer_id, payment_method, state, currency, total_minor, created_at, cart_id, hold_until)
      values ('pl', ${PURCHASE.number}, ${owner.kind === 'guest' ? null : owner.customerId}, 'card', 'open', 'PLN', 300, ${AT}, ${id}, ${AT})`.execute(
      database.db,
    );
    const cart = await cartById(id);
    await inTx((tx) =>
      setAside(tx, cart, [1, 2], { event: 'place', purchaseNumber: PURCHASE.number }, AT),
    );
    return id;
  };
  const returned = async (owner: CartOwner): Promise<string> => {
    const id = await ordered(owner);
    await inTx((tx) => returnCart(tx, PURCHASE, AT));
    return id;
  };

  it.each([GUEST, ANNA])(
    'moves ordered lines to a cart of their own, which no shopper can open, and leaves the rest under its id ($kind)',
    async (owner) => {
      const id = await ordered(owner);
      const cart = await findCart(database.db, 'pl', id, owner, 'open');
      expect(cart).toMatchObject({ coupon_code: null, guest_email: null, next_line: 4 });
      expect(await contents(id)).toEqual({ left: 5 });
      const placed = await taken();
      expect(placed).toMatchObject({
        state: 'placed',
        taken_from: id,
        coupon_code: 'SPRING',
        guest_email: owner.kind === 'guest' ? 'guest@shop.example' : null,
      });
      expect(await contents(placed?.id ?? '')).toEqual({ a: 2, b: 1 });
      expect(await findCart(database.db, 'pl', placed?.id ?? '', owner, 'open')).toBeUndefined();
      if (owner.kind === 'customer')
        expect(await customerCartId(database.db, 'pl', owner.customerId, AT)).toBe(id);
    },
  );

  it('restores all lines to the former cart, merged with lines added since, once', async () => {
    const id = await ordered(GUEST);
    expect(await awaitsPayment(database.db, { market: 'pl', id })).toBe(true);
    await add(id, { a: 1, c: 1 });
    const { revision } = await cartById(id);
    for (let time = 0; time < 2; time += 1) await inTx((tx) => returnCart(tx, PURCHASE, AT));
    expect(await contents(id)).toEqual({ a: 3, b: 1, left: 5, c: 1 });
    expect(
      (await linesOf(database.db, 'pl', id)).map(({ offer_code, line, replaces }) => [
        offer_code,
        line,
        replaces,
      ]),
    ).toEqual([
      ['b', 2, 1],
      ['left', 3, null],
      ['a', 4, null],
      ['c', 5, null],
    ]);
    expect(await cartById(id)).toMatchObject({
      revision: revision + 1,
      coupon_code: 'SPRING',
      guest_email: 'guest@shop.example',
    });
    expect(await taken()).toMatchObject({
      state: 'merged',
      merged_into: id,
      merged_revision: revision + 1,
    });
    expect(await awaitsPayment(database.db, { market: 'pl', id })).toBe(false);
  });

  it('takes the same again for another attempt', async () => {
    const id = await returned(ANNA);
    expect(await inTx((tx) => takeAgain(tx, PURCHASE, AT))).toBe(true);
    expect(await contents(id)).toEqual({ left: 5 });
    expect((await cartById(id)).coupon_code).toBeNull();
    expect(await taken()).toMatchObject({ state: 'placed', merged_into: null });
    expect(await inTx((tx) => takeAgain(tx, PURCHASE, AT))).toBe(false);
    await inTx((tx) => returnCart(tx, PURCHASE, AT));
    expect(await contents(id)).toEqual({ a: 2, b: 1, left: 5 });
  });

  it('takes no lines again from a cart that has changed since', async () => {
    const id = await returned(ANNA);
    await add(id, { c: 1 });
    expect(await inTx((tx) => takeAgain(tx, PURCHASE, AT))).toBe(false);
    expect(await contents(id)).toEqual({ a: 2, b: 1, left: 5, c: 1 });
    expect((await taken())?.state).toBe('merged');
  });

  it.each([
    { when: 'while it waits', prepare: ordered, kept: { left: 5, a: 1 } },
    { when: 'after it went back', prepare: returned, kept: { left: 5, a: 1 } },
  ])('disappears once it is paid $when, and leaves the added lines', async ({ prepare, kept }) => {
    const id = await prepare(ANNA);
    await add(id, { a: 1 });
    for (let time = 0; time < 2; time += 1) await inTx((tx) => settleCart(tx, PURCHASE, AT));
    expect(await contents(id)).toEqual(kept);
    expect(await taken()).toBeUndefined();
  });

  it.each([
    { when: 'while it waits', prepare: ordered },
    { when: 'after it went back', prepare: returned },
  ])('is back for good when its purchase ends $when', async ({ prepare }) => {
    const id = await prepare(GUEST);
    for (let time = 0; time < 2; time += 1) await inTx((tx) => endCart(tx, PURCHASE, AT));
    expect(await contents(id)).toEqual({ a: 2, b: 1, left: 5 });
    expect(await taken()).toBeUndefined();
    expect(await inTx((tx) => takeAgain(tx, PURCHASE, AT))).toBe(false);
  });

  describe('of a guest who has signed in since', () => {
    const signedIn = async (prepare: (owner: CartOwner) => Promise<string>) => {
      const guest = await prepare(GUEST);
      const own = await customerCartId(database.db, 'pl', 'anna', AT);
      await add(own, { b: 4, d: 1 });
      const row = await cartById(guest);
      await inTx(async (tx) => {
        await sql`delete from cart_line where cart_id = ${guest}`.execute(tx);
        await advanceCart(tx, row, 'merge', { merged_into: own }, AT);
      });
      return own;
    };

    it('moves unpaid lines to the account’s cart, where they cannot be paid again', async () => {
      const own = await signedIn(ordered);
      await inTx((tx) => returnCart(tx, PURCHASE, AT));
      expect(await contents(own)).toEqual({ a: 2, b: 5, d: 1 });
      expect(await cartById(own)).toMatchObject({ coupon_code: 'SPRING', guest_email: null });
      expect(await taken()).toMatchObject({ merged_into: own, merged_revision: null });
      expect(await inTx((tx) => takeAgain(tx, PURCHASE, AT))).toBe(false);
    });

    it('removes lines that are paid late from the account’s cart', async () => {
      const own = await signedIn(returned);
      await add(own, { a: 2 });
      await inTx((tx) => settleCart(tx, PURCHASE, AT));
      expect(await contents(own)).toEqual({ b: 3, d: 1 });
    });
  });

  it('refuses an event that a cart does not allow, without writing', async () => {
    const id = await createCart(database.db, 'pl', null, AT);
    const cart = await cartById(id);
    await expect(
      inTx((tx) => advanceCart(tx, cart, 'payment-ended', { merged_into: id }, AT)),
    ).rejects.toThrow('payment-ended cannot happen to it');
    expect((await cartById(id)).state).toBe('open');
  });

  it('gives a customer one cart at a time to hold, beside those that were taken out of it', async () => {
    const own = await ordered(ANNA);
    const insert = (id: string, state: CartState, from: string | null) =>
      sql`insert into cart (market, id, customer_id, state, taken_from, converts, created_at, updated_at) values ('pl', ${id}, 'anna', ${state}, ${from}, ${state === 'quote' ? '{}' : null}, ${AT}, ${AT})`.execute(
        database.db,
      );
    await expect(insert('second', 'open', null)).rejects.toThrow('cart_customer');
    await expect(insert('second', 'quote', own)).rejects.toThrow('cart_customer');
    await insert('asked', 'approval', null);
    expect((await cartOfCustomer(database.db, 'pl', 'anna', HELD_STATES))?.id).toBe(own);
    await sql`update cart set state = 'parked' where id = ${own}`.execute(database.db);
    await insert('of-quote', 'quote', own);
    expect(await customerCartId(database.db, 'pl', 'anna', AT)).toBe('of-quote');
    expect(await findCart(database.db, 'pl', own, ANNA, ...HELD_STATES)).toBeUndefined();
  });

  it.each([
    ['open', { merged_into: 'other' }],
    ['open', { taken_from: 'self' }],
    ['quote', { purchase_number: PURCHASE.number }],
    ['quote', {}],
    ['quote', { taken_from: 'self' }],
    ['open', { converts: '{}' }],
    ['open', { awaits_customer: 'anna', customer_id: 'anna' }],
    ['approval', { customer_id: null }],
    ['placed', { taken_from: 'self' }],
    ['placed', { purchase_number: PURCHASE.number }],
    ['placed', { taken_from: 'self', purchase_number: PURCHASE.number, merged_into: 'other' }],
    ['parked', { customer_id: null }],
    ['parked', { taken_from: 'self' }],
    ['parked', { purchase_number: PURCHASE.number }],
    ['merged', {}],
    ['merged', { merged_into: 'other', taken_from: 'self' }],
    ['open', { merged_revision: 1 }],
    ['merged', { merged_into: 'other', merged_revision: 1 }],
    ['sold', {}],
  ])('the database refuses a cart that is %s with %j', async (state, columns) => {
    const self = await createCart(database.db, 'pl', null, AT);
    await sql`insert into purchase (market, number, payment_method, state, currency, total_minor, created_at) values ('pl', ${PURCHASE.number}, 'card', 'confirmed', 'PLN', 1, ${AT})`.execute(
      database.db,
    );
    const row = {
      merged_into: null,
      taken_from: null,
      purchase_number: null,
      merged_revision: null,
      converts: null,
      awaits_customer: null,
      customer_id: state === 'parked' || state === 'quote' ? 'anna' : null,
      ...columns,
    };
    const from = row.taken_from === null ? null : self;
    await expect(
      sql`insert into cart (market, id, customer_id, state, merged_into, taken_from, purchase_number, merged_revision, converts, awaits_customer, created_at, updated_at)
        values ('pl', 'wrong', ${row.customer_id}, ${state}, ${row.merged_into}, ${from}, ${row.purchase_number}, ${row.merged_revision}, ${row.converts}, ${row.awaits_customer}, ${AT}, ${AT})`.execute(
        database.db,
      ),
    ).rejects.toThrow('check constraint');
  });
});
