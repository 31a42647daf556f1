import { type CallInput, callOf, callPath } from '@materia/api-contract';
import { SCHEMAS } from '@materia/api-contract/schemas';
import { markets } from '@materia/market-all';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advance } from '../../desk/staff/advance.ts';
import { ENGINES } from '../../testing/database.ts';
import { skuOf, SPECIAL } from '../../testing/feed.ts';
import { guestOrder } from '../../testing/guests.ts';
import {
  FRIDAY_MORNING,
  openTestHost,
  refused,
  replied,
  type TestHost,
} from '../../testing/host.ts';
import { testProvider } from '../../testing/payment-provider.ts';
import {
  aCardPlacement,
  ADDRESS,
  aMethodChoice,
  buyerAtCheckout,
  type Buyer,
  fromAnywhere,
  mixedBuyer,
  placed,
  revisionOf,
} from '../../testing/shoppers.ts';
import { openAlarms } from '../payments/money-desk.ts';

const [poland] = markets;
const PALLETED = skuOf(0);
const DAY = 86_400_000;

type DeskCall = 'listReturns' | 'readReturn' | 'receiveReturn' | 'inspectReturn' | 'recordPallets';

describe.each(ENGINES)('returns and cancellations on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine, { provider: testProvider({ approves: true }) });
    const { db } = host.database;
    await sql`update product set units_per_pallet = 8 where market = 'pl' and sku = ${PALLETED}`.execute(
      db,
    );
    await sql`update vendor_offer set qty = 50, status = 'SITE_DELIVERY' where market = 'pl' and code = ${`V1-${SPECIAL.vendorOnly}`}`.execute(
      db,
    );
  });
  afterAll(() => host.close());
  beforeEach(() => {
    host.clock.now = FRIDAY_MORNING;
  });

  const daysLater = (days: number): void => {
    host.clock.now = new Date(Date.parse(FRIDAY_MORNING) + days * DAY).toISOString();
  };
  const paid = async (buyer: Buyer): Promise<readonly string[]> => {
    const { orders } = await replied(
      host.call('orderAndPay', aCardPlacement(buyer, await revisionOf(host, buyer)), {
        ...buyer,
        headers: fromAnywhere(host),
      }),
    );
    return orders.map(({ order_number }) => order_number ?? '');
  };
  const handedOver = async (lines: Readonly<Record<string, number>>) => {
    const buyer = await buyerAtCheckout(host, lines);
    const [number = ''] = await paid(buyer);
    for (const status of ['IN_PREPARATION', 'READY', 'INVOICED'])
      expect((await advance(host.database.db, poland, number, status, host.clock.now)).ok).toBe(
        true,
      );
    return { buyer, number };
  };
  const read = (number: string, buyer: Buyer) =>
    replied(host.call('readOrder', { params: { orderId: number }, query: {} }, buyer));
  const withdraw = (
    number: string,
    buyer: Buyer,
    units: Readonly<Record<number, number>>,
    more: Partial<CallInput<'withdrawFromOrder'>['body']> = {},
  ) =>
    host.call(
      'withdrawFromOrder',
      {
        params: { orderId: number },
        body: {
          ...more,
          lines: Object.entries(units).map(([line, quantity]) => ({
            lineNumber: Number(line),
            quantity,
          })),
        },
      },
      buyer,
    );
  const cancel = (number: string, buyer: Buyer) =>
    host.call('cancelOrder', { params: { orderId: number } }, buyer);
  const atDesk = async <Name extends DeskCall>(
    name: Name,
    params: Readonly<Record<string, string>> = {},
    body?: object,
  ) => {
    const response = await host.app.inject({
      method: callOf(name).method,
      url: callPath(callOf(name), { unit: 'pl', params }),
      headers: { authorization: `Bearer ${host.secrets.staffCredential}` },
      ...(body !== undefined && { payload: body }),
    });
    return { status: response.statusCode, body: response.json<unknown>() };
  };
  const inspected = async (code: string, lines: readonly object[] = []) => {
    await atDesk('receiveReturn', { code }, {});
    return atDesk('inspectReturn', { code }, { lines });
  };
  const refundsOf = async (number: string) =>
    (
      await host.database.db
        .selectFrom('payment_refund')
        .select(['amount_minor', 'reason'])
        .where('order_number', '=', number)
        .execute()
    ).map(({ amount_minor, reason }) => [reason, amount_minor / 100]);
  const mailsTo = async (to: string) => {
    await host.host.sendDueMails();
    return host.mails.filter(({ mail }) => mail.to === to).map(({ mail }) => mail);
  };

  it('cancels an order before its preparation, refunds it, and refuses it afterwards (ORD-17, PLO-07)', async () => {
    const buyer = await buyerAtCheckout(host, { [skuOf(9)]: 2 });
    const [number = ''] = await paid(buyer);
    const { grandTotal } = await read(number, buyer);
    expect((await refused(cancel(number, await buyerAtCheckout(host)))).code).toBe('not-found');
    expect(await replied(cancel(number, buyer))).toMatchObject({ status: 'CANCELED' });
    expect(await refundsOf(number)).toEqual([['order-cancelled', grandTotal]]);
    expect((await refused(cancel(number, buyer))).code).toBe('step-not-allowed');
    expect((await mailsTo(buyer.email)).map(({ subject }) => subject)).toContain(
      poland.hostTexts.orderMail.cancelledSubject.replace('{number}', number),
    );
    const late = await buyerAtCheckout(host, { [skuOf(9)]: 1 });
    const begun = await placed(host, late);
    await advance(host.database.db, poland, begun, 'IN_PREPARATION', host.clock.now);
    expect((await refused(cancel(begun, late))).code).toBe('step-not-allowed');
  });

  it('cancels one order of a purchase only, for firms too, and tells its vendor (ORD-17)', async () => {
    const buyer = await mixedBuyer(host, { [skuOf(9)]: 1 }, aMethodChoice('drive', 'two_hours'));
    await replied(host.call('saveShippingAddress', { body: { address: ADDRESS } }, buyer));
    const numbers = await paid(buyer);
    await host.database.db
      .updateTable('orders')
      .set(({ eb }) => ({
        buyer: eb.cast(eb.val(JSON.stringify({ company_fiscal_id: '5260250274' })), 'jsonb'),
      }))
      .where('number', 'in', numbers)
      .execute();
    const orders = await Promise.all(numbers.map((number) => read(number, buyer)));
    const [vendors, own] = orders.toSorted(
      (one, other) => Number(other.isThirdParty) - Number(one.isThirdParty),
    );
    if (vendors === undefined || own === undefined) throw new Error('There are two orders');
    expect(await replied(cancel(vendors.ordersId, buyer))).toMatchObject({ status: 'CANCELED' });
    expect(await read(own.ordersId, buyer)).toMatchObject({ status: own.status });
    const [mail] = (await mailsTo('info@vendor-one.example')).toReversed();
    expect(mail?.subject).toContain(vendors.ordersId);
    expect(mail?.text).not.toContain('Nowak');
  });

  it('cancels for guests by their link, and for nobody else (ORD-17)', async () => {
    const { orders, link } = await guestOrder(host, 'es');
    const number = orders[0]?.order_id ?? '';
    const cancelled = (order_id: string, by = link) =>
      host.call('cancelGuestOrder', { body: { link: by, order_id } }, { bu: 'es' });
    expect((await refused(cancelled('26-0000000-97'))).code).toBe('not-found');
    expect((await refused(cancelled(number, `${link}x`))).code).toBe('not-found');
    expect((await replied(cancelled(number))).status).toBe('CANCELED');
  });

  it('inspects a return: accepted units are refunded, others refused with their reason (BEY-17, PLO-07)', async () => {
    const { buyer, number } = await handedOver({ [skuOf(9)]: 3 });
    const { withdrawal } = await replied(
      withdraw(number, buyer, { 1: 2 }, { name: 'Ana Nowak', way: 'store' }),
    );
    expect(withdrawal?.declared[0]).toMatchObject({
      code: `${number}-R1`,
      way: 'store',
      step: 'announced',
      refundBy: '2026-12-04',
    });
    const [receipt] = (await mailsTo(buyer.email)).toReversed();
    for (const part of [`${number}-R1`, 'Ana Nowak', '20 listopada', '10:00'])
      expect(receipt?.text).toContain(part);
    const code = `${number}-R1`;
    const listed = SCHEMAS.listReturns.reply.parse((await atDesk('listReturns')).body);
    expect(listed.some((one) => one.code === code)).toBe(true);
    expect((await atDesk('readReturn', { code: '26-0000000-97-R1' })).status).toBe(404);
    expect((await atDesk('inspectReturn', { code }, {})).status).toBe(409);
    for (const wrong of [
      { line: 1, accepted: 3 },
      { line: 1, accepted: 1 },
      { line: 9, accepted: 1 },
    ])
      expect((await inspected(code, [wrong])).status).toBe(400);
    expect(
      (await inspected(code, [{ line: 1, accepted: 1, fault: 'damaged' }])).body,
    ).toMatchObject({ state: 'refunded', lines: [{ accepted: 1, fault: 'damaged' }] });
    const { withdrawal: after, lines } = await read(number, buyer);
    expect(after?.declared[0]?.refused).toEqual([
      { lineNumber: 1, quantity: 1, reason: 'damaged' },
    ]);
    expect(await refundsOf(number)).toEqual([
      ['withdrawal', expect.closeTo((lines[0]?.rowTotal ?? 0) / 3, 2)],
    ]);
    const [mail] = (await mailsTo(buyer.email)).toReversed();
    expect(mail?.text).toContain(poland.texts.withdrawal.faultDamaged);
  });

  it('alarms staff about a refund that is due, once the buyer has proven the sending (BEY-17)', async () => {
    const { buyer, number } = await handedOver({ [skuOf(9)]: 1 });
    await replied(withdraw(number, buyer, { 1: 1 }));
    const dueAlarms = async () => {
      await host.host.followPayments();
      const open = await openAlarms(host.database.db, 'pl');
      return open.filter(({ kind, detail }) => kind === 'refund-due' && detail.includes(number));
    };
    daysLater(12);
    expect(await dueAlarms()).toEqual([]);
    const sent = (by: Buyer) =>
      host.call(
        'reportReturnSent',
        { params: { code: `${number}-R1` }, body: { carrier: 'DPD', parcel: '7' } },
        by,
      );
    daysLater(0);
    expect((await refused(sent(await buyerAtCheckout(host)))).code).toBe('not-found');
    expect((await replied(sent(buyer))).withdrawal?.declared[0]).toMatchObject({
      step: 'sent',
      sent: { carrier: 'DPD', parcel: '7' },
    });
    expect((await refused(sent(buyer))).code).toBe('step-not-allowed');
    expect(await dueAlarms()).toEqual([]);
    daysLater(12);
    expect(await dueAlarms()).toMatchObject([{ detail: `${number}-R1, 2026-12-04` }]);
    expect(await dueAlarms()).toHaveLength(1);
  });

  it('lets a firm of one person withdraw that declares it, and keeps the declaration (BEY-17)', async () => {
    const { buyer, number } = await handedOver({ [skuOf(9)]: 2 });
    await host.database.db
      .updateTable('orders')
      .set(({ eb }) => ({
        buyer: eb.cast(eb.val(JSON.stringify({ company_fiscal_id: '5260250274' })), 'jsonb'),
      }))
      .where('number', '=', number)
      .execute();
    expect((await read(number, buyer)).withdrawal?.open).toMatchObject({
      kind: 'withdrawal',
      needsDeclaration: true,
    });
    await replied(withdraw(number, buyer, { 1: 1 }, { outsideTrade: true }));
    // Without it, a store takes unused products back.
    const { withdrawal } = await replied(withdraw(number, buyer, { 1: 1 }));
    expect(withdrawal?.declared.map(({ kind, way }) => [kind, way])).toEqual([
      ['withdrawal', 'post'],
      ['promise', 'store'],
    ]);
    const row = await host.database.db
      .selectFrom('withdrawal')
      .select('outside_trade')
      .where('order_number', '=', number)
      .where('seq', '=', 1)
      .executeTakeFirstOrThrow();
    expect(row.outside_trade).toBe(true);
  });

  it('refuses what is cut to size, and says why (BEY-17)', async () => {
    const { buyer, number } = await handedOver({ [skuOf(9)]: 1, [skuOf(10)]: 1 });
    await host.database.db
      .updateTable('order_line')
      .set({ excluded: 'cut-to-size' })
      .where('order_number', '=', number)
      .where('line', '=', 1)
      .execute();
    const { withdrawal } = await read(number, buyer);
    expect(withdrawal?.open?.lines.map(({ lineNumber }) => lineNumber)).toEqual([2]);
    expect(withdrawal?.excluded).toEqual([{ lineNumber: 1, reason: 'cut-to-size' }]);
    expect((await refused(withdraw(number, buyer, { 1: 1 }))).code).toBe('step-not-allowed');
  });

  it('refunds the deposit of pallets that come back, at most once and until the last day (FEE-06, FEE-07)', async () => {
    const { buyer, number } = await handedOver({ [PALLETED]: 17 });
    const record = (count: number, day?: string) =>
      atDesk('recordPallets', { id: number }, { count, ...(day !== undefined && { day }) });
    expect((await record(3)).status).toBe(409);
    expect((await record(1, '2026-12-24')).status).toBe(400);
    expect((await record(1)).body).toMatchObject({ pallets: 1, refund: 50 });
    expect((await record(2)).status).toBe(409);
    expect((await read(number, buyer)).withdrawal?.pallets).toEqual({
      out: 1,
      returned: [{ count: 1, on: '2026-11-20', refund: 50 }],
    });
    // Everything else goes back without the deposit that was refunded before.
    const { grandTotal } = await read(number, buyer);
    const { withdrawal } = await replied(withdraw(number, buyer, { 1: 17 }));
    expect(withdrawal?.declared[0]?.refund).toBeCloseTo(grandTotal - 50, 2);
    expect((await record(1)).status).toBe(409);
    expect((await mailsTo(buyer.email)).map(({ subject }) => subject)).toContain(
      poland.hostTexts.returnMail.palletsSubject.replace('{number}', number),
    );
    const late = await handedOver({ [PALLETED]: 8 });
    daysLater(31);
    expect((await atDesk('recordPallets', { id: late.number }, { count: 1 })).status).toBe(409);
  });

  it('never refunds more than was paid, whatever is returned and accepted (BEY-17, PLO-07)', async () => {
    const step = fc.record({
      units: fc.tuple(fc.nat(3), fc.nat(2)),
      refusedUnits: fc.nat(1),
      isInspected: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
        host.clock.now = FRIDAY_MORNING;
        const { buyer, number } = await handedOver({ [skuOf(9)]: 4, [skuOf(10)]: 2 });
        const { grandTotal } = await read(number, buyer);
        let seq = 0;
        for (const { units, refusedUnits, isInspected } of steps) {
          const wanted = Object.fromEntries(
            units.flatMap((count, at) => (count === 0 ? [] : [[at + 1, count]])),
          );
          const done = await withdraw(number, buyer, wanted);
          if (done.status !== 200) continue;
          seq += 1;
          if (isInspected)
            await inspected(
              `${number}-R${seq}`,
              Object.entries(wanted).map(([line, count]) => ({
                line: Number(line),
                accepted: Math.max(0, count - refusedUnits),
                fault: 'used',
              })),
            );
        }
        const back = (await refundsOf(number)).reduce((sum, [, amount]) => sum + Number(amount), 0);
        expect(back).toBeLessThanOrEqual(grandTotal + 0.001);
      }),
      { numRuns: 6 },
    );
  });
});
