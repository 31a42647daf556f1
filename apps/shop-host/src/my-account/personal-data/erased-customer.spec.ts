import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { markets } from '@materia/market-all';
import { parseEmail } from '@materia/domain-contact';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advance } from '../../desk/staff/advance.ts';
import type { DataSubject } from '../../platform/personal-data/personal-data.ts';
import { ENGINES } from '../../testing/database.ts';
import { skuOf } from '../../testing/feed.ts';
import { rowsOfSubject } from '../../testing/personal-data.ts';
import { pdfWith } from '../../testing/hostile-files.ts';
import { openTestHost, replied, type TestHost } from '../../testing/host.ts';
import {
  aPlacement,
  type Buyer,
  buyerAtCheckout,
  fromAnywhere,
  newShopper,
  PASSWORD,
  revisionOf,
} from '../../testing/shoppers.ts';
import { TABLES_OF_FILE, WITHHELD_COLUMNS } from './wire-data-file.ts';
import { eraseAccount } from './erasure.ts';
import { PERSONAL_DATA } from './personal-data.ts';

const [poland] = markets;
/** What the customer wrote everywhere, and what the shop cannot have from anybody else. */
const CANARY = /kanar|699\D?777\D?888/i;
const EMAIL = 'kanarek@shop.example';
const PHONE = '699 777 888';
const ADDRESS = {
  country_id: 'PL',
  firstname: 'Kanarina',
  lastname: 'Kanarska',
  telephone: PHONE,
  street: ['Kanarkowa 7'],
  postcode: '61001',
  city: 'Poznań',
};
/** What the law keeps, or what no longer says whose it was; everything else is gone. */
const KEPT: Readonly<Record<string, string>> = {
  'invoice.buyer': 'tax documents',
  'invoice.reference': 'tax documents',
  'newsletter_step.email_key': 'proof of consent',
  'orders.buyer': 'contracts and claims',
  'orders.contact': 'contracts and claims',
  'orders.email': 'contracts and claims',
  'orders.reference': 'contracts and claims',
  'purchase.email': 'contracts and claims',
  'illicit_report.explanation': 'a notice without its reporter (DSA, article 24)',
  'legal_entity.name': 'a company whose orders are kept',
};
/** Tables that are not kept as data of the person. */
const NOT_THEIRS = ['illicit_report', 'legal_entity'];

/** Sections of which this customer has nothing; other tests have them. */
const NOT_USED = [
  'email_change',
  'mailbox_proof',
  'precreated_account',
  'company_approval',
  'coupon_use',
  'payment_attempt',
  'payment_refund',
  'withdrawal',
  'withdrawal_line',
  'pallet_return',
  'seller_invoice',
  'credit_note',
  'quote',
];

