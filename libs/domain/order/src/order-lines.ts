import { isServiceLine, itemSubtype } from '@materia/domain-cart';
import { feeLineKind, type FeeLineReferences, isEcotaxLine } from '@materia/domain-pricing';

export type OrderLineKind =
  | 'product'
  | 'packaging-or-handling'
  | 'ecotax'
  | 'service'
  | 'preparation-fee'
  | 'returnable-pallet';

export type OrderLineFacts = {
  readonly itemId: string;
  readonly type?: string | undefined;
  readonly subType?: string | undefined;
};

/**
 * The kind of an order line. The two fee references are checked first, since they may look like
 * service lines; then ecotax lines, of type ECO, logistics services, whose id starts with 49,
 * packaging and handling.
 */
export const orderLineKind = (
  line: OrderLineFacts,
  references: FeeLineReferences,
): OrderLineKind => {
  const fee = feeLineKind(line.itemId, references);
  if (fee !== null) return fee;
  if (isEcotaxLine(line)) return 'ecotax';
  if (isServiceLine(line.itemId)) return 'service';
  return itemSubtype(line.subType) === null ? 'product' : 'packaging-or-handling';
};

/** The article of a delivery among the logistics services of an order. */
export const DELIVERY_SERVICE_ID = '49000000';

/** The lines shown among the products of an order. */
export const orderedProducts = <Line extends OrderLineFacts>(
  lines: readonly Line[],
  references: FeeLineReferences,
): readonly Line[] => lines.filter((line) => orderLineKind(line, references) === 'product');
