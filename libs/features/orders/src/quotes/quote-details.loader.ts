import { fetchItemsPreview } from '@materia/api-cart';
import { priceViewer } from '@materia/api-catalogue';
import { anyOutageAs } from '@materia/api-client-kernel';
import { fetchQuote, type Quote } from '@materia/api-orders';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { type Money, multiplyMoney, subtractMoney } from '@materia/domain-money';
import {
  type QuoteActions,
  quoteActions,
  type QuoteState,
  quoteState,
} from '@materia/domain-quotes';
import { cartAccess, shopRequest, type ShopRequest } from '@materia/page-request';
import type { ShopViewer } from '@materia/ui-shop';
import { data, type LoaderFunctionArgs } from 'react-router';

/** What a line of an expired quote costs now; undefined prices are of what the store does not sell. */
export type PriceNow = {
  readonly id: string;
  readonly name: string;
  readonly quoted: Money;
  readonly now: Money | undefined;
  readonly difference: Money | undefined;
};

export type QuoteDetailsFacts = {
  readonly quote: Quote;
  readonly state: QuoteState;
  readonly today: PlainDate;
  readonly actions: QuoteActions;
  readonly viewer: ShopViewer;
  /** Of an expired quote; empty if today's prices cannot be read. */
  readonly pricesNow: readonly PriceNow[];
  /** The address that colleagues may open. */
  readonly address: string;
  readonly isMember: boolean;
  /** The button that begins the purchase is shown. */
  readonly mayBuy: boolean;
};

/** A quote of the customer or of a colleague. Anybody else's and a missing one give the same 404. */
export const quoteOf = async (shop: ShopRequest, quoteId = ''): Promise<Quote> => {
  const quote = await fetchQuote(shop.host, quoteId, shop.market);
  if (quote === undefined) throw data(null, { status: 404 });
  return quote;
};

export const loadQuote = async ({
  context,
  params,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>): Promise<QuoteDetailsFacts> => {
  const shop = context.get(shopRequest);
  const quote = await quoteOf(shop, params['quoteId']);
  const state = quoteState(quote, shop.today);
  return {
    quote,
    state,
    today: shop.today,
    actions: quoteActions(quote, shop.today),
    viewer: priceViewer(shop),
    pricesNow: state === 'expired' ? await pricesNow(shop, quote) : [],
    address: url.origin + shop.to('quoteDetails', { quoteId: quote.id }),
    mayBuy: shop.flags.SHOW_START_PURCHASE_QUOTE_BUTTON,
    isMember: shop.customer?.legalEntityId !== undefined,
  };
};

const pricesNow = async (
  shop: ShopRequest,
  { lines, priceBasis }: Quote,
): Promise<readonly PriceNow[]> => {
  const preview = await fetchItemsPreview(
    cartAccess(shop),
    lines.map(({ sku, quantity }) => ({ reference: sku, quantity })),
  ).catch(anyOutageAs(undefined));
  if (preview === undefined) return [];
  const units = new Map(
    preview.items.flatMap((item) =>
      item.kind === 'available' ? [[item.asked, item.unit[priceBasis]] as const] : [],
    ),
  );
  return lines.map(({ id, sku, name, quantity, total }) => {
    const unit = units.get(sku);
    const now = unit && multiplyMoney(unit, quantity);
    return { id, name, quoted: total, now, difference: now && subtractMoney(now, total) };
  });
};
