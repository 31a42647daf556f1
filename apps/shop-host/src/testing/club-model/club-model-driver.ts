import { flagSet } from '@materia/domain-feature-flags';
import { unreachable } from '@materia/domain-kernel';
import { markets } from '@materia/market-all';
import { todayIn } from '@materia/platform-clock';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { CustomerContext } from '../../platform/contract/context.ts';
import { type Tx, withTx } from '../../platform/database/with-tx.ts';
import { lockOrder } from '../../selling/orders/repository.ts';
import { earnPoints, takeBackPoints } from '../../selling/club/order-points.ts';
import { transformAllPoints } from '../../selling/club/transform-points.ts';
import type { TestHost } from '../host.ts';
import { buyerAtCheckout, placed } from '../shoppers.ts';
import { type ClubCommand, ORDERS } from './commands.ts';

/** A member of the model, whose orders were placed and are handed over by commands. */
export type ModelMember = {
  readonly run: (command: ClubCommand) => Promise<void>;
  /** Fails unless every point is accounted for. */
  readonly compare: () => Promise<void>;
  /** How many coupons the member has. */
  readonly coupons: () => number;
};

/** Amounts of orders in minor units: less than a point, whole points, and with a rest. */
const TOTALS = [99, 100, 4_999, 25_000, 119_949] as const;

class BreaksOff extends Error {}

