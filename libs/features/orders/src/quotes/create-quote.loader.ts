import { fetchCart } from '@materia/api-cart';
import { canBecomeQuote, type QuoteObstacle, type QuoteRefusal } from '@materia/domain-cart';
import { cartAccess, cartSession, shopRequest } from '@materia/page-request';
import type { LoaderFunctionArgs } from 'react-router';

export type CreateQuoteFacts = {
  readonly linesCount: number;
  readonly store: string;
  /** Why the cart cannot become a quote; undefined if it can. */
  readonly obstacle: QuoteObstacle | 'failed' | undefined;
};

/** What a quote of the cart would contain. */
export const loadCreateQuote = async ({
  context,
}: Pick<LoaderFunctionArgs, 'context'>): Promise<CreateQuoteFacts> => {
  const shop = context.get(shopRequest);
  const { name: store } = shop.store;
  const cart = await fetchCart(cartAccess(shop), cartSession(shop), {
    currency: shop.market.currency,
    unchecked: true,
  });
  if (!cart.ok) return { linesCount: 0, store, obstacle: 'failed' };
  const { lines, setAside, coupon } = cart.value;
  const allowed = canBecomeQuote({
    isGuest: false,
    couponCode: coupon?.code ?? null,
    isConvertingQuote: false,
    lines: [...lines, ...setAside].map(({ sku, offer }) => ({
      sku,
      isThirdParty: offer.isSoldByAThirdPartyVendor,
    })),
  });
  return {
    linesCount: lines.length,
    store,
    obstacle: allowed.ok ? undefined : OBSTACLES[allowed.error.kind],
  };
};

/** The page is open to customers only. */
const OBSTACLES = {
  'log-in-first': 'no-products',
  'already-a-quote': 'already-a-quote',
  'no-products': 'no-products',
  'third-party-line': 'third-party-line',
  coupon: 'coupon',
} as const satisfies Readonly<Record<QuoteRefusal['kind'], QuoteObstacle>>;
