import { toWireAmount, money } from '@materia/domain-money';
import type { Market } from '@materia/market-model';
import type { Tx } from '../database/with-tx.ts';
import { type CartLine, lineId, type PricedCart } from './price-cart.ts';
import { type CartLineRow, changeLine, deleteLine } from './store.ts';
import type { Unavailability } from './wire-cart.ts';

/**
 * What an upgraded read finds, line by line: an offer that is gone or has no stock takes its line with it, too
 * large a quantity becomes what is left, and another price or the end of a reduction is told (CART-21, NTF-06 to NTF-11).
 */
export const checkLines = (priced: PricedCart, market: Market): readonly LineFinding[] => [
  ...priced.gone.map((row): LineFinding => ({ row, change: 'delete', message: messageOf(row, row.sku, 'TECHNICAL_ERROR', true) })),
  ...priced.lines.flatMap((line) => findingsOf(line, market)),
];

type LineFinding = {
  readonly row: CartLineRow;
  readonly change: 'delete' | { readonly qty: number } | { readonly seen_minor: number; readonly seen_initial_minor: number };
  /** Nothing to tell when only the figure behind a reduction moved. */
  readonly message: Unavailability | undefined;
};

/** Writes the findings into the cart. */
export const applyFindings = async (tx: Tx, findings: readonly LineFinding[]): Promise<void> => {
  for (const { row, change } of findings) {
    if (change === 'delete') await deleteLine(tx, row);
    else await changeLine(tx, row, change);
  }
};

const findingsOf = ({ row, product, offer, qtyMax }: CartLine, market: Market): readonly LineFinding[] => {
  if (qtyMax < 1) return [{ row, change: 'delete', message: messageOf(row, product.name, 'NO_STOCK_AVAILABLE', true) }];
  const stock: readonly LineFinding[] =
    row.qty <= qtyMax ? [] : [{ row, change: { qty: qtyMax }, message: { ...messageOf(row, product.name, 'NO_STOCK_AVAILABLE', false), qty: qtyMax } }];
  const now = offer.price.unit.included.minor;
  const initial = offer.price.initial.included.minor;
  if (now === row.seen_minor && initial === row.seen_initial_minor) return stock;
  const change = { seen_minor: now, seen_initial_minor: initial };
  const prices = { last_price: toWireAmount(money(row.seen_minor, market.currency)), new_price: toWireAmount(offer.price.unit.included) };
  const isReductionOver = row.seen_initial_minor > row.seen_minor && initial === now;
  if (isReductionOver) return [...stock, { row, change, message: { ...messageOf(row, product.name, 'PRODUCT_DISCOUNT_REMOVED', false), ...prices } }];
  return [...stock, { row, change, message: now === row.seen_minor ? undefined : { ...messageOf(row, product.name, 'OFFER_PRICE_CHANGE', false), ...prices } }];
};

const messageOf = (row: CartLineRow, name: string, code: Unavailability['code'], deleted: boolean): Unavailability => ({ item_id: lineId(row), sku: row.sku, name, code, deleted });
