/**
 * An offer of the model. The shop's own offers have stock per store, a vendor's offer has one
 * stock.
 */
export type ModelOffer = {
  readonly code: string;
  readonly sku: string;
  readonly isVendor: boolean;
};
export type ModelStore = {
  readonly id: string;
  readonly zone: 'NORTH' | 'SOUTH';
  readonly sells: boolean;
};
export type ModelLine = {
  readonly code: string;
  readonly qty: number;
  readonly seen: number;
  readonly waits: boolean;
};
export type ModelCart = readonly ModelLine[];

/**
 * The public state: stock per offer and store, price per offer and zone (an offer without a price
 * does not exist), and ended promo codes.
 */
export type ModelShop = {
  readonly stock: Map<string, number>;
  readonly price: Map<string, number>;
  readonly ended: Set<string>;
};

export const STORES: readonly ModelStore[] = [
  { id: '1', zone: 'NORTH', sells: true },
  { id: '2', zone: 'SOUTH', sells: true },
  { id: '3', zone: 'NORTH', sells: false },
];

const own = (sku: string): ModelOffer => ({ code: `R-${sku}`, sku, isVendor: false });
export const OFFERS: readonly ModelOffer[] = [
  own('10000000'),
  own('10000006'),
  own('10000009'),
  own('10000012'),
  own('10000013'),
  own('10000008'),
  { code: 'V1-10000008', sku: '10000008', isVendor: true },
  { code: 'V2-10000002', sku: '10000002', isVendor: true },
];

export const maximumOf = (shop: ModelShop, offer: ModelOffer, store: ModelStore): number =>
  Math.min(999, shop.stock.get(`${offer.code}@${offer.isVendor ? 'home' : store.id}`) ?? 0);
export const priceOf = (
  shop: ModelShop,
  offer: ModelOffer,
  store: ModelStore,
): number | undefined => shop.price.get(`${offer.code}@${offer.isVendor ? 'home' : store.zone}`);

type Changed = { readonly cart: ModelCart; readonly answer: string };
const unchanged = (cart: ModelCart, answer: string): Changed => ({ cart, answer });
/** The result of a change: everything was added, or only this many units. */
const answerOf = (wanted: number, got: number, wentIn: number): string =>
  wanted === got ? 'true' : `only ${Math.max(0, wentIn)}`;
const withLine = (cart: ModelCart, line: ModelLine): ModelCart =>
  cart.some(({ code }) => code === line.code)
    ? cart.map((each) => (each.code === line.code ? line : each))
    : [...cart, line];

export const modelAdd = (
  shop: ModelShop,
  cart: ModelCart,
  offer: ModelOffer,
  store: ModelStore,
  qty: number,
): Changed => {
  const [most, price] = [maximumOf(shop, offer, store), priceOf(shop, offer, store)];
  if (!store.sells || price === undefined || most < 1) return unchanged(cart, 'not-sellable');
  const before = cart.find(({ code }) => code === offer.code)?.qty ?? 0;
  const after = Math.min(before + qty, most);
  return {
    cart: withLine(cart, { code: offer.code, qty: after, seen: price, waits: false }),
    answer: answerOf(before + qty, after, after - before),
  };
};

export const modelChange = (
  shop: ModelShop,
  cart: ModelCart,
  line: ModelLine | undefined,
  store: ModelStore,
  qty: number,
): Changed => {
  const offer = OFFERS.find(({ code }) => code === line?.code);
  if (line === undefined || offer === undefined) return unchanged(cart, 'no-such-line');
  const most = priceOf(shop, offer, store) === undefined ? 0 : maximumOf(shop, offer, store);
  if (most < 1) return unchanged(cart, 'only 0');
  const after = Math.min(qty, most);
  return {
    cart: withLine(cart, { ...line, qty: after, waits: false }),
    answer: answerOf(qty, after, after),
  };
};

export const modelDelete = (cart: ModelCart, line: ModelLine | undefined): Changed =>
  line === undefined
    ? unchanged(cart, 'no-such-line')
    : { cart: cart.filter((each) => each !== line), answer: 'true' };

/**
 * The change that a check makes and the message it returns: the code, whether the line is removed,
 * and the remaining quantity.
 */
export const modelCheck = (
  shop: ModelShop,
  cart: ModelCart,
  store: ModelStore,
): { readonly cart: ModelCart; readonly notices: readonly string[] } => {
  const notices: string[] = [];
  const left = cart.flatMap((line): ModelCart => {
    const offer = OFFERS.find(({ code }) => code === line.code);
    const price = offer && priceOf(shop, offer, store);
    if (offer === undefined || isGone(shop, offer)) {
      notices.push(`${offer?.sku} TECHNICAL_ERROR gone`);
      return [];
    }
    const most = maximumOf(shop, offer, store);
    if (price === undefined || most < 1) {
      if (!line.waits) notices.push(`${offer.sku} NO_STOCK_AVAILABLE 0`);
      return [{ ...line, waits: true }];
    }
    if (line.qty > most) notices.push(`${offer.sku} NO_STOCK_AVAILABLE ${most}`);
    if (line.seen !== price) notices.push(`${offer.sku} OFFER_PRICE_CHANGE ${line.seen} ${price}`);
    return [{ ...line, qty: Math.min(line.qty, most), seen: price, waits: false }];
  });
  return { cart: left, notices: notices.toSorted() };
};

/** Quantities of the same offer are summed and capped; no line is lost. */
export const modelMerge = (
  shop: ModelShop,
  mine: ModelCart,
  guests: ModelCart,
  store: ModelStore,
): ModelCart =>
  guests.reduce((cart, line) => {
    const existing = cart.find(({ code }) => code === line.code);
    const offer = OFFERS.find(({ code }) => code === line.code);
    const most =
      offer === undefined || !isObtainable(shop, offer, store)
        ? 999
        : maximumOf(shop, offer, store);
    return withLine(cart, {
      ...(existing ?? line),
      qty: Math.max(1, Math.min((existing?.qty ?? 0) + line.qty, most)),
    });
  }, mine);

/** An offer that has no price in any store. */
const isGone = (shop: ModelShop, offer: ModelOffer): boolean =>
  (offer.isVendor ? ['home'] : ['NORTH', 'SOUTH']).every(
    (zone) => !shop.price.has(`${offer.code}@${zone}`),
  );

export const isObtainable = (shop: ModelShop, offer: ModelOffer, store: ModelStore): boolean =>
  priceOf(shop, offer, store) !== undefined && maximumOf(shop, offer, store) >= 1;

/**
 * The lines that a reader sees, as text: code, quantity, and the unit price or "waiting". A line
 * without an offer waits invisibly for the next check.
 */
export const shownLines = (
  shop: ModelShop,
  cart: ModelCart,
  store: ModelStore,
): readonly string[] =>
  cart
    .flatMap((line) => {
      const offer = OFFERS.find(({ code }) => code === line.code);
      if (offer === undefined || isGone(shop, offer)) return [];
      return [
        `${line.code} ${line.qty} ${isObtainable(shop, offer, store) ? priceOf(shop, offer, store) : 'waits'}`,
      ];
    })
    .toSorted();
