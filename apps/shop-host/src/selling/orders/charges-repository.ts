import type { Currency } from '@materia/domain-money';
import { money } from '@materia/domain-money';
import type { OrderCharge } from '@materia/domain-pricing';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { OrderChargeTable } from '../../platform/database/tables/order-charge-table.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';

type ChargeRow = Selectable<OrderChargeTable>;

/** The charges of an order by its number. */
export type ChargesByOrder = (order: {
  readonly number: string;
  readonly currency: Currency;
}) => readonly OrderCharge[];

/** Writes the charges of orders, in one statement. */
export const insertCharges = async (
  tx: Tx,
  market: string,
  orders: readonly { readonly number: string; readonly charges: readonly OrderCharge[] }[],
): Promise<void> => {
  const rows = orders.flatMap(({ number, charges }) =>
    charges.map((charge, at): Insertable<OrderChargeTable> => ({
      market,
      order_number: number,
      position: at + 1,
      ...columnsOf(charge),
    })),
  );
  if (rows.length > 0) await tx.insertInto('order_charge').values(rows).execute();
};

/** Reads the charges of orders, in their order. */
export const chargesOf = async (
  db: Reader,
  market: string,
  numbers: readonly string[],
): Promise<ChargesByOrder> => {
  const rows = await db
    .selectFrom('order_charge')
    .selectAll()
    .where('market', '=', market)
    .where(sql<boolean>`order_number = any(${numbers}::text[])`)
    .orderBy('position')
    .execute();
  const byOrder = Map.groupBy(rows, (row) => row.order_number);
  return ({ number, currency }) =>
    (byOrder.get(number) ?? []).map((row) => chargeOf(row, currency));
};

const columnsOf = (
  charge: OrderCharge,
): Omit<ChargeRow, 'market' | 'order_number' | 'position'> => {
  const { kind, amount, vatRate, territory } = charge;
  const taxed = {
    kind,
    qty: null,
    unit_minor: null,
    unit_initial_minor: null,
    net_minor: amount.excluded.minor,
    gross_minor: amount.included.minor,
    vat_basis_points: vatRate,
    tax_territory: territory,
    reference: null,
  };
  switch (charge.kind) {
    case 'preparation-fee':
    case 'deposit':
      return {
        ...taxed,
        qty: charge.quantity,
        unit_minor: charge.unit.minor,
        unit_initial_minor: charge.originalUnit.minor,
        reference: charge.reference,
      };
    case 'discount':
      return { ...taxed, reference: charge.code };
    case 'delivery':
    case 'eco-contribution':
    case 'included-eco-contribution':
      return taxed;
  }
};

/** A row as the charge that it is. The table's checks guard what each kind must have. */
const chargeOf = (row: ChargeRow, currency: Currency): OrderCharge => {
  const { kind, qty, unit_minor, unit_initial_minor, reference } = row;
  const taxed = {
    territory: row.tax_territory,
    vatRate: row.vat_basis_points,
    amount: {
      included: money(row.gross_minor, currency),
      excluded: money(row.net_minor, currency),
    },
  };
  switch (kind) {
    case 'preparation-fee':
    case 'deposit':
      if (qty === null || unit_minor === null || unit_initial_minor === null || reference === null)
        throw new Error(`Charge ${row.position} of order ${row.order_number} has no unit price`);
      return {
        kind,
        quantity: qty,
        unit: money(unit_minor, currency),
        originalUnit: money(unit_initial_minor, currency),
        reference,
        ...taxed,
      };
    case 'discount':
      return { kind, code: reference, ...taxed };
    case 'delivery':
    case 'eco-contribution':
    case 'included-eco-contribution':
      return { kind, ...taxed };
  }
};
