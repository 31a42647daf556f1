import { unreachable } from '@materia/domain-kernel';
import type { CartNotice, Unavailability } from '@materia/domain-cart';
import type { TextReader } from '@materia/market-model';
import type { Formats } from '../provider/formats.ts';

/** The texts of a cart notice: one per line concerned. */
export const noticeText = (
  t: TextReader,
  formats: Formats,
  notice: CartNotice,
): readonly string[] => {
  switch (notice.code) {
    case 'CONNECT':
      return [t('cart.connect')];
    case 'MERGED_CART':
      return [t('cart.merged')];
    case 'NO_STOCK_AVAILABLE':
      return notice.lines.map(({ name }) => t('cart.noStockAvailable', { product: name }));
    case 'STOCK_MODIFIED':
      return notice.lines.map(({ name, quantity = 0 }) =>
        t('cart.stockModified', { product: name, count: quantity }),
      );
    case 'OFFER_PRICE_INCREASED':
      return notice.lines.map((line) => t('cart.priceIncreased', prices(formats, line)));
    case 'OFFER_PRICE_DECREASED':
      return notice.lines.map((line) => t('cart.priceDecreased', prices(formats, line)));
    case 'TECHNICAL_ERROR':
      return notice.lines.map(({ name }) => t('cart.technicalError', { product: name }));
    case 'PRODUCT_DISCOUNT_REMOVED':
      return notice.lines.map(({ name }) => t('cart.discountRemoved', { product: name }));
    default:
      return unreachable(notice);
  }
};

const prices = (
  formats: Formats,
  { name, lastPrice, newPrice }: Unavailability<'OFFER_PRICE_CHANGE'>,
) => ({
  product: name,
  before: formats.money(lastPrice),
  now: formats.money(newPrice),
});
