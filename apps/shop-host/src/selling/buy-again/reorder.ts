import type { ParsedInput } from '@materia/api-contract';
import { sellingMode } from '@materia/domain-cart';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { findStore } from '../../catalogue/stores/repository.ts';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { RefusalOf } from '../../platform/contract/refusals.ts';
import { type Db, withTx } from '../../platform/database/with-tx.ts';
import { translatorOf } from '../../platform/texts/texts.ts';
import { fillCart, type Shortfall } from '../cart/fill-cart.ts';
import { notOpen } from '../cart/conversions.ts';
import { customerCartId, lockCart } from '../cart/repository.ts';
import { type PurchasedLine, boughtWith } from './bought-lines.ts';
import { linesToReorder, planAtStore } from './sellable-offers.ts';

type Refused = RefusalOf<'reorder'>;
type WantedLine = { readonly line: PurchasedLine; readonly qty: number };

/** The cart with what was bought before, and the lines that it has in part or not at all. */
type Reordered = {
  readonly cartId: string;
  readonly shortfalls: readonly Shortfall<{ readonly line: PurchasedLine }>[];
};

/**
 * Puts what was bought into the customer's cart again, at the store's prices of today: everything,
 * or chosen lines and quantities. Lines that the store cannot sell are reported, and the others are
 * in the cart.
 */
export const reorder = async (
  db: Db,
  { request }: ParsedInput<'reorder'>['body'],
  context: CustomerContext,
): Promise<Result<Reordered, Refused>> => {
  const { market, customer, flags, now } = context;
  const store = await findStore(db, market.id, { id: request.retailer_id });
  if (store === undefined)
    return fail({
      kind: 'bad-input',
      fields: [{ field: 'body.request.retailer_id', kind: 'unknown' }],
    });
  const owner = { market: market.id, customerId: customer.customerId };
  const bought = await boughtWith(db, owner, request.maestro_order_id);
  if (bought === undefined) return fail({ kind: 'not-found' });
  const lines = linesToReorder(bought.lines);
  if (!lines.ok) return lines;
  const wanted = wantedLines(lines.value, request.lines);
  if (wanted === undefined)
    return fail({ kind: 'bad-input', fields: [{ field: 'body.request.lines', kind: 'unknown' }] });
  const isShowcase =
    sellingMode(
      { sellsOnline: store.ecommerce },
      { disableEcommerceMode: flags.DISABLE_ECOMMERCE_MODE },
    ) === 'showcase';
  if (isShowcase)
    return fail({ kind: 'not-sellable', message: translatorOf(market)('refusals.showcase') });
  const { orderable } = await planAtStore(
    db,
    wanted.map(({ line }) => line),
    store,
    context,
  );
  const offerOf = new Map(orderable.map(({ line, offer }) => [line.lineNumber, offer]));
  const cartId = await customerCartId(db, market.id, customer.customerId, now);
  return withTx(db, async (tx) => {
    const buyer = { kind: 'customer', customerId: customer.customerId } as const;
    const cart = await lockCart(tx, market.id, cartId, buyer, 'open');
    if (cart === undefined) return notOpen(tx, market.id, cartId, buyer);
    const shortfalls = await fillCart(
      tx,
      cart,
      wanted.map(({ line, qty }) => ({ line, qty, offer: offerOf.get(line.lineNumber) })),
      { storeId: store.id, now },
    );
    return ok({ cartId, shortfalls });
  });
};

/** The chosen lines, or all as they were bought; undefined if a chosen one is not among them. */
const wantedLines = (
  lines: readonly PurchasedLine[],
  chosen: ParsedInput<'reorder'>['body']['request']['lines'],
): readonly WantedLine[] | undefined => {
  if (chosen === undefined) return lines.map((line) => ({ line, qty: line.qty }));
  const wanted = chosen.flatMap(({ lineNumber, quantity }) => {
    const line = lines.find((each) => each.lineNumber === lineNumber);
    return line === undefined ? [] : [{ line, qty: quantity }];
  });
  return wanted.length === chosen.length ? wanted : undefined;
};
