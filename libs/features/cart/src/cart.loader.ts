import {
  type Cart,
  type AppliedCoupon,
  type CartLine,
  type CartProblem,
  chargeRates,
  emptyCart,
  explainCart,
  fetchCart,
  nextLevelOf,
} from '@materia/api-cart';
import { type ClubReward, fetchClubAccount } from '@materia/api-account';
import {
  fetchRecommendations,
  offerEco,
  pictureUrl,
  priceViewer,
  type Recommendation,
} from '@materia/api-catalogue';
import {
  type DeliveryEstimate,
  estimateDelivery,
  fetchUnpaidPurchases,
} from '@materia/api-checkout';
import { anyOutageAs } from '@materia/api-client-kernel';
import { fetchStore, fetchStoresAround, promiseContext } from '@materia/api-stores';
import {
  type CartNotice,
  cartNotice,
  findingsOf,
  groupByVendor,
  hasShippingEstimate,
  lineAmounts,
  orderWeight,
  productLines,
  type VendorGroup,
  vendorGroupTitle,
  sellingMode,
} from '@materia/domain-cart';
import type { PaymentMethod, UnpaidPurchase } from '@materia/domain-checkout';
import { handsOver } from '@materia/domain-stores';
import type { FlagKey } from '@materia/domain-feature-flags';
import {
  deliveryLabel,
  offerOutlook,
  type OutlookPoint,
  promise,
  type PromiseContext,
  type PromisedDelivery,
} from '@materia/domain-promise';
import { comparePlainDates } from '@materia/domain-holiday-calendar';
import { type Money, multiplyMoney, sumMoney } from '@materia/domain-money';
import { type CartExplanation, priceBasisOf, type TaxedAmount } from '@materia/domain-pricing';
import { isQuantityLocked } from '@materia/domain-stock-status';
import {
  cartAccess,
  cartSession,
  outlookPoint,
  shopRequest,
  type ShopRequest,
} from '@materia/page-request';
import {
  type CartLineFacts,
  estimateForm,
  type NextLevelProps,
  type ProductFacts,
  type ShopViewer,
} from '@materia/ui-shop';
import type { LoaderFunctionArgs } from 'react-router';
import { parseClosedNotices } from './closed-notices.ts';
import { namesOfLines, type ReplacementFacts, replacementsFor } from './replacements.ts';

/** A line as the cart page shows it, with the data for its forms. */
export type LineFacts = CartLineFacts & {
  readonly id: string;
  readonly maximum: number;
  readonly isQuantityLocked: boolean;
};

export type GroupFacts = Omit<VendorGroup<unknown>, 'lines'> & {
  readonly title: string | null;
  readonly vendorId: string | undefined;
  readonly lines: readonly LineFacts[];
  /** When the whole delivery arrives, if a vendor sends several lines with one shipping method. */
  readonly jointDelivery: PromisedDelivery | undefined;
  /** What a vendor takes for sending these lines, at least if there is a choice. */
  readonly deliveryCost: { readonly price: Money; readonly isFrom: boolean } | undefined;
};

/** A line that the chosen store does not have; `price` is the last known unit price, with tax. */
export type WaitingFacts = {
  readonly id: string;
  readonly product: ProductFacts;
  readonly quantity: number;
  readonly price: Money;
  /** The name of the product that replaced it, and the possible replacements. */
  readonly replacedBy: string | undefined;
  readonly replacements: readonly ReplacementFacts[];
};

