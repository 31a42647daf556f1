import type { ParsedInput } from '@materia/api-contract';
import { type AddRefusal, canAddToCart, type ItemOutcome, sellingMode } from '@materia/domain-cart';
import { fail, ok, type Result } from '@materia/domain-kernel';
import {
  clampQuantity,
  isQuantityLocked,
  isSellable,
  quantityBounds,
} from '@materia/domain-stock-status';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { Refusal, RefusalOf } from '../../platform/contract/refusals.ts';
import { type Db, withTx } from '../../platform/database/with-tx.ts';
import { readOffers } from '../../catalogue/offers/offers.ts';
import { priceContextOf } from '../../catalogue/offers/price-context.ts';
import { findStore } from '../../catalogue/stores/repository.ts';
import { translatorOf } from '../../platform/texts/texts.ts';
import { type CartLineRow, lineId } from '../pricing/price-cart.ts';
import { notOpen } from './conversions.ts';
import { readAddSnapshot, writeOrdinaryAdd } from './ordinary-add-repository.ts';
import { checkContextCode } from './read-cart.ts';
import {
  type CartOwner,
  changeLine,
  deleteLine,
  type CartLineChange,
  lineOf,
  linesOf,
  lockCart,
  putLine,
  touchCart,
} from './repository.ts';

type AddBody = ParsedInput<'addToGuestCart'>['body'];
type UpdateBody = ParsedInput<'updateGuestCart'>['body'];
/** What did not go in as requested; empty if everything did. */
type Outcomes = readonly ItemOutcome[];

/** No shopper has a cart with more different offers. */
export const MOST_LINES = 500;

/**
 * Adds an offer to a cart. Only the offer code of the request counts: price and stock are read
 * here. If the offer replaces a line, that line stays and the new one refers to it. The quantity is
 * limited to what is available, and the result reports how much was added. The ordinary add takes
 * two statements. If the cart changed between them, or if more has to be checked, the cart is
 * locked first.
 */
export const addToCart = async (
  db: Db,
  { request, offer: asked }: AddBody,
  owner: CartOwner,
  context: RequestContext,
): Promise<Result<Outcomes, RefusalOf<'addToMyCart'>>> => {
  const { market, now } = context;
  const t = translatorOf(market);
  const snapshot = await readAddSnapshot(db, market, {
    storeId: request.retailer_id,
    sku: request.sku,
    offerCode: asked.code,
    cartId: request.cart_id,
    owner,
    isPro: context.customer?.isPro === true,
    isMarketplace: context.flags.MARKETPLACE_MODE,
  });
  if (snapshot === undefined)
    return fail({
      kind: 'bad-input',
      fields: [{ field: 'body.request.retailer_id', kind: 'unknown' }],
    });
  const refused = checkContextCode(asked.contextCode, 'body.offer.contextCode', context);
  if (refused !== undefined) return refused;
  if (snapshot.cart === null) return notOpen(db, market.id, request.cart_id, owner);
  const sellable = canAddToCart(
    { offer: snapshot.offer },
    sellingMode(
      { sellsOnline: snapshot.store.ecommerce },
      { disableEcommerceMode: context.flags.DISABLE_ECOMMERCE_MODE },
    ),
  );
  if (snapshot.offer === undefined || !sellable.ok)
    return fail({
      kind: 'not-sellable',
      message: t(sellable.ok ? 'refusals.notSellable' : NOT_SELLABLE[sellable.error.kind]),
    });
  const { offer, cart, line } = snapshot;
  const holding = (before: number): CartLineChange =>
    lineOf(request.sku, offer, clampQuantity(before + request.qty, quantityBounds(offer)));
  const reported = (before: number, { qty }: CartLineChange) =>
    ok(outcomes(request.sku, before + request.qty, qty, qty - before));

  const change = holding(line?.qty ?? 0);
  const isOrdinary =
    request.replaces === undefined && (line !== null || cart.next_line <= MOST_LINES);
  if (
    isOrdinary &&
    (await writeOrdinaryAdd(db, { owner, cart, line, storeId: request.retailer_id, change, now }))
  )
    return reported(line?.qty ?? 0, change);

  return withTx(db, async (tx) => {
    const locked = await lockCart(tx, market.id, request.cart_id, owner, 'open');
    if (locked === undefined) return notOpen(tx, market.id, request.cart_id, owner);
    const lines = await linesOf(tx, market.id, locked.id);
    const existing = lines.find((row) => row.offer_code === offer.code);
    if (existing === undefined && lines.length >= MOST_LINES)
      return fail({ kind: 'not-sellable', message: t('refusals.notSellable') });
    const replaced =
      request.replaces === undefined ? undefined : lineWithId(lines, request.replaces);
    const before = existing?.qty ?? 0;
    const changeNow = holding(before);
    await putLine(tx, locked, existing?.line ?? locked.next_line, {
      ...changeNow,
      replaces: replaced?.line === existing?.line ? undefined : replaced?.line,
    });
    await touchCart(
      tx,
      locked,
      {
        store_id: request.retailer_id,
        ...(existing === undefined && { next_line: locked.next_line + 1 }),
      },
      now,
    );
    return reported(before, changeNow);
  });
};

