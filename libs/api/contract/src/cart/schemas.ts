import { CART_OUTCOMES, MOST_QUICK_ORDER_LINES } from '@materia/domain-cart';
import { UNDELIVERABLE_REASONS } from '@materia/domain-checkout';
import { CARRIERS, METHOD_CODES, SERVICE_LEVELS } from '@materia/domain-shipping';
import { DEFAULT_MAX_QUANTITY } from '@materia/domain-stock-status';
import { WITHDRAWAL_EXCLUSIONS } from '@materia/domain-order';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { amount, currency, energyRating, offer, promise, retailer } from '../wire.ts';
import { type cartCalls, ownCartCalls } from './calls.ts';
import { guestTwinSchemas } from '../guest-twin-schemas.ts';

export const OUTCOMES = z.enum(CART_OUTCOMES);

/** A cart line. `item_id` and `id` have the same value. */
export const cartItem = z
  .object({
    item_id: z.string(),
    id: z.string(),
    sku: z.string(),
    name: z.string(),
    brand: z.string(),
    adeokey: z.string(),
    url_key: z.string(),
    image: z.string(),
    energy: energyRating.optional(),
    qty: z.number().int().min(1),
    qty_max: z.number().int().min(0),
    /** Without tax. */
    price: amount,
    price_incl_tax: amount,
    original_price_incl_tax: amount,
    original_price_excl_tax: amount,
    row_total: amount,
    row_total_incl_tax: amount,
    discount_amount: amount,
    vendor_name: z.string(),
    vendor_code: z.string(),
    position: z.number().int(),
    sellType: z.enum(['piece', 'capacity']),
    majorpriceselection: z.enum(['incl_tax', 'excl_tax']),
    price_reduction_percent: z.number().int(),
    /** Weight of one unit in kilograms. */
    weight: z.number(),
    /** Returnable pallets among the units, with the deposit per pallet and in total. */
    pallet_deposit: z
      .object({
        pallets: z.number().int(),
        units_per_pallet: z.number().int(),
        unit_amount: amount,
        amount,
        amount_no_tax: amount,
      })
      .optional(),
    /** Why consumers may not withdraw from the purchase of it; absent where they may. */
    withdrawal_exclusion: z.enum(WITHDRAWAL_EXCLUSIONS).optional(),
    /** The line that this one replaces, and the line that replaces it. */
    replaces: z.string().optional(),
    replaced_by: z.string().optional(),
    offer,
    retailer_offer: offer.optional(),
    /** No method can carry the item; it can be ordered once that has changed. */
    undeliverable: z.enum(UNDELIVERABLE_REASONS).optional(),
    /** Units that are ready at different times, and the way that is promised for each; absent if all come at once. */
    portions: z
      .array(
        z.object({
          qty: z.number().int().positive(),
          carrier_code: z.enum(CARRIERS),
          method_code: z.enum(METHOD_CODES),
          promise: promise.optional(),
        }),
      )
      .optional(),
    /** The largest quantity that could be delivered, of an item that cannot; absent if there is none. */
    deliverable_qty: z.number().int().positive().optional(),
    errorMessage: z.string().optional(),
  })
  .meta({ id: 'CartItem' });

/** A line that is out of stock at the cart's store. It stays until it is available again, and counts in no total. */
const waitingItem = z
  .object({
    item_id: z.string(),
    sku: z.string(),
    adeokey: z.string(),
    name: z.string(),
    brand: z.string(),
    url_key: z.string(),
    image: z.string(),
    qty: z.number().int().min(1),
    offer_code: z.string(),
    code: OUTCOMES,
    /** The price with tax that was last shown. */
    last_price: amount,
    /** The line that replaces it. */
    replaced_by: z.string().optional(),
  })
  .meta({ id: 'WaitingCartItem' });

export const unavailability = z.object({
  item_id: z.string(),
  sku: z.string(),
  name: z.string(),
  code: OUTCOMES,
  deleted: z.boolean(),
  qty: z.number().int().optional(),
  last_price: amount.optional(),
  new_price: amount.optional(),
});

