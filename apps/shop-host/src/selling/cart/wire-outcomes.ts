import type { Reply } from '@materia/api-contract';
import type { ItemOutcome } from '@materia/domain-cart';

type WireOutcomes = Reply<'addToGuestCart'>;

/** The outcomes of a change on the wire: true if everything went in as requested. */
export const wireOutcomes = (outcomes: readonly ItemOutcome[]): WireOutcomes =>
  outcomes.length === 0
    ? true
    : outcomes.map(({ sku, outcome, quantity }) => ({ sku, outcome, qty: quantity }));