const NOT_SELLABLE = {
  'no-offer': 'refusals.notSellable',
  'not-sellable': 'refusals.notSellable',
  showcase: 'refusals.showcase',
} as const satisfies Readonly<Record<AddRefusal['kind'], string>>;

/** Changes the quantity of a line, to at most what is available. */
export const updateCart = async (
  db: Db,
  { request }: UpdateBody,
  owner: CartOwner,
  context: Pick<RequestContext, 'market' | 'now' | 'today' | 'customer' | 'flags'>,
): Promise<Result<readonly ItemOutcome[], RefusalOf<'updateMyCart'>>> => {
  const { market, now } = context;
  const store = await findStore(db, market.id, { id: request.retailer_id });
  if (store === undefined)
    return fail({
      kind: 'bad-input',
      fields: [{ field: 'body.request.retailer_id', kind: 'unknown' }],
    });
  return withTx(db, async (tx) => {
    const cart = await lockCart(tx, market.id, request.cart_id, owner, 'open');
    if (cart === undefined) return notOpen(tx, market.id, request.cart_id, owner);
    const line = lineWithId(await linesOf(tx, market.id, cart.id), request.item_id);
    if (line === undefined) return fail({ kind: 'no-such-line' });
    const offers = await readOffers(
      tx,
      market,
      [line.sku],
      priceContextOf(store, context),
      context.today,
    );
    const offer = offers.get(line.sku)?.find(({ code }) => code === line.offer_code);
    if (isQuantityLocked(offer?.conditioning.capacityUnit, market.settings.lockedCapacityUnits))
      return fail({ kind: 'quantity-locked' });
    // It cannot be ordered: the line stays as it is, and waits.
    if (offer === undefined || !isSellable(offer))
      return ok([{ sku: line.sku, outcome: 'NO_STOCK_AVAILABLE', quantity: 0 }]);
    const qty = clampQuantity(request.qty, quantityBounds(offer));
    if (qty !== line.qty || line.waiting) {
      await changeLine(tx, line, { qty, waiting: false });
      await touchCart(tx, cart, { store_id: store.id }, now);
    }
    return ok(outcomes(line.sku, request.qty, qty, qty));
  });
};

/** Removes a line from a cart. */
export const deleteFromCart = (
  db: Db,
  { cartId, itemId }: ParsedInput<'deleteFromGuestCart'>['params'],
  owner: CartOwner,
  { market, now }: RequestContext,
): Promise<Result<true, Refusal<'no-such-cart' | 'no-such-line' | 'cart-locked'>>> =>
  withTx(db, async (tx) => {
    const cart = await lockCart(tx, market.id, cartId, owner, 'open');
    if (cart === undefined) return notOpen(tx, market.id, cartId, owner);
    const line = lineWithId(await linesOf(tx, market.id, cart.id), itemId);
    if (line === undefined) return fail({ kind: 'no-such-line' });
    await deleteLine(tx, line);
    await touchCart(tx, cart, {}, now);
    return ok(true);
  });

/** Finds a line by its id, or by its SKU if only one line has that SKU. */
const lineWithId = (lines: readonly CartLineRow[], id: string): CartLineRow | undefined => {
  const bySku = lines.filter((line) => line.sku === id);
  return lines.find((line) => lineId(line) === id) ?? (bySku.length === 1 ? bySku[0] : undefined);
};

/** Adds nothing to a line that already exceeds the remaining stock: the line is reduced instead. */
const outcomes = (sku: string, wanted: number, got: number, wentIn: number): Outcomes =>
  got === wanted ? [] : [{ sku, outcome: 'NO_STOCK_AVAILABLE', quantity: Math.max(0, wentIn) }];