describe.each(ENGINES)('a customer who has used the whole shop, on %s', (engine) => {
  let host: TestHost;
  let person: DataSubject;
  beforeAll(async () => {
    host = await openTestHost(engine);
    person = await aCustomerOfEverything();
  });
  afterAll(() => host.close());

  const aCustomerOfEverything = async (): Promise<DataSubject> => {
    const sender = { headers: fromAnywhere(host) };
    await replied(
      host.call(
        'register',
        {
          body: {
            customer: {
              email: EMAIL,
              firstname: 'Kanarina',
              lastname: 'Kanarska',
              mobile: PHONE,
              customer_type: 3,
              corporation_name: 'Kanarium sp. z o.o.',
              company_fiscal_id: '5260250274',
              terms_accepted: true,
            },
            password: PASSWORD,
            request: { retailer_id: '1' },
          },
        },
        sender,
      ),
    );
    const tokens = await replied(
      host.call('signIn', { body: { username: EMAIL, password: PASSWORD } }, sender),
    );
    const shopper = {
      token: tokens.jwtToken,
      refreshToken: tokens.refreshToken,
      id: tokens.customerId,
      email: EMAIL,
    };
    await replied(host.call('openMyCompany', {}, shopper));
    await replied(host.call('subscribeToLoyalty', {}, shopper));
    await beInvited();
    await replied(host.call('addAddress', { body: ADDRESS }, shopper));
    const buyer = await buyerAtCheckout(host, { [skuOf(0)]: 1 }, shopper);
    await replied(host.call('saveShippingAddress', { body: { address: ADDRESS } }, buyer));
    await order(buyer);
    const { db } = host.database;
    await sql`update customer set loyalty_rank = 'SILVER' where id = ${shopper.id}`.execute(db);
    const { points } = (await replied(host.call('readLoyaltyAccount', {}, shopper))).loyalty;
    await replied(
      host.call(
        'transformPoints',
        { body: { request_key: 'kanar-confirmation', points, confirmed: true } },
        shopper,
      ),
    );
    await buyerAtCheckout(host, { [skuOf(0)]: 1 }, shopper);
    await replied(host.call('saveShippingAddress', { body: { address: ADDRESS } }, shopper));
    const { id: list } = await replied(
      host.call('createMyList', { body: { name: 'Kanar list' } }, shopper),
    );
    const digitalDocumentsPreferences = {
      digitalSaleReceiptPreference: true,
      digitalBankCardReceiptPreference: false,
    };
    await replied(host.call('setPreferences', { body: { digitalDocumentsPreferences } }, shopper));
    await replied(
      host.call(
        'addToMyList',
        { params: { listId: list }, body: { items: [{ sku: skuOf(3), qty: 7 }] } },
        shopper,
      ),
    );
    await replied(
      host.call(
        'writeReview',
        {
          params: { skuProduct: skuOf(1) },
          body: {
            rating: 5,
            title: 'Kanar title',
            text: 'Kanar text that is long enough to be a review of a product.',
            nickname: 'Kanar',
            terms_accepted: true,
          },
        },
        shopper,
      ),
    );
    await sql`update review set state = 'published' where customer_id = ${shopper.id}`.execute(db);
    const { number } = await db
      .selectFrom('orders')
      .select('number')
      .where('customer_id', '=', shopper.id)
      .where('confirmed', '=', true)
      .executeTakeFirstOrThrow();
    await replied(
      host.call(
        'openThread',
        {
          params: { orderId: number },
          body: { reason: 'other', subject: 'Kanar subject', message: 'Kanar message' },
          files: { file1: new File([Buffer.from(pdfWith(''))], 'kanar.pdf') },
        },
        shopper,
      ),
    );
    await replied(
      host.call('reportIllicitContent', {
        body: {
          address: 'https://pl.shop.example/drill.html',
          reason: 'counterfeit',
          explanation: 'Kanar explanation of what is wrong with it.',
          name: 'Kanarina Kanarska',
          email: EMAIL,
          good_faith: true,
        },
      }),
    );
    const subscription = {
      prefix: '',
      firstname: 'Kanarina',
      lastname: 'Kanarska',
      email: EMAIL,
      phone: '',
      consents: {
        receiveMateriaEmail: true,
        receivePartnersEmail: false,
        receiveMateriaSms: false,
      },
      retailerId: '1',
    };
    await replied(host.call('subscribeToNewsletter', { body: subscription }));
    await host.host.sendDueMails();
    const texts = host.mails.filter(({ mail }) => mail.to === EMAIL).map(({ mail }) => mail.text);
    const token = texts.map((text) => /\/newsletter\/\S+\/(\S+)/.exec(text)?.[1]).find(Boolean);
    await replied(host.call('confirmNewsletter', { body: { token: token ?? '' } }));
    await sql`insert into restock_notice (market, token, email_key, email, sku, store_id, asked_at, expires_at)
      values ('pl', 'kanar-token', ${EMAIL}, ${EMAIL}, ${skuOf(5)}, '1', ${host.clock.now}, ${host.clock.now})`.execute(
      db,
    );
    const email = parseEmail(EMAIL);
    if (!email.ok) throw new Error('The canary has an address');
    return { market: 'pl', customerId: shopper.id, provenEmail: email.value };
  };

  /** Another company invites the mailbox. */
  const beInvited = async (): Promise<void> => {
    const other = await newShopper(host, { tax: '1234563218' });
    const { company } = await replied(host.call('openMyCompany', {}, other));
    const params = { legalEntityId: company?.legal_entity_id ?? '' };
    await replied(
      host.call('inviteMember', { params, body: { email: EMAIL, role: 'buyer' } }, other),
    );
  };

  /** A finished order with everything that a firm can say about it. */
  const order = async (buyer: Buyer): Promise<void> => {
    const { headers, body } = aPlacement(buyer, await revisionOf(host, buyer));
    const { orders } = await replied(
      host.call(
        'placeOrder',
        {
          headers,
          body: {
            ...body,
            wants_invoice: true,
            customer_comment: 'Kanar comment',
            reference: 'Kanar reference',
            site_contact: { name: 'Kanarek Site', telephone: PHONE },
          },
        },
        buyer,
      ),
    );
    const number = orders[0]?.order_id ?? '';
    for (const status of ['IN_PREPARATION', 'READY', 'INVOICED'])
      expect(await advance(host.database.db, poland, number, status, host.clock.now)).toMatchObject(
        { ok: true },
      );
  };

  const columns = async () =>
    (
      await sql<{ readonly table: string; readonly column: string }>`
        select table_name as table, column_name as column from information_schema.columns
        where table_schema = current_schema() order by table_name, column_name`.execute(
        host.database.db,
      )
    ).rows;

  const exported = () => rowsOfSubject(host.database.db, person);

  /** Each column in which a row has a canary. */
  const columnsWithCanaries = async (): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const { table, column } of await columns()) {
      const { rows } = await sql<{
        readonly text: string;
      }>`select ${sql.ref(column)}::text as text from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
        host.database.db,
      );
      if (rows.some(({ text }) => CANARY.test(text))) found.push(`${table}.${column}`);
    }
    return found;
  };

  it('finds every column of their rows in their file, unless it is left out for a reason (BEY-22)', async () => {
    const found = await exported();
    const missing = (await columns()).flatMap(({ table, column }) => {
      const rows = found.get(table) ?? [];
      const isLeftOut =
        Object.hasOwn(WITHHELD_COLUMNS, column) ||
        Object.hasOwn(WITHHELD_COLUMNS, `${table}.${column}`);
      return rows.length === 0 || isLeftOut || rows.some((row) => Object.hasOwn(row, column))
        ? []
        : [`${table}.${column}`];
    });
    expect(missing).toEqual([]);
    const empty = TABLES_OF_FILE.filter((table) => (found.get(table) ?? []).length === 0);
    expect(empty).toEqual(NOT_USED);
  });

  it('leaves nothing in database, outbox, logs, replies and files but what the law keeps (BEY-22)', async () => {
    expect((await columnsWithCanaries()).length).toBeGreaterThan(Object.keys(KEPT).length * 2);
    expect(await eraseAccount(host.database.db, person, poland, host.clock.now)).toMatchObject({
      kind: 'erased',
    });
    const sent = host.mails.length;
    await host.host.sendDueMails();
    expect(host.mails.slice(sent).map(({ mail }) => mail.to)).toEqual([EMAIL]);
    expect(await columnsWithCanaries()).toEqual(Object.keys(KEPT).toSorted());
    expect(host.logged.join('')).not.toMatch(CANARY);
    const { text } = await host.call('listReviews', {
      params: { skuProduct: skuOf(1) },
      query: {},
    });
    expect(text).not.toMatch(CANARY);
    for (const file of await readdir(host.folder, { recursive: true, withFileTypes: true }))
      if (file.isFile())
        expect(await readFile(join(file.parentPath, file.name), 'utf8')).not.toMatch(CANARY);
  });

  it('is cut from what is kept, which has a reason in its area', async () => {
    const reasons = new Map(PERSONAL_DATA.flatMap(({ tables }) => Object.entries(tables)));
    for (const [column, reason] of Object.entries(KEPT)) {
      const [table = ''] = column.split('.');
      if (!NOT_THEIRS.includes(table))
        expect([column, reasons.get(table)]).toEqual([column, reason]);
    }
    const left = [...(await exported())].filter(([, rows]) => rows.length > 0);
    expect(left.map(([table]) => table)).toEqual(['newsletter_step']);
  });
});
