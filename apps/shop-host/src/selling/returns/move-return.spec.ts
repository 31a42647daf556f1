import { markets } from '@materia/market-all';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advance } from '../../desk/staff/advance.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { withTx } from '../../platform/database/with-tx.ts';
import { ENGINES } from '../../testing/database.ts';
import { skuOf } from '../../testing/feed.ts';
import { FRIDAY_MORNING, openTestHost, replied, type TestHost } from '../../testing/host.ts';
import { testProvider } from '../../testing/payment-provider.ts';
import {
  aCardPlacement,
  buyerAtCheckout,
  fromAnywhere,
  revisionOf,
} from '../../testing/shoppers.ts';
import { openWithdrawals, refundWithdrawal } from '../payments/money-desk.ts';
import { lockOrderToMove } from '../lifecycle/move-order.ts';
import { moveReturn, type ReturnReport } from './move-return.ts';
import { lockReturn } from './repository.ts';

const [poland] = markets;
const STEP = '0092-returns';

describe.each(ENGINES)('a return on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine, { provider: testProvider({ approves: true }) });
  });
  afterAll(() => host.close());
  beforeEach(() => {
    host.clock.now = FRIDAY_MORNING;
  });

  /** A paid order of three units, from which its buyer withdraws after the handover or before. */
  const announced = async ({ isBeforeHandover = false } = {}) => {
    const { db } = host.database;
    const buyer = await buyerAtCheckout(host, { [skuOf(0)]: 3 });
    const { orders } = await replied(
      host.call('orderAndPay', aCardPlacement(buyer, await revisionOf(host, buyer)), {
        ...buyer,
        headers: fromAnywhere(host),
      }),
    );
    const number = orders[0]?.order_number ?? '';
    if (!isBeforeHandover)
      for (const status of ['IN_PREPARATION', 'READY', 'INVOICED'])
        expect((await advance(db, poland, number, status, host.clock.now)).ok).toBe(true);
    const { withdrawal } = await replied(
      host.call(
        'withdrawFromOrder',
        { params: { orderId: number }, body: { lines: [{ lineNumber: 1, quantity: 3 }] } },
        buyer,
      ),
    );
    const { id } = await db
      .selectFrom('withdrawal')
      .select('id')
      .where('order_number', '=', number)
      .executeTakeFirstOrThrow();
    return { buyer, number, id, amount: withdrawal?.declared[0]?.refund ?? 0 };
  };
  const report = (number: string, id: string, ...reports: readonly ReturnReport[]) =>
    withTx(host.database.db, async (tx) => {
      const outcomes: string[] = [];
      for (const each of reports) {
        const order = await lockOrderToMove(tx, 'pl', number);
        const row = await lockReturn(tx, 'pl', id);
        if (order === undefined || row === undefined) throw new Error('The return exists');
        const moved = await moveReturn(tx, order, row, each, {
          market: poland,
          by: 'Otto',
          now: host.clock.now,
        });
        outcomes.push(moved.ok ? moved.value.state : moved.error.kind);
      }
      return outcomes;
    });
  const rowOf = (id: string) =>
    host.database.db
      .selectFrom('withdrawal')
      .innerJoin('withdrawal_line', 'withdrawal_line.withdrawal_id', 'withdrawal.id')
      .select([
        'state',
        'sent_at',
        'received_at',
        'inspected_at',
        'settled_at',
        'settled_by',
        'accepted',
      ])
      .where('withdrawal.id', '=', id)
      .executeTakeFirstOrThrow();
  const refundsOf = async (number: string) =>
    (
      await host.database.db
        .selectFrom('payment_refund')
        .select('amount_minor')
        .where('order_number', '=', number)
        .execute()
    ).map(({ amount_minor }) => amount_minor / 100);
  const inspected = (accepted: number): ReturnReport => ({
    kind: 'inspected',
    lines: new Map([[1, { accepted, fault: 'used' }]]),
  });
  const NEVER = { sent_at: null, received_at: null, inspected_at: null };

  it('that staff refund at once was received, and accepted in full (BEY-17, PLO-07)', async () => {
    const { number, id, amount } = await announced();
    const now = host.clock.now;
    expect(await rowOf(id)).toMatchObject({ state: 'announced', ...NEVER, accepted: null });
    expect(await refundWithdrawal(host.database.db, poland, id, { by: 'Otto', now })).toBe(true);
    expect(await rowOf(id)).toEqual({
      state: 'refunded',
      sent_at: null,
      received_at: now,
      inspected_at: now,
      settled_at: now,
      settled_by: 'Otto',
      accepted: 3,
    });
    expect(await refundsOf(number)).toEqual([amount]);
  });

  it('with partly accepted units refunds those, and stays on the list until then (BEY-17, PLO-07)', async () => {
    const { buyer, number, id, amount } = await announced();
    const listed = async () =>
      (await openWithdrawals(host.database.db, 'pl')).some((open) => open.id === id);
    const steps = [
      { kind: 'sent', carrier: 'DPD', parcel: '7' },
      { kind: 'received' },
      inspected(1),
    ] as const;
    expect(await report(number, id, ...steps)).toEqual(['sent', 'received', 'inspected']);
    expect([await listed(), await refundsOf(number)]).toEqual([true, []]);
    const read = () =>
      replied(host.call('readOrder', { params: { orderId: number }, query: {} }, buyer));
    expect((await read()).withdrawal?.declared[0]?.state).toBe('declared');
    expect(await report(number, id, { kind: 'refunded' })).toEqual(['refunded']);
    const [back] = await refundsOf(number);
    // Everything was withdrawn, so the fee goes back as a whole.
    const [{ rowTotal = 0 } = {}] = (await read()).lines;
    expect(back).toBeCloseTo(amount - (rowTotal * 2) / 3, 1);
    expect((await read()).withdrawal?.declared[0]).toMatchObject({
      state: 'refunded',
      refund: back,
    });
    expect([await listed(), (await rowOf(id)).accepted]).toEqual([false, 1]);
  });

  it('without accepted units is rejected without a refund (BEY-17)', async () => {
    const { number, id } = await announced();
    expect(
      await report(number, id, { kind: 'received' }, inspected(0), { kind: 'refunded' }),
    ).toEqual(['received', 'rejected', 'step-not-allowed']);
    expect(await refundsOf(number)).toEqual([]);
    const act = { by: 'Otto', now: host.clock.now };
    expect(await refundWithdrawal(host.database.db, poland, id, act)).toBe(false);
  });

  it('refuses steps out of turn, and more units than were returned (BEY-17)', async () => {
    const { number, id } = await announced();
    expect(
      await report(
        number,
        id,
        inspected(1),
        { kind: 'refunded' },
        { kind: 'received' },
        { kind: 'sent', carrier: 'DPD', parcel: '7' },
        inspected(4),
      ),
    ).toEqual([
      'step-not-allowed',
      'step-not-allowed',
      'received',
      'step-not-allowed',
      'too-many-units',
    ]);
    expect((await rowOf(id)).accepted).toBeNull();
  });

  it('cannot be stored in a state that its times contradict', async () => {
    const { id } = await announced();
    for (const wrong of [
      sql`state = 'sent'`,
      sql`state = 'received'`,
      sql`received_at = declared_at`,
      sql`state = 'inspected', received_at = declared_at`,
      sql`state = 'rejected'`,
      sql`state = 'refunded'`,
      sql`settled_at = declared_at`,
      sql`state = 'refunded', settled_at = declared_at, settled_by = 'Otto'`,
    ])
      await expect(
        sql`update withdrawal set ${wrong} where id = ${id}`.execute(host.database.db),
      ).rejects.toThrow(/check/);
  });

  it('has the same meaning after the data of the former version are migrated', async () => {
    const { db, pool } = host.database;
    const [waiting, byStaff, atOnce] = [
      await announced(),
      await announced(),
      await announced({ isBeforeHandover: true }),
    ];
    const now = host.clock.now;
    await refundWithdrawal(db, poland, byStaff.id, { by: 'Otto', now });
    const rows = async () => [
      await rowOf(waiting.id),
      await rowOf(byStaff.id),
      await rowOf(atOnce.id),
    ];
    const before = await rows();
    expect(before).toMatchObject([
      { state: 'announced', ...NEVER, settled_at: null, accepted: null },
      { state: 'refunded', received_at: now, inspected_at: now, settled_at: now, accepted: 3 },
      { state: 'refunded', ...NEVER, settled_at: now, settled_by: null, accepted: null },
    ]);
    for (const statement of [
      sql`delete from withdrawal_line using withdrawal where withdrawal.id = withdrawal_line.withdrawal_id
        and withdrawal.id not in (${waiting.id}, ${byStaff.id}, ${atOnce.id})`,
      sql`delete from withdrawal where id not in (${waiting.id}, ${byStaff.id}, ${atOnce.id})`,
      sql`drop index withdrawal_open`,
      sql`alter table withdrawal drop constraint withdrawal_state_check, drop column sent_at, drop column received_at, drop column inspected_at`,
      sql`alter table withdrawal drop constraint withdrawal_settled_check`,
      sql`alter table withdrawal_line drop column accepted`,
      sql`update withdrawal set state = 'declared' where state = 'announced'`,
      sql`alter table withdrawal add constraint withdrawal_state_check check (state in ('declared', 'refunded'))`,
      sql`create index withdrawal_open on withdrawal (market, declared_at) where state = 'declared'`,
      sql`delete from migration where name = ${STEP}`,
    ])
      await statement.execute(db);
    expect(await migrate(pool)).toEqual({ ok: true, value: { applied: [STEP] } });
    expect(await rows()).toEqual(before);
  });
});
