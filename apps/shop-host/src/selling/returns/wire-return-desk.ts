import type { Reply } from '@materia/api-contract';
import { isPaidInStore } from '@materia/domain-checkout';
import { money, toMajorUnits } from '@materia/domain-money';
import type { Market } from '@materia/market-model';
import type { OrderRow } from '../orders/repository.ts';
import type { findReturnLines, ReturnRow } from './repository.ts';
import { returnCode } from './return-code.ts';
import { refundDay } from './watch-refund.ts';

/** A return on the wire of staff. */
export const wireDeskReturn = (
  row: ReturnRow,
  { currency, payment_method }: Pick<OrderRow, 'currency' | 'payment_method'>,
  market: Market,
): Reply<'listReturns'>[number] => ({
  code: returnCode(row),
  order_number: row.order_number,
  kind: row.kind,
  way: row.way,
  state: row.state,
  declared_at: row.declared_at,
  refund_by: refundDay(row, market),
  refund: toMajorUnits(money(row.refund_minor, currency)),
  currency,
  in_store: isPaidInStore(payment_method),
  sent: row.carrier === null ? null : { carrier: row.carrier, parcel: row.parcel ?? '' },
});

/** The same with its lines. */
export const wireDeskReturnWithLines = (
  row: ReturnRow,
  lines: Awaited<ReturnType<typeof findReturnLines>>,
  order: Pick<OrderRow, 'currency' | 'payment_method'>,
  market: Market,
): Reply<'readReturn'> => ({
  ...wireDeskReturn(row, order, market),
  lines: lines.map(({ qty, ...line }) => ({ ...line, quantity: qty })),
});