export type CartFacts = {
  readonly groups: readonly GroupFacts[];
  /** Lines that no method can carry. They count in no total. */
  readonly setAside: readonly LineFacts[];
  readonly waiting: readonly WaitingFacts[];
  readonly priceContextCode: string;
  readonly itemsCount: number;
  readonly explanation: CartExplanation;
  readonly total: TaxedAmount;
  /** Eco-contributions within the products' prices. */
  readonly ecoIncluded: Money;
  readonly notices: readonly CartNotice[];
  /** Codes of closed notices, from the query. */
  readonly closedNotices: readonly string[];
  readonly weightKilograms: number;
  readonly viewer: ShopViewer;
  readonly mode: 'selling' | 'showcase';
  readonly store: { readonly name: string; readonly urlKey: string; readonly chosen: boolean };
  /** The chosen store if it takes no orders online, with the nearest one where they are collected. */
  readonly showcase?: ShowcaseFacts | undefined;
  readonly isSignedIn: boolean;
  /** Guests may order too (CHECKOUT_GUEST_ALLOWED), so the page does not ask for a sign-in first. */
  readonly guestsMayOrder?: boolean;
  /** The promo code of the cart, and whether the shop accepts any (CART_DISPLAY_PROMO_CODE). */
  readonly coupon: AppliedCoupon | undefined;
  readonly couponOver: string | undefined;
  /** The discount level that a club member reaches next, and what to buy for it. */
  readonly nextLevel?: NextLevelProps | undefined;
  readonly takesCoupons: boolean;
  /** The number of the quote that is ordered in the cart, which cannot be changed then. */
  readonly quoteNumber?: string | undefined;
  /** What a member asks for and the customer orders in the cart, which cannot be changed either. */
  readonly approvalId?: string | undefined;
  /** Coupons that the customer got for points of the club and can still use, whatever `takesCoupons` says. */
  readonly clubCoupons?: readonly ClubReward[];
  /** What delivery to the shopper's place or a typed postal code costs; undefined for an empty cart. */
  readonly estimate?: DeliveryEstimate | undefined;
  /** A postal code of the market, as it is written. */
  readonly postcodeExample?: string;
  /** The methods whose icons are shown (CART_DISPLAY_PAYMENT_METHOD_ICONS, CART_DISPLAY_P24_PAYMENT_ICON). */
  readonly paymentIcons: readonly PaymentMethod[];
  /** Purchases of the shopper that wait for their payment. */
  readonly unpaid: readonly UnpaidPurchase[];
  /** What goes with the cart and is not in it; empty if the flag RECOMMENDATIONS is off, and while a quote is ordered. */
  readonly goesWith: readonly Recommendation[];
  /** Set if the cart could not be read. */
  readonly problem: CartProblem | undefined;
};

/** A chosen store that takes no orders online. */
export type ShowcaseFacts = {
  readonly name: string;
  readonly near:
    { readonly id: string; readonly name: string; readonly kilometres: number } | undefined;
};

