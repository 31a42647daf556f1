import type { Reply } from '@materia/api-contract';
import { toMajorUnits } from '@materia/domain-money';
import type { PriceRow } from '@materia/domain-pricing';

/** What a price is made of, on the wire. */
export const wirePriceRows = (rows: readonly PriceRow[]): Reply<'readOrder'>['priceRows'] =>
  rows.map(({ kind, code, amount }) => ({
    kind,
    ...(code !== undefined && { code }),
    amount: toMajorUnits(amount.included),
    amount_no_tax: toMajorUnits(amount.excluded),
  }));
