import { checkLine, type LineFinding } from '@materia/domain-cart';
import { money, toWireAmount } from '@materia/domain-money';
import type { Market } from '@materia/market-model';
import type { Tx } from '../database/with-tx.ts';
import { type CartLine, lineId, type PricedCart } from './price-cart.ts';
import { type CartLineRow, changeLine, deleteLine } from './store.ts';
import type { Unavailability } from './wire-cart.ts';

/** What the shop's one check says about a line that is in the cart; `line` is undefined when its offer is gone. */
type FoundLine = { readonly row: CartLineRow; readonly line: CartLine | undefined; readonly finding: LineFinding };

/** What a check finds, line by line (CART-21). */
export const checkLines = ({ gone, lines }: PricedCart, market: Market): readonly FoundLine[] => [
  ...gone.flatMap((row) => findings(row, undefined, market)),
  ...lines.flatMap((line) => findings(line.row, line, market)),
];

const findings = (row: CartLineRow, line: CartLine | undefined, { currency }: Market): readonly FoundLine[] => {
  const seen = { quantity: row.qty, price: money(row.seen_minor, currency), initial: money(row.seen_initial_minor, currency) };
  const now = line && { maximum: line.qtyMax, price: line.offer.price.unit.included, initial: line.offer.price.initial.included };
  return checkLine(seen, now).map((finding) => ({ row, line, finding }));
};

/** Writes the findings into the cart. */
export const applyFindings = async (tx: Tx, found: readonly FoundLine[]): Promise<void> => {
  for (const { row, line, finding } of found) {
    if (finding.change === 'delete') await deleteLine(tx, row);
    else if (finding.change === 'quantity') await changeLine(tx, row, { qty: finding.quantity });
    else if (line !== undefined) await changeLine(tx, row, { seen_minor: line.offer.price.unit.included.minor, seen_initial_minor: line.offer.price.initial.included.minor });
  }
};

/** The message of a finding as it travels (NTF-06 to NTF-11); none when there is nothing to tell. */
export const messageOf = ({ row, line, finding }: FoundLine, { currency }: Market): Unavailability | undefined => {
  if (finding.outcome === null) return undefined;
  const message = { item_id: lineId(row), sku: row.sku, name: line?.product.name ?? row.sku, code: finding.outcome, deleted: finding.change === 'delete' };
  if (finding.change === 'quantity') return { ...message, qty: finding.quantity };
  if (finding.change === 'delete' || line === undefined) return message;
  return { ...message, last_price: toWireAmount(money(row.seen_minor, currency)), new_price: toWireAmount(line.offer.price.unit.included) };
};
