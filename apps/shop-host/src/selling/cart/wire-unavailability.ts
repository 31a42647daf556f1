import type { Reply } from '@materia/api-contract';
import { money, toMajorUnits } from '@materia/domain-money';
import type { Market } from '@materia/market-model';
import type { FoundLine } from './check-lines.ts';
import { lineId } from '../pricing/price-cart.ts';

type WireUnavailability =
  Reply<'readMyCart'>[number]['delivery_diagram']['unavailabilityMessages'][number];

/** The message of a finding on the wire; undefined if there is nothing to report. */
export const wireUnavailability = (
  { row, name, line, finding }: FoundLine,
  { currency }: Market,
): WireUnavailability | undefined => {
  if (finding.outcome === null) return undefined;
  const message = {
    item_id: lineId(row),
    sku: row.sku,
    name,
    code: finding.outcome,
    deleted: finding.change === 'delete',
  };
  if (finding.change === 'quantity') return { ...message, qty: finding.quantity };
  if (finding.change === 'wait') return { ...message, qty: 0 };
  if (finding.change === 'delete' || line === undefined) return message;
  return {
    ...message,
    last_price: toMajorUnits(money(row.seen_minor, currency)),
    new_price: toMajorUnits(line.offer.price.unit.included),
  };
};
