import type { Reply } from '@materia/api-contract';
import { type Currency, fromMajorUnits } from '@materia/domain-money';
import type { PriceRow } from '@materia/domain-pricing';

/** Reads what a price is made of, in its currency. */
export const readPriceRows = (
  rows: Reply<'readOrder'>['priceRows'],
  currency: Currency,
): readonly PriceRow[] =>
  rows.map(({ kind, code, amount, amount_no_tax }) => ({
    kind,
    code,
    amount: {
      included: fromMajorUnits(amount, currency),
      excluded: fromMajorUnits(amount_no_tax, currency),
    },
  }));