/** The shipment of one vendor: the methods available for all its items, each with the promise of the slowest item. */
const vendorShipping = z.object({
  code: z.string(),
  selected: z.boolean(),
  item_ids: z.array(z.string()),
  serviceLevels: z.array(
    z.object({
      code: z.enum(SERVICE_LEVELS),
      selected: z.boolean(),
      promise: promise.optional(),
      /** What the vendor takes for all its items in their quantities, with tax. */
      amount: amount.optional(),
    }),
  ),
});

export const cart = z
  .object({
    id: z.string(),
    items: z.array(cartItem),
    waiting_items: z.array(waitingItem).default([]),
    items_count: z.number().int(),
    isQuoteCart: z.boolean(),
    /** The quote that is ordered in the cart, and the store at which it holds. */
    quote: z
      .object({
        id: z.string(),
        number: z.string(),
        valid_until: z.iso.date(),
        retailer_id: z.string(),
      })
      .optional(),
    /** What a member of the company asks for, and the approver orders in this cart, at this store. */
    approval: z.object({ id: z.string(), retailer_id: z.string() }).optional(),
    isTop2Cart: z.boolean(),
    updated_at: z.string(),
    base_subtotal: amount,
    base_subtotal_with_discount: amount,
    base_discount_amount: amount,
    /** What offers take off prices, which the subtotal is without; absent where nothing is reduced. */
    offer_discount: z.object({ amount, amount_no_tax: amount }).optional(),
    /** The applied quantity discount level, with its rate in percent; absent below the first level. */
    tier_discount: z
      .object({ level: z.number().int(), rate: z.number(), amount, amount_no_tax: amount })
      .optional(),
    /** The level that a club member reaches next, and what is missing to it this year, without this cart. */
    next_tier: z.object({ level: z.number().int(), rate: z.number(), missing: amount }).optional(),
    /** The promo code of the cart; it `counts` once its products reach `from_total`. */
    coupon: z
      .object({
        code: z.string(),
        conditions: z.string(),
        counts: z.boolean(),
        from_total: amount,
        valid_from: z.string(),
        valid_until: z.string(),
        /** Who sells the products that it is for; those of others are excluded. */
        sold_by: z.string(),
        uses_per_customer: z.number().int(),
        /** How many orders may use it; absent without a limit. */
        use_limit: z.number().int().optional(),
        amount,
        amount_no_tax: amount,
      })
      .optional(),
    /** A code that expired and was removed by this check. */
    coupon_over: z.string().optional(),
    base_tax_amount: amount,
    base_grand_total: amount,
    base_currency_code: currency,
    pf_base_total_incl_tax: amount,
    pf_base_tax_amount: amount,
    /** The deposits of all lines; absent without pallets. */
    pallet_deposit: z
      .object({ pallets: z.number().int(), amount, amount_no_tax: amount })
      .optional(),
    retailer: z.object({ ecommerce: z.string() }),
    perform_quotation: z.boolean(),
    is_upgraded: z.boolean(),
    is_from_maestro_quote: z.boolean(),
    messages: z.array(z.string()),
    delivery_diagram: z.object({
      '3p': z.object({ shippings: z.array(vendorShipping) }),
      unavailabilityMessages: z.array(unavailability),
    }),
    /** Increases with each change of the cart; placement names the revision that the customer saw. */
    revision: z.number().int(),
  })
  .meta({ id: 'Cart' });

/** Only the first element is used. */
export const cartReply = z.array(
  z.object({
    cart,
    retailer,
    perform_quotation: z.boolean(),
    delivery_diagram: cart.shape.delivery_diagram,
    is_upgraded: z.boolean(),
    messages: z.array(z.string()),
  }),
);

/** True, or the outcome of each item that was not added as requested. */
export const itemOutcomes = z.union([
  z.literal(true),
  z.array(z.object({ sku: z.string(), outcome: OUTCOMES, qty: z.number().int() })),
]);

/** Guest cart ids have at least 128 random bits. */
const cartId = z.string().min(1).max(64);

const cartRequest = z.object({
  request: z.object({
    retailer_id: z.string().max(20),
    is_pro_card: z.boolean().default(false),
    cart_id: cartId,
    context_code: z.string().max(20).optional(),
  }),
});