/** Loads the cart, validated against stock and prices, and stores its id and count in the session. */
export const loadCart = async ({
  context,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'url'>): Promise<CartFacts> => {
  const shop = context.get(shopRequest);
  const [result, promises] = await Promise.all([
    fetchCart(cartAccess(shop), cartSession(shop), {
      currency: shop.market.currency,
      unchecked: !shop.flags.CART_UPGRADED,
    }),
    // Lines are shown without delivery promises if the store's hours cannot be read.
    contextOfStore(shop).catch(anyOutageAs(undefined)),
  ]);
  const cart = result.ok ? result.value : emptyCart(shop.market.currency);
  if (result.ok) remember(shop, cart);
  const lines = productLines(cart.lines);
  const names = namesOfLines(cart);
  const point = outlookPoint(shop, promises);
  const [replacements, showcase, estimate, unpaid, clubCoupons, goesWith] = await Promise.all([
    replacementsFor(shop, cart.waiting),
    showcaseOf(shop),
    hasShippingEstimate(lines) ? estimateOf(shop, url) : undefined,
    result.ok ? unpaidOf(shop) : [],
    lines.length === 0 ? [] : clubCouponsOf(shop),
    shop.flags.RECOMMENDATIONS && cart.quote === undefined
      ? fetchRecommendations(
          shop.host,
          [...cart.lines, ...cart.waiting].map(({ sku }) => sku),
          { ...shop, point },
        ).catch(anyOutageAs([]))
      : [],
  ]);
  const isSignedIn = shop.customer !== undefined;
  const closedNotices = parseClosedNotices(url.searchParams);
  const notices = [
    ...findingsOf(cart.unavailabilities).notices,
    ...(isSignedIn || lines.length === 0 ? [] : [cartNotice('CONNECT')]),
  ];
  return {
    groups: groupByVendor(lines).map((group) => ({
      ...group,
      title: vendorGroupTitle(group, {
        hideSoldAndShippedBy: shop.flags.CART_HIDE_SOLD_AND_SHIPPED_BY,
      }),
      vendorId: group.lines[0]?.offer.vendor.sellerIdentifier,
      lines: group.lines.map((line) => lineFacts(shop, line, point, names)),
      jointDelivery:
        group.lines.length > 1
          ? promises && jointDelivery(cart.shippings, group.lines, promises)
          : undefined,
      deliveryCost: deliveryCost(cart.shippings, group.lines),
    })),
    setAside: cart.setAside.map((line) => lineFacts(shop, line, point, names)),
    waiting: cart.waiting.map(
      ({ id, sku, name, brand, urlKey, image, quantity, unit, replacedBy }) => ({
        id,
        product: { urlKey, sku, name, brand, picture: pictureUrl(shop.market.id, image) },
        quantity,
        price: unit,
        replacedBy: nameOf(names, replacedBy),
        replacements: replacements.get(id) ?? [],
      }),
    ),
    priceContextCode: shop.priceContextCode,
    itemsCount: cart.itemsCount,
    explanation: explainCart(cart, chargeRates(shop.market, shop.store)),
    total: cart.total,
    ecoIncluded: ecoIncludedIn(cart),
    notices: notices.filter((notice) => !closedNotices.includes(notice.code)),
    closedNotices,
    guestsMayOrder: shop.flags.CHECKOUT_GUEST_ALLOWED,
    weightKilograms: orderWeight(lines).kilograms,
    viewer: priceViewer(shop),
    mode: sellingMode(cart.retailer, { disableEcommerceMode: shop.flags.DISABLE_ECOMMERCE_MODE }),
    store: { name: shop.store.name, urlKey: shop.store.urlKey, chosen: shop.store.chosen },
    showcase,
    isSignedIn,
    coupon: cart.coupon,
    couponOver: cart.couponOver,
    nextLevel: nextLevelOf(cart),
    quoteNumber: cart.quote?.number,
    approvalId: cart.approval?.id,
    takesCoupons: shop.flags.CART_DISPLAY_PROMO_CODE,
    clubCoupons,
    estimate,
    postcodeExample: shop.market.rules.postcode.example,
    paymentIcons: paymentIcons(shop),
    unpaid,
    goesWith,
    problem: result.ok ? undefined : result.error,
  };
};

/** The cart is shown without them if the club cannot be read. */
const clubCouponsOf = async ({
  host,
  customer,
  flags,
  today,
}: ShopRequest): Promise<readonly ClubReward[]> => {
  if (customer === undefined || !flags.LOYALTY_CLUB) return [];
  const account = await fetchClubAccount(host).catch(anyOutageAs(undefined));
  return (account?.rewards ?? []).filter(
    ({ isUsed, lastDay }) => !isUsed && comparePlainDates(today, lastDay) <= 0,
  );
};

const showcaseOf = async ({ host, showcase }: ShopRequest): Promise<ShowcaseFacts | undefined> => {
  if (showcase === undefined) return undefined;
  const around =
    showcase.place === undefined
      ? []
      : await fetchStoresAround(host, showcase.place).catch(anyOutageAs([]));
  const near = around.find(handsOver);
  return {
    name: showcase.name,
    near: near && { id: near.id, name: near.name, kilometres: near.distance ?? 0 },
  };
};

/** The eco-contributions within the prices of the lines, with tax. */
const ecoIncludedIn = ({ lines, currency }: Cart): Money =>
  sumMoney(
    lines.flatMap(({ offer, quantity }) =>
      offer.price.ecotaxes.map(({ amount }) => multiplyMoney(amount.included, quantity)),
    ),
    currency,
  );

const estimateOf = async (
  { host, customer, cartId, store, market, place }: ShopRequest,
  url: URL,
): Promise<DeliveryEstimate> => {
  const { postcode } = estimateForm.read(url.searchParams);
  return estimateDelivery(
    { host, guestCartId: customer === undefined ? cartId : undefined },
    url.searchParams.has(estimateForm.names.postcode) ? postcode : (place?.postcode ?? ''),
    { postcode: market.rules.postcode, storeId: store.id, currency: market.currency },
  );
};

/** Guests are known by the payment that they started in this browser. */
const unpaidOf = async ({
  host,
  payment,
  customer,
  market,
}: ShopRequest): Promise<readonly UnpaidPurchase[]> =>
  payment === undefined && customer === undefined
    ? []
    : fetchUnpaidPurchases(host, payment, market);

/** The flag that the icon of a method has of its own; null for the others. */
const ICON_FLAGS = {
  card: null,
  blik: null,
  p24: 'CART_DISPLAY_P24_PAYMENT_ICON',
  multibanco: null,
  mb_way: null,
  bizum: null,
  paypal_express: null,
  credit: null,
  pay_in_store: null,
} as const satisfies Readonly<Record<PaymentMethod, FlagKey | null>>;

/** The market's payment methods as icons, without those whose flag is off; none where the icons are off. */
const paymentIcons = ({
  flags,
  market,
}: Pick<ShopRequest, 'flags' | 'market'>): readonly PaymentMethod[] =>
  flags.CART_DISPLAY_PAYMENT_METHOD_ICONS
    ? market.settings.paymentMethods.filter((method) => {
        const flag = ICON_FLAGS[method];
        return flag === null || flags[flag];
      })
    : [];

const contextOfStore = async (shop: ShopRequest): Promise<PromiseContext | undefined> => {
  const store = await fetchStore(shop.host, shop.store.id);
  return store && promiseContext(store, shop.market, shop.now);
};

const remember = (shop: ShopRequest, cart: Cart): void => {
  if (cart.id !== '')
    shop.session.rememberCart({
      id: cart.id,
      itemsCount: cart.itemsCount,
      quoteStore: (cart.quote ?? cart.approval)?.storeId,
    });
  else if (shop.cartId !== undefined) shop.session.forgetCart();
  if (cart.unavailabilities.length > 0 || cart.couponOver !== undefined)
    shop.session.cartChanged('check');
};

/** What a vendor takes for the lines of its shipment. */
const deliveryCost = (
  shippings: Cart['shippings'],
  [first]: readonly CartLine[],
): GroupFacts['deliveryCost'] => {
  const prices = (
    shippings.find(({ lineIds }) => first !== undefined && lineIds.includes(first.id))
      ?.serviceLevels ?? []
  )
    .flatMap(({ price }) => price ?? [])
    .toSorted((one, other) => one.minor - other.minor);
  const [price] = prices;
  return price && { price, isFrom: prices.length > 1 };
};

/** When these lines arrive together with the selected shipping method of the vendor. */
const jointDelivery = (
  shippings: Cart['shippings'],
  [first]: readonly CartLine[],
  promises: PromiseContext,
): PromisedDelivery | undefined => {
  const level = shippings
    .find(({ lineIds }) => first !== undefined && lineIds.includes(first.id))
    ?.serviceLevels.find(({ selected }) => selected);
  const status = level && first?.offer.delivery[level.code].availabilities[0]?.stockStatus;
  const label = level && status && deliveryLabel(level.code, status);
  const from = level?.promise && promise(level.promise, promises);
  return level && label && from && { mode: level.code, label, promise: from };
};

const nameOf = (names: ReadonlyMap<string, string>, id: string | undefined): string | undefined =>
  id === undefined ? undefined : names.get(id);

const lineFacts = (
  shop: ShopRequest,
  line: CartLine,
  point: OutlookPoint,
  names: ReadonlyMap<string, string>,
): LineFacts => ({
  id: line.id,
  maximum: line.maximum,
  isQuantityLocked: isQuantityLocked(
    line.conditioning.capacityUnit,
    shop.market.settings.lockedCapacityUnits,
  ),
  product: {
    urlKey: line.urlKey,
    sku: line.sku,
    name: line.name,
    brand: line.brand,
    picture: pictureUrl(shop.market.id, line.image),
    energy: line.energy,
  },
  quantity: line.quantity,
  price: line.offer.price,
  conditioning: line.conditioning,
  ...lineAmounts(
    {
      unit: line.offer.price.unit.included,
      quantity: line.quantity,
      vatRate: line.offer.price.vatRate,
      total: line.total,
    },
    priceBasisOf(shop.customer?.isProfessional === true),
  ),
  ...offerOutlook(line.offer, point),
  destination: point.destination,
  eco: offerEco(line.offer.price, shop),
  pallets: line.pallets,
  excluded: line.excluded,
  replaces: nameOf(names, line.replaces),
  replacedBy: nameOf(names, line.replacedBy),
  undeliverable: line.undeliverable,
  deliverable: line.deliverable,
  portions: portionsOf(line, point.promises),
});

/** When the units of a line are ready, if not all at once; undefined while a day is unknown. */
const portionsOf = (
  { portions = [] }: CartLine,
  promises: PromiseContext | undefined,
): LineFacts['portions'] => {
  const known = portions.flatMap(({ quantity, method, promise: delay }) => {
    const fact = delay && promises && promise(delay, promises);
    return fact === undefined ? [] : [{ quantity, method, promise: fact }];
  });
  return known.length === 0 || known.length < portions.length ? undefined : known;
};
