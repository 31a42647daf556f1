import { parseEmail } from '@materia/domain-contact';
import { markets } from '@materia/market-all';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TABLES_OF_FILE } from './wire-data-file.ts';
import { OTHER_TABLES } from './other-tables.ts';
import { eraseDataSubject, PERSONAL_DATA } from './personal-data.ts';
import { withTx } from '../../platform/database/with-tx.ts';
import type { DataSubject } from '../../platform/personal-data/personal-data.ts';
import { ENGINES } from '../../testing/database.ts';
import { skuOf } from '../../testing/feed.ts';
import { rowsOfSubject } from '../../testing/personal-data.ts';
import { openTestHost, replied, type TestHost } from '../../testing/host.ts';
import { ADDRESS, anAdd, buyerAtCheckout, newShopper, placed } from '../../testing/shoppers.ts';

/** A column with one of these names says who somebody is. */
const PERSONAL =
  /^(?:customer_id|owner|.*email.*|.*name|.*telephone|.*phone|mobile|dob|buyer|.*contact|.*address.*|street|.*fiscal.*|.*vat|comment)$/;
/** Columns with such names in tables of which no area is in charge. */
const NOT_OF_CUSTOMERS = [
  'category.name',
  'former_picture.name',
  'legal_entity.name',
  'migration.name',
  'payment_alarm.comment',
  'pickup_point.name',
  'pickup_point.street',
  'product.name',
  'product.territory_vat',
  'seller_invitation.email',
  'seller_invitation.name',
  'seller_person.email',
  'seller_person.name',
  'seller_session.email',
  'staff.email',
  'staff.name',
  'staff_session.email',
  'store.email',
  'store.name',
  'store.phone',
  'store.street',
  'vendor.name',
];

