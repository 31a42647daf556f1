import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { laterBy } from '../../platform/process/instants.ts';
import { SPECIAL, skuOf } from '../../testing/feed.ts';
import {
  FRIDAY_MORNING,
  openTestHost,
  refused,
  replied,
  type TestHost,
} from '../../testing/host.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const AWAITED = SPECIAL.soldOut;

describe('notices about products that can be ordered again', () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost('pglite');
  });
  afterAll(() => host.close());
  beforeEach(async () => {
    host.clock.now = FRIDAY_MORNING;
    await setStock(0);
  });

  const setStock = (qty: number) =>
    sql`update stock set qty = ${qty}, status = ${qty > 0 ? 'ONSITE' : 'SOLDOUT'} where market = 'pl' and sku = ${AWAITED} and store_id = '1'`.execute(
      host.database.db,
    );
  const ask = (email: string, sku: string = AWAITED) =>
    host.call('requestRestockNotice', { body: { sku, email, retailer_id: '1' } });
  const confirm = (token: string) => host.call('confirmRestockNotice', { body: { token } });
  const stop = (token: string) => host.call('stopRestockNotice', { body: { token } });
  const mailsTo = async (email: string): Promise<readonly string[]> => {
    await host.host.followNotices();
    await host.host.sendDueMails();
    return host.mails.filter(({ mail }) => mail.to === email).map(({ mail }) => mail.text);
  };
  const rowOf = (email: string) =>
    host.database.db
      .selectFrom('restock_notice')
      .selectAll()
      .where('email_key', '=', email)
      .executeTakeFirst();
  const tokenOf = async (email: string): Promise<string> => (await rowOf(email))?.token ?? '';
  /** Waits until the next look at the stock. */
  const later = (milliseconds: number): void => {
    host.clock.now = laterBy(host.clock.now, milliseconds);
  };

  it('ask the owner of the address first, and send one mail when the product can be ordered again', async () => {
    const email = 'ola@shop.example';
    expect(await replied(ask(email))).toEqual({ status: 'to-confirm' });
    const [question = ''] = await mailsTo(email);
    const link = /https:\/\/pl\.shop\.example\/powiadomienie-o-dostepnosci\/potwierdzenie\/(\S+)/;
    const token = link.exec(question)?.[1] ?? '';
    expect(token).toBe(await tokenOf(email));
    for (let again = 0; again < 2; again += 1)
      expect(await replied(confirm(token))).toEqual({ status: 'confirmed' });
    expect(await mailsTo(email)).toHaveLength(1);

    await setStock(4);
    later(HOUR);
    const [, notice = ''] = await mailsTo(email);
    expect(notice).toContain('https://pl.shop.example/');
    expect(notice).toContain('Cement type 3');
    await setStock(0);
    later(DAY);
    await setStock(4);
    later(DAY);
    expect(await mailsTo(email)).toHaveLength(2);
    later(30 * DAY);
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await rowOf(email)).toBeUndefined();
  });

  it('send nothing without a confirmation, and forget the address after a week', async () => {
    const email = 'stranger@shop.example';
    await replied(ask(email));
    const token = await tokenOf(email);
    await setStock(4);
    later(DAY);
    expect(await mailsTo(email)).toHaveLength(1);
    later(7 * DAY);
    expect((await refused(confirm(token))).code).toBe('not-found');
    await mailsTo(email);
    expect(await rowOf(email)).toBeUndefined();
  });

  it('end after half a year without the product', async () => {
    const email = 'patient@shop.example';
    await replied(ask(email));
    await replied(confirm(await tokenOf(email)));
    for (const wait of [179 * DAY, 2 * DAY]) {
      later(wait);
      await mailsTo(email);
    }
    expect(await rowOf(email)).toBeUndefined();
    expect(await mailsTo(email)).toEqual([]);
  });

  it('are forgotten through the link of any of their mails, before and after the confirmation', async () => {
    const email = 'eva@shop.example';
    await replied(ask(email));
    const token = await tokenOf(email);
    expect((await mailsTo(email))[0]).toContain(`/rezygnacja/${token}`);
    await replied(confirm(token));
    expect(await replied(stop(token))).toEqual({ status: 'stopped' });
    expect(await rowOf(email)).toBeUndefined();
    expect((await refused(stop(token))).code).toBe('not-found');
    await setStock(4);
    later(HOUR);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('do not flood a stranger’s mailbox, whatever products are named, or reveal whether an address is known', async () => {
    const email = 'known@shop.example';
    for (let number = 0; number < 6; number += 1)
      expect(await replied(ask(email, skuOf(10 + number)))).toEqual({ status: 'to-confirm' });
    expect(await replied(ask('known+1@shop.example', skuOf(16)))).toEqual({ status: 'to-confirm' });
    expect(await mailsTo(email)).toHaveLength(3);
    expect(await mailsTo('known+1@shop.example')).toEqual([]);
  });

  it('are one for each product and address: asking again sends the same link', async () => {
    const email = 'twice@shop.example';
    await replied(ask(email));
    const token = await tokenOf(email);
    later(HOUR);
    await replied(ask(email));
    expect(await tokenOf(email)).toBe(token);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    expect(mails.every((text) => text.includes(token))).toBe(true);
    await replied(confirm(token));
    await replied(ask(email));
    // Nothing more has to be confirmed.
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('can be asked for again once their mail was sent, and are confirmed again', async () => {
    const email = 'again@shop.example';
    for (const mails of [2, 4]) {
      await setStock(0);
      await replied(ask(email));
      await mailsTo(email);
      await replied(confirm(await tokenOf(email)));
      await setStock(4);
      later(HOUR);
      expect(await mailsTo(email)).toHaveLength(mails);
      later(DAY);
    }
    const ids = host.mails.filter(({ mail }) => mail.to === email).map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });

  it.each([
    ['an e-mail that is none', { email: 'ola@' }, { status: 400, fields: ['body.email'] }],
    ['an unknown store', { retailer_id: '99' }, { status: 400, fields: ['body.retailer_id'] }],
    ['an unknown product', { sku: '99999999' }, { status: 404 }],
  ])('are refused for %s', async (_, change, refusal) => {
    const body = { sku: AWAITED, email: 'ola@shop.example', retailer_id: '1', ...change };
    expect(await refused(host.call('requestRestockNotice', { body }))).toMatchObject(refusal);
  });
});
