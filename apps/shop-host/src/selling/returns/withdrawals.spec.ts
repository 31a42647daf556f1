import { markets } from '@materia/market-all';
import { fromMajorUnits } from '@materia/domain-money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { laterBy } from '../../platform/process/instants.ts';
import { advance } from '../../desk/staff/advance.ts';
import {
  listedRefunds,
  openWithdrawals,
  refundWithdrawal,
  repeatFailedRefund,
} from '../payments/money-desk.ts';
import { skuOf } from '../../testing/feed.ts';
import { guestAtCheckout, placeAsGuest } from '../../testing/guests.ts';
import {
  FRIDAY_MORNING,
  openTestHost,
  refused,
  replied,
  type TestHost,
} from '../../testing/host.ts';
import { testProvider, type TestProvider } from '../../testing/payment-provider.ts';
import {
  aPlacement,
  buyerAtCheckout,
  type Buyer,
  fromAnywhere,
  PASSWORD,
  pay,
  placed,
  revisionOf,
} from '../../testing/shoppers.ts';

const DAY = 24 * 60 * 60_000;
const [poland] = markets;
/** From its payment to the handover in the store. */
const HANDOVER = ['IN_PREPARATION', 'READY', 'INVOICED'];

/** The rules select rows by order, which is the same on both engines, so one engine is enough. */
describe('a withdrawal from an order', () => {
  let host: TestHost;
  let provider: TestProvider;
  beforeAll(async () => {
    provider = testProvider();
    host = await openTestHost('pglite', { provider });
  });
  afterAll(() => host.close());
  beforeEach(() => {
    host.clock.now = FRIDAY_MORNING;
    provider.refundState = 'succeeded';
  });

  const daysLater = (days: number): void => {
    host.clock.now = new Date(Date.parse(host.clock.now) + days * DAY).toISOString();
  };

  const paidOrder = async (lines: Readonly<Record<string, number>>) => {
    const buyer = await buyerAtCheckout(host, lines);
    const { headers, body } = aPlacement(buyer, await revisionOf(host, buyer));
    const { orders, payment } = await replied(
      host.call(
        'orderAndPay',
        {
          headers,
          body: { ...body, payment_method_code: 'card', return_path: '/checkout/payment' },
        },
        { ...buyer, headers: fromAnywhere(host) },
      ),
    );
    await pay(host, provider, payment);
    return { buyer, number: orders[0]?.order_id ?? '' };
  };

  const signedInAgain = async (buyer: Buyer): Promise<Buyer> => ({
    ...buyer,
    token: (
      await replied(
        host.call(
          'signIn',
          { body: { username: buyer.email, password: PASSWORD } },
          { headers: fromAnywhere(host) },
        ),
      )
    ).jwtToken,
  });

  const handOver = async (number: string): Promise<void> => {
    for (const status of HANDOVER)
      expect(await advance(host.database.db, poland, number, status, host.clock.now)).toMatchObject(
        { ok: true },
      );
  };
  const read = async (number: string, buyer: Buyer) =>
    replied(host.call('readOrder', { params: { orderId: number }, query: {} }, buyer));
  const withdraw = (number: string, buyer: Buyer, units: Readonly<Record<number, number>>) =>
    host.call(
      'withdrawFromOrder',
      {
        params: { orderId: number },
        body: {
          lines: Object.entries(units).map(([line, quantity]) => ({
            lineNumber: Number(line),
            quantity,
          })),
        },
      },
      buyer,
    );
  const refundsOf = (number: string) =>
    host.database.db
      .selectFrom('payment_refund')
      .select(['amount_minor', 'reason'])
      .where('order_number', '=', number)
      .orderBy('created_at')
      .execute();

  it('before the handover cancels the whole order and refunds it in full, at once and once (BEY-17, PLO-07)', async () => {
    const { buyer, number } = await paidOrder({ [skuOf(0)]: 2 });
    const { grandTotal, withdrawal } = await read(number, buyer);
    expect(withdrawal).toMatchObject({
      open: { kind: 'withdrawal', whole: true, lines: [{ lineNumber: 1, quantity: 2 }] },
      declared: [],
    });
    expect((await refused(withdraw(number, buyer, { 1: 1 }))).code).toBe('step-not-allowed');
    const after = await replied(withdraw(number, buyer, { 1: 2 }));
    expect(after).toMatchObject({
      status: 'CANCELED',
      withdrawal: { declared: [{ refund: grandTotal, state: 'refunded' }] },
      payment: { refunds: [{ amount: grandTotal, state: 'pending' }] },
    });
    expect((await refused(withdraw(number, buyer, { 1: 2 }))).code).toBe('step-not-allowed');
    expect(await refundsOf(number)).toHaveLength(1);
    await host.host.sendDueMails();
    expect(
      host.mails
        .filter(({ mail }) => mail.to === buyer.email)
        .map(({ mail }) => mail.text)
        .at(-1),
    ).toContain(number);
  });

  it('before an order is paid in the store cancels it without a refund (BEY-17)', async () => {
    const buyer = await buyerAtCheckout(host, { [skuOf(0)]: 1 });
    const number = await placed(host, buyer);
    const after = await replied(withdraw(number, buyer, { 1: 1 }));
    expect(after).toMatchObject({
      status: 'CANCELED',
      withdrawal: { declared: [{ refund: 0, state: 'refunded' }] },
    });
    expect(await refundsOf(number)).toEqual([]);
  });

  it('after the handover is possible line by line until the last day, and waits for the products (BEY-17)', async () => {
    const placed = await paidOrder({ [skuOf(0)]: 3, [skuOf(1)]: 1 });
    const { number } = placed;
    await handOver(number);
    const { lines, withdrawal } = await read(number, placed.buyer);
    // Fourteen days after a Friday.
    expect(withdrawal?.open).toMatchObject({ whole: false, until: '2026-12-04' });
    const first = lines.find(({ qtyOrdered }) => qtyOrdered === 3);
    const line = first?.lineNumber ?? 0;
    const after = await replied(withdraw(number, placed.buyer, { [line]: 1 }));
    expect(after.status).toBe('INVOICED');
    expect(after.withdrawal?.declared).toMatchObject([
      {
        at: host.clock.now,
        lines: [{ lineNumber: line, quantity: 1 }],
        refund: expect.closeTo((first?.rowTotal ?? 0) / 3, 2),
        state: 'declared',
      },
    ]);
    expect(await refundsOf(number)).toEqual([]);
    for (const units of [{ [line]: 3 }, { 99: 1 }])
      expect((await refused(withdraw(number, placed.buyer, units))).code).toBe('step-not-allowed');
    daysLater(15);
    const buyer = await signedInAgain(placed.buyer);
    // From then on the shop keeps its own promise, for a hundred days.
    expect((await read(number, buyer)).withdrawal?.open).toMatchObject({
      kind: 'promise',
      ways: ['store'],
      until: '2027-02-28',
    });
    daysLater(86);
    const last = await signedInAgain(placed.buyer);
    expect((await read(number, last)).withdrawal?.open).toBeUndefined();
    expect((await refused(withdraw(number, last, { [line]: 1 }))).code).toBe('step-not-allowed');
  });

  it('is refunded once, when staff have the products; a refund that failed is made again (BEY-17, PLO-07)', async () => {
    const { db } = host.database;
    const { buyer, number } = await paidOrder({ [skuOf(0)]: 2 });
    await handOver(number);
    const { withdrawal } = await replied(withdraw(number, buyer, { 1: 2 }));
    const amount = fromMajorUnits(withdrawal?.declared[0]?.refund ?? 0, 'PLN');
    const act = { market: 'pl', by: 'Otto', now: host.clock.now };
    const [waiting] = (await openWithdrawals(db, 'pl')).filter(
      ({ orderNumber }) => orderNumber === number,
    );
    expect(waiting).toMatchObject({ refund: amount, isInStore: false });
    const { id = '' } = waiting ?? {};
    expect([
      await refundWithdrawal(db, poland, id, act),
      await refundWithdrawal(db, poland, id, act),
    ]).toEqual([true, false]);
    expect((await refundsOf(number)).map(({ reason }) => reason)).toEqual(['withdrawal']);
    provider.refundState = 'failed';
    await host.host.followPayments();
    const listed = async () =>
      (await listedRefunds(db, 'pl', host.clock.now)).filter(
        ({ orderNumber }) => orderNumber === number,
      );
    const [failed] = await listed();
    expect(failed).toMatchObject({ state: 'failed', amount });
    provider.refundState = 'succeeded';
    host.clock.now = laterBy(host.clock.now, 60_000);
    const again = { ...act, now: host.clock.now };
    expect([
      await repeatFailedRefund(db, failed?.id ?? '', again),
      await repeatFailedRefund(db, failed?.id ?? '', again),
    ]).toEqual([true, false]);
    await host.host.followPayments();
    const { payment } = await read(number, buyer);
    expect(payment?.refunds.map(({ state }) => state)).toEqual(['succeeded']);
    // The staff see for a month that the money has arrived.
    expect((await listed()).map(({ state }) => state)).toEqual(['succeeded']);
    daysLater(31);
    expect(await listed()).toEqual([]);
  });

  it('is open to the buyer only, and to companies only with their declaration (BEY-17)', async () => {
    const { buyer, number } = await paidOrder({ [skuOf(0)]: 1 });
    const stranger = await buyerAtCheckout(host);
    expect((await refused(withdraw(number, stranger, { 1: 1 }))).code).toBe('not-found');
    await host.database.db
      .updateTable('orders')
      .set(({ eb }) => ({
        buyer: eb.cast(eb.val(JSON.stringify({ company_fiscal_id: '5260250274' })), 'jsonb'),
      }))
      .where('number', '=', number)
      .execute();
    const { withdrawal } = await read(number, buyer);
    expect(withdrawal).toMatchObject({ declared: [], open: { needsDeclaration: true } });
    expect((await refused(withdraw(number, buyer, { 1: 1 }))).code).toBe('step-not-allowed');
  });

  it('of a guest goes by the link of the purchase (BEY-17)', async () => {
    const cartId = await guestAtCheckout(host, 'es', 'guest@shop.example');
    const { orders, payment } = await replied(placeAsGuest(host, cartId));
    const number = orders[0]?.order_id ?? '';
    provider.decide(payment.attempt_id, 'paid');
    const { link = '' } = await replied(
      host.call(
        'readPayment',
        { params: { attempt: payment.attempt_id }, body: { token: payment.token } },
        { bu: 'es' },
      ),
    );
    const found = await replied(host.call('readGuestOrders', { body: { link } }, { bu: 'es' }));
    const lines = found.orders[0]?.withdrawal?.open?.lines ?? [];
    const withdrawn = (order_id: string) =>
      host.call('withdrawFromGuestOrder', { body: { link, order_id, lines } }, { bu: 'es' });
    expect((await refused(withdrawn('26-0000000-97'))).code).toBe('not-found');
    expect((await replied(withdrawn(number))).status).toBe('CANCELED');
  });
});
