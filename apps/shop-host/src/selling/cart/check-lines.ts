import { checkLine, type LineFinding, type OfferNow, type SeenLine } from '@materia/domain-cart';
import { type Currency, money } from '@materia/domain-money';
import type { Market } from '@materia/market-model';
import type { Tx } from '../../platform/database/with-tx.ts';
import type { CartAtStore, CartLineRow, OfferedLine } from '../pricing/price-cart.ts';
import { changeLine, deleteLine } from './repository.ts';

/**
 * The result of the shop's check for a line of the cart; `line` is set if it is available, `name`
 * if the product is known.
 */
export type FoundLine = {
  readonly row: CartLineRow;
  readonly name: string;
  readonly line: OfferedLine | undefined;
  readonly finding: LineFinding;
};

/** The findings of a check, line by line. */
export const checkLines = (
  { gone, waiting, lines }: CartAtStore,
  { currency }: Market,
): readonly FoundLine[] => [
  ...gone.flatMap((row) =>
    checkLine(seenLine(row, currency), 'gone').map((finding) => ({
      row,
      name: row.sku,
      line: undefined,
      finding,
    })),
  ),
  ...waiting.flatMap(({ row, product: { name } }) =>
    checkLine(seenLine(row, currency), 'not-here').map((finding) => ({
      row,
      name,
      line: undefined,
      finding,
    })),
  ),
  ...lines.flatMap((line) =>
    checkLine(seenLine(line.row, currency), offerNow(line)).map((finding) => ({
      row: line.row,
      name: line.product.name,
      line,
      finding,
    })),
  ),
];

const seenLine = (row: CartLineRow, currency: Currency): SeenLine => ({
  quantity: row.qty,
  price: money(row.seen_minor, currency),
  initial: money(row.seen_initial_minor, currency),
  isWaiting: row.waiting,
});

const offerNow = ({ qtyMax, offer: { price } }: OfferedLine): OfferNow => ({
  maximum: qtyMax,
  price: price.unit.included,
  initial: price.initial.included,
});

/** Writes the findings to the cart. */
export const applyFindings = async (tx: Tx, found: readonly FoundLine[]): Promise<void> => {
  for (const { row, line, finding } of found) {
    if (finding.change === 'delete') await deleteLine(tx, row);
    else if (finding.change === 'wait' || finding.change === 'return')
      await changeLine(tx, row, { waiting: finding.change === 'wait' });
    else if (finding.change === 'quantity') await changeLine(tx, row, { qty: finding.quantity });
    else if (line !== undefined)
      await changeLine(tx, row, {
        seen_minor: line.offer.price.unit.included.minor,
        seen_initial_minor: line.offer.price.initial.included.minor,
      });
  }
};
