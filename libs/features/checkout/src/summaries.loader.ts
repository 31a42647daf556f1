import type { Cart, AppliedCoupon, CartLine } from '@materia/api-cart';
import { pictureUrl } from '@materia/api-catalogue';
import type { Collector } from '@materia/domain-checkout';
import type { OrderPickup } from '@materia/api-orders';
import {
  groupBySeller,
  isDiscountApplied,
  productLines,
  type SellerGroup,
  sellerGroupTitle,
} from '@materia/domain-cart';
import { shopRequest, type ShopRequest } from '@materia/storefront-request';
import type { CartLineFacts } from '@materia/ui-shop';
import type { LoaderFunctionArgs } from 'react-router';
import { type TotalsFacts, totalsFacts } from './checkout-totals.ts';
import { chosenPickup } from './chosen-pickup.ts';
import { type OrderAttempt, type OrderFormRules, orderFormRules } from './order-form.ts';
import { openSummaries } from './open-checkout.ts';
import { offeredChoices } from './shippings.loader.ts';

type SummaryGroup = Omit<SellerGroup<unknown>, 'lines'> & {
  readonly title: string | null;
  readonly lines: readonly (CartLineFacts & { readonly id: string })[];
};

export type SummariesFacts = {
  readonly groups: readonly SummaryGroup[];
  readonly totals: TotalsFacts;
  /** The applied promo code with its conditions. */
  readonly coupon: AppliedCoupon | undefined;
  readonly pickup: OrderPickup | undefined;
  readonly collector: Collector;
  readonly storeName: string;
  /** What the form requires. Terms that need not be accepted are only linked next to the button. */
  readonly rules: OrderFormRules;
  readonly showsBack: boolean;
  readonly attempt: OrderAttempt;
};

/** Loads the order review. `newKey` creates the idempotency key of an attempt. */
export const loadSummaries = async (
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  newKey: () => string = () => crypto.randomUUID(),
): Promise<SummariesFacts> => {
  const shop = context.get(shopRequest);
  const { cart, selection, collector } = await openSummaries(shop);
  return {
    groups: groupsOf(cart, shop),
    totals: totalsFacts(cart, shop),
    coupon: cart.coupon?.counts === true ? cart.coupon : undefined,
    pickup: chosenPickup(selection, await offeredChoices(shop)),
    collector,
    storeName: shop.store.name,
    rules: orderFormRules(shop.flags),
    showsBack: shop.flags.SHOW_CHECKOUT_BACK_BUTTON,
    attempt: { cartId: cart.id, revision: cart.revision, key: newKey() },
  };
};

const groupsOf = (cart: Cart, { flags, market }: ShopRequest): readonly SummaryGroup[] =>
  groupBySeller(productLines(cart.lines)).map(({ lines, ...group }) => ({
    ...group,
    title: sellerGroupTitle(group, { hideSoldAndShippedBy: flags.CART_HIDE_SOLD_AND_SHIPPED_BY }),
    lines: lines.map((line) => lineFacts(line, market.id)),
  }));

const lineFacts = (
  {
    id,
    sku,
    name,
    brand,
    urlKey,
    image,
    quantity,
    offer,
    conditioning,
    total,
    unit,
    pallets,
  }: CartLine,
  marketId: string,
) => ({
  id,
  product: { urlKey, sku, name, brand, picture: pictureUrl(marketId, image) },
  quantity,
  price: offer.price,
  conditioning,
  total,
  pallets,
  discountApplied: isDiscountApplied({ unit: unit.included, quantity, total: total.included }),
});
