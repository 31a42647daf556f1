import type { z } from 'zod';
import { cart, cartItem, cartReply } from '@materia/api-contract/schemas';
import { anOffer } from './offer.ts';
import { aRetailer } from './store.ts';

export type WireCart = z.infer<typeof cart>;
export type WireCartItem = z.infer<typeof cartItem>;

export const aCartItem = (changes: Partial<WireCartItem> = {}): WireCartItem =>
  cartItem.parse({
    item_id: '1',
    id: '1',
    sku: '100234',
    name: 'Cement 25 kg',
    brand: 'Murex',
    adeokey: 'A100234',
    url_key: 'cement-25-kg-ref100234',
    image: 'cement',
    qty: 2,
    qty_max: 40,
    price: 9.76,
    price_incl_tax: 12,
    original_price_incl_tax: 12,
    original_price_excl_tax: 9.76,
    row_total: 19.51,
    row_total_incl_tax: 24,
    discount_amount: 0,
    vendor_name: 'Materia',
    vendor_code: 'MATERIA',
    position: 1,
    sellType: 'piece',
    majorpriceselection: 'incl_tax',
    price_reduction_percent: 0,
    weight: 25,
    offer: anOffer(),
    ...changes,
  });

export const aCart = (changes: Partial<WireCart> = {}): WireCart =>
  cart.parse({
    id: 'cart-1',
    items: [aCartItem()],
    items_count: 2,
    isQuoteCart: false,
    isTop2Cart: false,
    updated_at: '2026-03-10T09:00:00+01:00',
    base_subtotal: 24,
    base_subtotal_with_discount: 24,
    base_discount_amount: 0,
    base_tax_amount: 4.49,
    base_grand_total: 24,
    base_currency_code: 'PLN',
    pf_base_total_incl_tax: 0,
    pf_base_tax_amount: 0,
    retailer: { ecommerce: '1' },
    perform_quotation: true,
    is_upgraded: false,
    is_from_maestro_quote: false,
    messages: [],
    delivery_diagram: { '3p': { shippings: [] }, unavailabilityMessages: [] },
    revision: 1,
    ...changes,
  });

export const aCartReply = (changes: Partial<WireCart> = {}): z.infer<typeof cartReply> => {
  const whole = aCart(changes);
  return cartReply.parse([
    {
      cart: whole,
      retailer: aRetailer(),
      perform_quotation: true,
      delivery_diagram: whole.delivery_diagram,
      is_upgraded: whole.is_upgraded,
      messages: [],
    },
  ]);
};