/** Only the offer's code and context are used: the host reads price and stock itself. `replaces` is the item that it replaces. */
const addRequest = z.object({
  request: z.object({
    retailer_id: z.string().max(20),
    sku: z.string().max(50),
    qty: z.number().int().min(1).max(DEFAULT_MAX_QUANTITY),
    cart_id: cartId,
    replaces: z.string().max(50).optional(),
  }),
  offer: z.looseObject({ code: z.string().max(80), contextCode: z.string().max(20) }),
});

/** References or EANs with their quantities; as many as a quick order may have lines. */
const productsRequest = z.object({
  request: z.object({
    retailer_id: z.string().max(20),
    items: z
      .array(
        z.object({
          sku: z.string().min(1).max(50),
          qty: z.number().int().min(1).max(DEFAULT_MAX_QUANTITY),
        }),
      )
      .min(1)
      .max(MOST_QUICK_ORDER_LINES),
  }),
});

const addProductsRequest = z.object({
  request: productsRequest.shape.request.extend({ cart_id: cartId }),
});

const previewedProduct = z.object({
  /** The reference or EAN of the request. */
  asked: z.string(),
  sku: z.string(),
  name: z.string(),
  brand: z.string(),
  url_key: z.string(),
  image: z.string(),
});

/** A product as a cart would have it: the best offer of the store, and as much as there is. */
const previewedItem = z.discriminatedUnion('state', [
  z.object({ state: z.literal('unknown'), asked: z.string() }),
  previewedProduct.extend({ state: z.literal('sold-out') }),
  previewedProduct.extend({
    state: z.literal('available'),
    qty: z.number().int().min(1),
    qty_max: z.number().int().min(1),
    /** Without tax. */
    price: amount,
    price_incl_tax: amount,
    row_total: amount,
    row_total_incl_tax: amount,
  }),
]);

const productsPreview = z
  .object({
    items: z.array(previewedItem),
    currency,
    /** The sum of the lines, without tax and with it. */
    total: amount,
    total_incl_tax: amount,
  })
  .meta({ id: 'ProductsPreview' });

const updateRequest = z.object({
  request: z.object({
    retailer_id: z.string().max(20),
    item_id: z.string().max(50),
    qty: z.number().int().min(1).max(DEFAULT_MAX_QUANTITY),
    cart_id: cartId,
  }),
});

const lineParams = z.object({ cartId, itemId: z.string().max(50) });

/** Codes are short; longer text is not a code. */
const couponRequest = z.object({
  cartMaskId: cartId,
  couponCode: z.string().trim().min(1).max(40),
});

const ownCartSchemas = {
  addCoupon: { body: couponRequest, reply: z.literal(true) },
  removeCoupon: { body: couponRequest, reply: z.literal(true) },
  createGuestCart: { reply: z.string() },
  readMyCartId: { reply: z.string() },
  readMyCart: { body: cartRequest, reply: cartReply },
  readUpgradedMyCart: { body: cartRequest, reply: cartReply },
  addToMyCart: { body: addRequest, reply: itemOutcomes },
  addProductsToMyCart: { body: addProductsRequest, reply: itemOutcomes },
  previewProducts: { body: productsRequest, reply: productsPreview },
  compareMyCart: { body: cartRequest, reply: cartReply },
  updateMyCart: { body: updateRequest, reply: itemOutcomes },
  deleteFromMyCart: { params: lineParams, reply: z.literal(true) },
  upgradeGuestCart: {
    /** The store is by default that of the guest's cart, then that of the customer's. */
    body: z.object({ cart_id: cartId, retailer_id: z.string().max(20).optional() }),
    reply: z.object({
      cart_id: z.string(),
      merged: z.boolean(),
      /** Lines of the guest's cart for which the customer's had no room. */
      left_out: z.int().positive().optional(),
    }),
  },
} as const satisfies Readonly<Record<keyof typeof ownCartCalls, CallSchemas>>;

export const cartSchemas = {
  ...ownCartSchemas,
  ...guestTwinSchemas(ownCartCalls, ownCartSchemas),
} as const satisfies Readonly<Record<keyof typeof cartCalls, CallSchemas>>;
