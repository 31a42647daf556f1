import { fetchCart } from '@materia/api-cart';
import { reorder, type BuyAgainRefusal, type ReorderShortfall } from '@materia/api-orders';
import { parseQuantity } from '@materia/domain-stock-status';
import { cartAccess, cartSession, shopRequest, type ShopRequest } from '@materia/page-request';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { type BuyAgainFacts, loadBuyAgain, type ReorderChoice } from './buy-again.loader.ts';
import { buyAgainForm, MOST_UNITS } from './buy-again-form.ts';

/** What came of it, unless everything went into the cart. */
export type BuyAgainOutcome = { readonly typed: Readonly<Record<string, string>> } & (
  | { readonly kind: 'faults'; readonly keys: readonly string[] }
  | { readonly kind: 'nothing-chosen' }
  | { readonly kind: 'refused'; readonly problem: BuyAgainRefusal['kind'] }
  | {
      readonly kind: 'partly';
      readonly isEmpty: boolean;
      readonly shortfalls: readonly ReorderShortfall[];
    }
);

type Wanted = ReorderChoice & { readonly quantity: number };

/**
 * Puts the chosen lines of a purchase into the cart again and redirects there (303); reports what
 * did not go in.
 */
export const buyAgain = async ({
  context,
  params,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'params' | 'request'>) => {
  const shop = context.get(shopRequest);
  const typed = buyAgainForm.read(await request.formData()).quantities;
  const facts = await loadBuyAgain({ context, params });
  const asked = facts.lines.flatMap((each) => {
    const text = typed[each.key];
    return text === undefined || text.trim() === '' ? [] : [{ ...each, quantity: unitsOf(text) }];
  });
  const faults = asked.filter(({ quantity }) => quantity === undefined).map(({ key }) => key);
  if (faults.length > 0) return respond({ kind: 'faults', keys: faults, typed }, 422);
  const wanted = asked.flatMap(({ quantity = 0, ...each }) =>
    quantity === 0 ? [] : [{ ...each, quantity }],
  );
  if (wanted.length === 0) return respond({ kind: 'nothing-chosen', typed }, 422);
  return intoCart(shop, facts, wanted, typed);
};

const intoCart = async (
  shop: ShopRequest,
  { lines }: BuyAgainFacts,
  wanted: readonly Wanted[],
  typed: BuyAgainOutcome['typed'],
) => {
  const { storeId } = cartAccess(shop);
  const shortfalls: ReorderShortfall[] = [];
  let added = 0;
  let cartId = '';
  // One after the other: they change the same cart.
  for (const part of new Set(lines.map((line) => line.part))) {
    const ofPart = wanted.filter((line) => line.part === part);
    if (ofPart.length === 0) continue;
    const done = await reorder(shop.host, part, {
      storeId,
      lines: ofPart.map(({ line: { lineNumber }, quantity }) => ({ lineNumber, quantity })),
    });
    if (!done.ok && added === 0)
      return respond({ kind: 'refused', problem: done.error.kind, typed }, 409);
    const short = done.ok
      ? done.value.shortfalls
      : ofPart.map(({ line: { lineNumber, name } }) => ({ lineNumber, name, added: 0 }));
    if (done.ok) cartId = done.value.cartId;
    shortfalls.push(...short);
    added += ofPart.length - short.filter((each) => each.added === 0).length;
  }
  if (added > 0) {
    const cart = await fetchCart(cartAccess(shop), cartSession(shop), {
      currency: shop.market.currency,
      unchecked: true,
    });
    if (cart.ok) shop.session.rememberCart({ id: cartId, itemsCount: cart.value.itemsCount });
    shop.session.cartChanged('add-products');
  }
  if (shortfalls.length > 0)
    return respond({ kind: 'partly', isEmpty: added === 0, shortfalls, typed }, 200);
  shop.session.flash({ type: 'success', key: 'buyAgain.added' });
  return redirect(shop.to('cart'), 303);
};

/** The typed number of units; undefined for what is none. */
const unitsOf = (text: string): number | undefined => {
  const parsed = parseQuantity(text, { min: 0, max: MOST_UNITS });
  return parsed.ok ? parsed.value : undefined;
};

const respond = (outcome: BuyAgainOutcome, status: number) => data(outcome, { status });
