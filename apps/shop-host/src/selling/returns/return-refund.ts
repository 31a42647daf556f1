import type { ReturnKind } from '@materia/domain-order';
import { chargesAfterPallets, type RefundPart, refundRows } from '@materia/domain-pricing';
import { taxedLine } from '../orders/order-amounts.ts';
import type { OrderWithLines } from '../orders/repository.ts';
import type { PalletReturnRow } from './pallets-repository.ts';
import type { Withdrawal } from './repository.ts';

/** Units of a line in some returns. */
export const unitsOf = (returns: readonly Pick<Withdrawal, 'lines'>[], line: number): number =>
  returns
    .flatMap(({ lines }) => lines)
    .filter((units) => units.line === line)
    .reduce((sum, { qty }) => sum + qty, 0);

/** Units of a return by their line. */
type ReturnedUnits = ReadonlyMap<number, { readonly now: number; readonly accepted: number }>;

/**
 * What goes back for a return, by line, after earlier ones from the order: rows with their rates, of
 * which the refund is the sum. By the promise of the shop only products are paid back.
 */
export const refundOf = (
  { order, lines, charges }: Pick<OrderWithLines, 'order' | 'lines' | 'charges'>,
  {
    kind,
    earlier,
    pallets,
    units,
  }: {
    readonly kind: ReturnKind;
    readonly earlier: readonly Pick<Withdrawal, 'lines'>[];
    readonly pallets: readonly Pick<PalletReturnRow, 'pallets'>[];
    readonly units: ReturnedUnits;
  },
): readonly RefundPart[] =>
  refundRows(
    lines.map((row) => ({
      ...taxedLine(row, order.currency),
      line: row.line,
      quantity: row.qty,
      before: unitsOf(earlier, row.line),
      now: units.get(row.line)?.now ?? 0,
      accepted: units.get(row.line)?.accepted ?? 0,
    })),
    kind === 'promise'
      ? []
      : chargesAfterPallets(
          charges,
          pallets.reduce((sum, returned) => sum + returned.pallets, 0),
        ),
  );