describe.each(ENGINES)('personal data on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  afterAll(() => host.close());

  const columns = async () =>
    (
      await sql<{ readonly table: string; readonly column: string }>`
        select table_name as table, column_name as column from information_schema.columns
        where table_schema = current_schema() order by table_name, column_name`.execute(
        host.database.db,
      )
    ).rows;
  const covered = PERSONAL_DATA.flatMap(({ tables }) => Object.keys(tables));

  it('are all with an area: every other table says why it has none (BEY-22)', async () => {
    const all = [...new Set((await columns()).map(({ table }) => table))];
    expect([...covered, ...Object.keys(OTHER_TABLES)].toSorted()).toEqual(all.toSorted());
  });

  it('are in no other table: a column that says who somebody is belongs to an area', async () => {
    const others = (await columns()).filter(
      ({ table, column }) => !covered.includes(table) && PERSONAL.test(column),
    );
    expect(others.map(({ table, column }) => `${table}.${column}`)).toEqual(NOT_OF_CUSTOMERS);
  });

  it('have a section in the file of the customer, with a title', () => {
    expect(TABLES_OF_FILE.toSorted()).toEqual(covered.toSorted());
  });

  it('are kept only for a reason, which has a period in every market', () => {
    expect(
      PERSONAL_DATA.flatMap(({ tables }) =>
        Object.entries(tables).filter(([, reason]) => reason !== 'erased'),
      ),
    ).toEqual([
      ['message_thread', 'contracts and claims'],
      ['receipt', 'tax documents'],
      ['invoice', 'tax documents'],
      ['credit_note', 'tax documents'],
      ['seller_invoice', 'tax documents'],
      ['withdrawal', 'contracts and claims'],
      ['withdrawal_line', 'contracts and claims'],
      ['pallet_return', 'contracts and claims'],
      ['payment_attempt', 'tax documents'],
      ['payment_refund', 'tax documents'],
      ['purchase', 'contracts and claims'],
      ['orders', 'contracts and claims'],
      ['order_line', 'contracts and claims'],
      ['order_charge', 'contracts and claims'],
      ['order_status', 'contracts and claims'],
      ['coupon_use', 'contracts and claims'],
      ['newsletter_step', 'proof of consent'],
    ]);
    for (const { settings } of markets)
      expect(Math.min(...Object.values(settings.retentionYears))).toBeGreaterThan(0);
  });

  /** A customer who has left something in every area, and the words by which it is found. */
  const somebody = async () => {
    const shopper = await newShopper(host);
    const buyer = await buyerAtCheckout(host, undefined, shopper);
    const number = await placed(host, buyer);
    await replied(host.call('addToMyCart', anAdd(buyer.cartId, skuOf(0)), shopper));
    const { id: list } = await replied(
      host.call('createMyList', { body: { name: 'Canary list' } }, shopper),
    );
    await replied(
      host.call(
        'addToMyList',
        { params: { listId: list }, body: { items: [{ sku: skuOf(3), qty: 7 }] } },
        shopper,
      ),
    );
    const { db } = host.database;
    const market = 'pl';
    const at = host.clock.now;
    await sql`insert into review (market, id, sku, customer_id, origin, rating, title, text, nickname, is_verified, state, written_at)
      values (${market}, ${`r-${shopper.id}`}, ${skuOf(1)}, ${shopper.id}, 'shop', 5, 'Canary review', 'x', 'Ana', false, 'published', ${at})`.execute(
      db,
    );
    await sql`insert into newsletter_subscription (market, email_key, email, prefix, firstname, lastname, phone, shop_email, partners_email, shop_sms, store_id, state, token, updated_at)
      values (${market}, ${shopper.email}, ${shopper.email}, '', 'Canary subscriber', '', '', true, false, false, null, 'confirmed', ${`t-${shopper.id}`}, ${at})`.execute(
      db,
    );
    await sql`insert into illicit_report (market, receipt, address, reason, explanation, name, email, state, created_at, updated_at)
      values (${market}, ${`c-${shopper.id}`}, '/p', 'other', 'x', 'Canary reporter', ${shopper.email}, 'received', ${at}, ${at})`.execute(
      db,
    );
    await sql`insert into address (market, id, customer_id, type, firstname, lastname, telephone, street, postcode, city, region, default_shipping, default_billing)
      values (${market}, ${`a-${shopper.id}`}, ${shopper.id}, 'SHIPPING', 'Canary addressee', '', '', ${[ADDRESS.street[0]]}, '61-001', 'Poznań', '', false, false)`.execute(
      db,
    );
    const email = parseEmail(shopper.email);
    if (!email.ok) throw new Error('A shopper has an address');
    const person: DataSubject = { market, customerId: shopper.id, provenEmail: email.value };
    return { shopper, person, number };
  };
  const count = async (table: string, column: string, value: string): Promise<number> =>
    (
      await sql<{
        readonly count: number;
      }>`select count(*)::integer as count from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(
        host.database.db,
      )
    ).rows[0]?.count ?? -1;

  it('are exported as a whole, without secrets', async () => {
    const { person, number, shopper } = await somebody();
    const found = await rowsOfSubject(host.database.db, person);
    expect(found.get('cart_line')).toMatchObject([{ sku: skuOf(0) }]);
    const data = JSON.stringify([...found]);
    for (const word of ['list', 'review', 'subscriber', 'reporter', 'addressee'])
      expect(data).toContain(`Canary ${word}`);
    for (const word of [number, shopper.email, skuOf(3)]) expect(data).toContain(word);
    expect(data).not.toMatch(/password|argon/);
  });

  it('of an address that nobody has proven stay with whoever left them', async () => {
    const { person } = await somebody();
    const unproven = { ...person, provenEmail: undefined };
    const data = JSON.stringify([...(await rowsOfSubject(host.database.db, unproven))]);
    expect(data).toContain('Canary list');
    expect(data).not.toMatch(/Canary (?:subscriber|reporter)/);
    await withTx(host.database.db, (tx) => eraseDataSubject(tx, unproven));
    expect(await count('newsletter_subscription', 'email', person.provenEmail ?? '')).toBe(1);
    expect(await count('illicit_report', 'email', person.provenEmail ?? '')).toBe(1);
  });

  it('are erased, but for what a law keeps, which is cut from the account', async () => {
    const { person, number, shopper } = await somebody();
    const other = await somebody();
    const untouched = await rowsOfSubject(host.database.db, other.person);
    await withTx(host.database.db, (tx) => eraseDataSubject(tx, person));
    expect([...(await rowsOfSubject(host.database.db, person))]).toEqual([]);
    expect(await count('customer', 'id', shopper.id)).toBe(0);
    const kept = await host.database.db
      .selectFrom('orders')
      .select(['customer_id', 'email'])
      .where('number', '=', number)
      .execute();
    expect(kept).toEqual([{ customer_id: null, email: shopper.email }]);
    expect(await count('illicit_report', 'receipt', `c-${shopper.id}`)).toBe(1);
    expect(await rowsOfSubject(host.database.db, other.person)).toEqual(untouched);
  });
});
