import { money } from '@materia/domain-money';
import { bookPoints, orderPoints } from '@materia/domain-loyalty';
import { lockAccount, saveMovement } from '../../customers/club/repository.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import type { OrderRow } from '../orders/repository.ts';
import { bookedForOrder, returnedOf } from './repository.ts';

type PointedOrder = Pick<
  OrderRow,
  'market' | 'number' | 'customer_id' | 'total_minor' | 'currency'
>;

/**
 * Books what an order that is handed over earns a member of the club. Repeating it books nothing. An
 * order of somebody who joins later earns nothing.
 */
export const earnPoints = (tx: Tx, order: PointedOrder, now: string): Promise<void> =>
  bookOrder(tx, order, 'earned', now);

/** Takes back what an order has earned for money that went back since. Repeating it books nothing. */
export const takeBackPoints = (tx: Tx, order: PointedOrder, now: string): Promise<void> =>
  bookOrder(tx, order, 'taken-back', now);

/** The order is locked, so its points are booked by one transaction at a time. */
const bookOrder = async (
  tx: Tx,
  { market, number, customer_id, total_minor, currency }: PointedOrder,
  kind: 'earned' | 'taken-back',
  now: string,
): Promise<void> => {
  if (customer_id === null) return;
  const account = await lockAccount(tx, { market, customerId: customer_id }, now);
  if (account === undefined) return;
  const booked = await bookedForOrder(tx, market, number);
  // What was bought before joining has earned nothing that could be taken back.
  if (kind === 'taken-back' && booked === undefined) return;
  const points = orderPoints(
    {
      total: money(total_minor, currency),
      returned: money(await returnedOf(tx, market, number), currency),
    },
    booked ?? 0,
  );
  if (points === 0) return;
  await saveMovement(
    tx,
    account,
    { kind, points, order_number: number },
    bookPoints(account, points),
    now,
  );
};
