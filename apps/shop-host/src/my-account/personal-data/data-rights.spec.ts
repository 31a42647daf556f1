import { personalDataFile } from '@materia/api-contract/schemas';
import { markets } from '@materia/market-all';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDemoOrders } from '../../demo/orders.ts';
import { advance } from '../../desk/staff/advance.ts';
import { withTx } from '../../platform/database/with-tx.ts';
import { listStaffActions } from '../../platform/staff/audit.ts';
import { ENGINES } from '../../testing/database.ts';
import { skuOf } from '../../testing/feed.ts';
import {
  FRIDAY_MORNING,
  openTestHost,
  refused,
  replied,
  type TestHost,
} from '../../testing/host.ts';
import {
  buyerAtCheckout,
  fromAnywhere,
  newShopper,
  PASSWORD,
  placed,
  type Shopper,
} from '../../testing/shoppers.ts';
import { exportDataSubject } from './personal-data.ts';

const [poland] = markets;

describe.each(ENGINES)('the rights of customers to their data on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  beforeEach(() => {
    host.clock.now = FRIDAY_MORNING;
  });
  afterAll(() => host.close());

  const erase = (shopper: Shopper, password = PASSWORD, bu = 'pl') =>
    host.call('eraseMyData', { body: { password } }, { ...shopper, bu });
  /** The file that is streamed, parsed by the contract. */
  const fileOf = async (shopper: Shopper) => {
    const { text } = await host.call('exportMyData', {}, shopper);
    return personalDataFile.parse(JSON.parse(text));
  };
  const audit = async () => JSON.stringify(await listStaffActions(host.database.db, 'pl', 500));

  it('are a file with everything, with titles in the language of the market and readable names (BEY-22)', async () => {
    const shopper = await newShopper(host);
    const number = await placed(host, await buyerAtCheckout(host, { [skuOf(0)]: 2 }, shopper));
    const file = await fileOf(shopper);
    expect(file.title).toBe('Twoje dane w Materia Polska');
    const sections = new Map(file.sections.map((section) => [section.name, section]));
    expect(sections.get('account')).toMatchObject({
      title: 'Konto',
      entries: [{ email: shopper.email, firstName: 'Ana', lastName: 'Nowak' }],
    });
    expect(sections.get('orders')?.entries).toMatchObject([{ number, currency: 'PLN' }]);
    const [line] = sections.get('orderLines')?.entries ?? [];
    expect(line).toMatchObject({ quantity: 2, unit: expect.any(Number) });
    expect(JSON.stringify(file)).not.toMatch(/argon2|"token"|_minor|customer_id/);
    expect(await audit()).toContain(file.reference);
  });

  it('are a file within five seconds after a hundred orders (BEY-22)', async () => {
    const shopper = await newShopper(host);
    const buyer = { id: shopper.id, firstname: 'Ana', lastname: 'Nowak', isPro: false };
    const stories = Array.from({ length: 100 }, (_, at) => ({
      way: 'fetched' as const,
      last: 'INVOICED' as const,
      daysAgo: at,
    }));
    await withTx(host.database.db, async (tx) => {
      for (const { write } of await createDemoOrders(tx, poland, buyer, stories, FRIDAY_MORNING))
        await write();
    });
    const began = performance.now();
    const file = await fileOf(shopper);
    expect(performance.now() - began).toBeLessThan(5000);
    expect(file.sections.find(({ name }) => name === 'orders')?.entries).toHaveLength(100);
    expect(new Set(file.sections.map(({ name }) => name)).size).toBe(file.sections.length);
  }, 60_000);

  it('are read in parts, each when the one before it was sent, whatever somebody bought (BEY-22)', async () => {
    const shopper = await newShopper(host);
    const row = (at: number) => ({
      market: 'pl',
      id: `l-${shopper.id}-${String(at).padStart(4, '0')}`,
      customer_id: shopper.id,
      name: `List ${at}`,
      created_at: host.clock.now,
      updated_at: host.clock.now,
    });
    await host.database.db
      .insertInto('shopping_list')
      .values(Array.from({ length: 450 }, (_, at) => row(at)))
      .execute();
    const subject = { market: 'pl', customerId: shopper.id, provenEmail: undefined };
    const parts: number[] = [];
    for await (const { table, rows } of exportDataSubject(host.database.db, subject))
      if (table === 'shopping_list') parts.push(rows.length);
    expect(parts).toEqual([200, 200, 50]);
    const { sections } = await fileOf(shopper);
    expect(sections.find(({ name }) => name === 'lists')?.entries).toHaveLength(450);
  });

  it('give five files an hour', async () => {
    const shopper = await newShopper(host);
    for (let file = 0; file < 5; file += 1) await replied(host.call('exportMyData', {}, shopper));
    expect(await refused(host.call('exportMyData', {}, shopper))).toMatchObject({
      status: 429,
      code: 'too-many-requests',
    });
  });

  it('name what stands in the way of an erasure and what the law keeps, by the periods of the market', async () => {
    const shopper = await newShopper(host);
    expect(await replied(host.call('readMyErasure', {}, shopper))).toEqual({
      open_orders: [],
      unpaid_purchases: [],
      kept: [],
    });
    const number = await placed(host, await buyerAtCheckout(host, { [skuOf(0)]: 1 }, shopper));
    expect(await replied(host.call('readMyErasure', {}, shopper))).toEqual({
      open_orders: [number],
      unpaid_purchases: [],
      kept: [{ reason: 'contracts and claims', years: 6 }],
    });
    expect(await refused(erase(shopper))).toMatchObject({ status: 409, code: 'erasure-blocked' });
    for (const status of ['IN_PREPARATION', 'READY', 'INVOICED'])
      await advance(host.database.db, poland, number, status, host.clock.now);
    expect(await replied(host.call('readMyErasure', {}, shopper))).toMatchObject({
      open_orders: [],
      kept: [{ reason: 'contracts and claims' }, { reason: 'tax documents', years: 5 }],
    });
    await replied(erase(shopper));
    const orders = await host.database.db
      .selectFrom('orders')
      .select(['customer_id', 'comment', 'contact'])
      .where('number', '=', number)
      .execute();
    expect(orders).toMatchObject([
      { customer_id: null, comment: null, contact: { telephone: '' } },
    ]);
  });

  it('ask for the password again, five times an hour, and log a wrong one', async () => {
    const shopper = await newShopper(host);
    const before = host.logged.length;
    expect(await refused(erase(shopper, 'Wrong-password-1'))).toMatchObject({
      status: 400,
      code: 'bad-input',
      fields: ['body.password'],
    });
    expect(host.logged.slice(before).join('')).toContain('sign-in-failed');
    for (let guess = 0; guess < 4; guess += 1) await refused(erase(shopper, 'Wrong-password-1'));
    expect(await refused(erase(shopper))).toMatchObject({ status: 429 });
    await replied(host.call('readMe', {}, shopper));
  });

  it('end all sessions, free the address, confirm by mail at once and are in the audit without a name (BEY-22)', async () => {
    const shopper = await newShopper(host);
    const elsewhere = await replied(
      host.call(
        'signIn',
        { body: { username: shopper.email, password: PASSWORD } },
        { headers: fromAnywhere(host) },
      ),
    );
    const { reference } = await replied(erase(shopper));
    for (const token of [shopper.token, elsewhere.jwtToken])
      expect((await refused(host.call('readMe', {}, { token }))).status).toBe(401);
    expect(
      await refused(
        host.call('refreshSession', { body: { refreshToken: elsewhere.refreshToken } }),
      ),
    ).toMatchObject({ status: 401 });
    await host.host.sendDueMails();
    const mails = host.mails.filter(({ mail }) => mail.to === shopper.email);
    expect(mails.map(({ mail }) => mail.subject)).toEqual([
      'Twoje konto w Materia Polska zostało usunięte',
    ]);
    expect(mails[0]?.mail.text).toContain(reference);
    const recorded = await audit();
    expect(recorded).toContain(reference);
    expect([recorded.includes(shopper.id), recorded.includes(shopper.email)]).toEqual([
      false,
      false,
    ]);
    await replied(
      host.call(
        'register',
        {
          body: {
            customer: {
              email: shopper.email,
              firstname: 'Ana',
              lastname: 'Nowak',
              customer_type: 2,
              terms_accepted: true,
            },
            password: PASSWORD,
            request: { retailer_id: '1' },
          },
        },
        { headers: fromAnywhere(host) },
      ),
    );
  });

  it('are confirmed in the language of each market (BEY-22)', async () => {
    for (const { id, hostTexts, name } of markets) {
      const shopper = await newShopper(host, { bu: id });
      await replied(erase(shopper, PASSWORD, id));
      await host.host.sendDueMails();
      expect(host.mails.at(-1)?.mail).toMatchObject({
        to: shopper.email,
        subject: hostTexts.dataMail.subject.replace('{shop}', name),
      });
    }
  });

  it('erase once, however often they are asked for at the same moment', async () => {
    const shopper = await newShopper(host);
    const answers = await Promise.all([erase(shopper), erase(shopper), erase(shopper)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });
});