/** Runs commands against the host's own functions and its database. */
export const clubModelDriver = async (
  host: TestHost,
): Promise<{ readonly newMember: () => Promise<ModelMember> }> => {
  const { db } = host.database;
  const [market] = markets;
  const buyer = await buyerAtCheckout(host);
  const sample = await placed(host, buyer);
  let members = 0;

  const newMember = async (): Promise<ModelMember> => {
    members += 1;
    const id = `member-${members}`;
    await sql`insert into customer select (jsonb_populate_record(one, jsonb_build_object(
        'id', ${id}::text, 'email', ${`${id}@shop.example`}::text, 'loyalty_rank', 'SILVER',
        'loyalty_card_number', ${String(100_000_000 + members)}::text))).*
      from customer one where one.id = ${buyer.id}`.execute(db);
    const numbers = Array.from({ length: ORDERS }, (_, place) => `${id}-${place}`);
    for (const [place, number] of numbers.entries())
      await sql`insert into orders select (jsonb_populate_record(one, jsonb_build_object(
          'number', ${number}::text, 'customer_id', ${id}::text,
          'total_minor', ${TOTALS[place] ?? 0}::integer, 'tax_minor', 0))).*
        from orders one where one.number = ${sample}`.execute(db);

    const context: CustomerContext = {
      market,
      now: host.clock.now,
      today: todayIn(market.timeZone, host.clock.now),
      flags: flagSet({ channel: 'web', choices: {}, presets: market.flagPresets }),
      customer: { customerId: id, sessionId: id, isPro: false, loyaltyRank: 'SILVER' },
      shopperNetwork: '10.0.0.1',
    };
    const handedOver = new Set<string>();
    let returns = 0;
    let coupons = 0;

    /** The order, locked as every step locks it; what breaks off is undone as a whole. */
    const withOrder = async (
      number: string,
      { fails }: ClubCommand,
      work: (tx: Tx, order: NonNullable<Awaited<ReturnType<typeof lockOrder>>>) => Promise<void>,
    ): Promise<boolean> => {
      try {
        await withTx(db, async (tx) => {
          const order = await lockOrder(tx, market.id, number);
          if (order === undefined) throw new Error('The model has its orders');
          await work(tx, order);
          if (fails) throw new BreaksOff();
        });
        return true;
      } catch (error) {
        if (error instanceof BreaksOff) return false;
        throw error;
      }
    };

    const giveBack = async (tx: Tx, number: string, percent: number): Promise<void> => {
      returns += 1;
      const withdrawal = `${number}-${returns}`;
      await sql`insert into withdrawal (market, id, order_number, seq, kind, way, name, outside_trade, state, refund_minor, declared_at, received_at, inspected_at, settled_at, settled_by)
        select market, ${withdrawal}, number, ${returns}, 'withdrawal', 'store', 'Ana', false, 'refunded',
          ceil((total_minor - (select coalesce(sum(refund_minor), 0) from withdrawal where order_number = orders.number)) * ${percent}::numeric / 100)::integer,
          ${context.now}::timestamptz, ${context.now}::timestamptz, ${context.now}::timestamptz, ${context.now}::timestamptz, 'model'
        from orders where market = ${market.id} and number = ${number}`.execute(tx);
    };

    const run = async (command: ClubCommand): Promise<void> => {
      switch (command.kind) {
        case 'handover': {
          const number = numbers[command.order] ?? '';
          if (await withOrder(number, command, (tx, order) => earnPoints(tx, order, context.now)))
            handedOver.add(number);
          break;
        }
        case 'return': {
          const number = numbers[command.order] ?? '';
          if (!handedOver.has(number)) break;
          await withOrder(number, command, async (tx, order) => {
            await giveBack(tx, number, command.percent);
            await takeBackPoints(tx, order, context.now);
          });
          break;
        }
        case 'transform': {
          const row = await accountOf();
          if (row === undefined || row.points === 0) break;
          await transformAllPoints(
            db,
            { key: `key-of-page-${command.key}`, points: row.points, confirmed: !command.fails },
            context,
          );
          break;
        }
        default:
          unreachable(command);
      }
    };

    const accountOf = () =>
      db
        .selectFrom('club_account')
        .selectAll()
        .where('market', '=', market.id)
        .where('customer_id', '=', id)
        .executeTakeFirst();

    const compare = async (): Promise<void> => {
      const account = await accountOf();
      const entries = await db
        .selectFrom('club_entry')
        .selectAll()
        .where('customer_id', '=', id)
        .orderBy('seq')
        .execute();
      const made = await db
        .selectFrom('club_coupon')
        .innerJoin('coupon', (join) =>
          join
            .onRef('coupon.market', '=', 'club_coupon.market')
            .onRef('coupon.code', '=', 'club_coupon.code'),
        )
        .selectAll('club_coupon')
        .select('coupon.value')
        .where('club_coupon.customer_id', '=', id)
        .execute();
      coupons = made.length;
      const earned = await earnedBy(numbers.filter((number) => handedOver.has(number)));
      const { points, debt } = account ?? { points: 0, debt: 0 };
      const transformed = made.reduce((sum, row) => sum + row.points, 0);
      expect({ net: points - debt + transformed, both: Math.min(points, debt) }).toEqual({
        net: earned,
        both: 0,
      });
      expect(entries.reduce((sum, entry) => sum + entry.points, 0)).toBe(points - debt);
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, place) => place + 1));
      const last = entries.at(-1);
      expect([last?.balance ?? 0, last?.debt ?? 0]).toEqual([points, debt]);
      expect(made.every(({ value, points: given }) => value === given)).toBe(true);
      expect(entries.filter(({ kind }) => kind === 'transformed')).toHaveLength(made.length);
      expect(new Set(made.map(({ request_key }) => request_key)).size).toBe(made.length);
    };

    /** One point for each whole unit of what the shop keeps of these orders. */
    const earnedBy = async (kept: readonly string[]): Promise<number> => {
      let points = 0;
      for (const number of kept) {
        const { rows } = await sql<{ kept: number }>`
          select total_minor - (select coalesce(sum(refund_minor), 0) from withdrawal where order_number = orders.number)::integer as kept
          from orders where number = ${number}`.execute(db);
        points += Math.floor((rows[0]?.kept ?? 0) / 100);
      }
      return points;
    };

    return { run, compare, coupons: () => coupons };
  };
  return { newMember };
};
