import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { Market } from '@materia/market-model';
import type { DocumentRate } from '../../platform/database/tables/document-tables.ts';
import type { OrderBuyer } from '../../platform/database/tables/order-tables.ts';

type Marked = {
  readonly kind: 'invoice' | 'credit-note';
  readonly number: string;
  /** Its place in its series. */
  readonly place: number;
  readonly day: PlainDate;
  readonly buyer: OrderBuyer;
  readonly amounts: {
    readonly taxTerritory: string;
    readonly rates: readonly DocumentRate[];
    readonly taxMinor: number;
    readonly totalMinor: number;
  };
};

/**
 * What the tax authority of the market requires on a document, as it is stored; null where it
 * requires nothing.
 */
export const fiscalMarkOf = (
  { documents }: Market,
  { kind, number, place, day, buyer, amounts }: Marked,
): string | null => {
  const mark = documents.fiscalMark?.({
    kind,
    number,
    place,
    issuedOn: day,
    buyerNumber: buyer.company_fiscal_id ?? undefined,
    territory: amounts.taxTerritory,
    rates: amounts.rates,
    taxMinor: amounts.taxMinor,
    totalMinor: amounts.totalMinor,
  });
  return mark === undefined ? null : JSON.stringify(mark);
};
