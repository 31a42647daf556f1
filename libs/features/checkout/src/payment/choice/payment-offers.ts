import { fetchPaymentOffers, type PaymentOffer } from '@materia/api-checkout';
import type { ShopRequest } from '@materia/page-request';
import { checkoutAccess } from '../../progress/checkout-access.ts';

type OffersRequest = Pick<ShopRequest, 'host' | 'customer' | 'cartId' | 'store' | 'market'>;

/**
 * The market's methods for the cart; all of them, without a judgement, while the cart cannot be
 * read.
 */
export const paymentOffers = async (shop: OffersRequest): Promise<readonly PaymentOffer[]> => {
  const offers = await fetchPaymentOffers(checkoutAccess(shop), shop.store.id);
  return offers.ok
    ? offers.value
    : shop.market.settings.paymentMethods.map((method) => ({
        method,
        isSelected: false,
        refusal: undefined,
      }));
};
