import {
  ORDER_COMMENT_MAXIMUM,
  IN_STORE_METHODS,
  LINE_WAYS,
  PAYMENT_METHODS,
  SHIPMENT_PARTS,
  UNDELIVERABLE_REASONS,
} from '@materia/domain-checkout';
import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import {
  CARRIERS,
  DELIVERY_CODES,
  METHOD_CODES,
  OWN_CARRIERS,
  PLACE_OBSTACLES,
  SERVICE_LEVELS,
} from '@materia/domain-shipping';
import { DELIVERY_STATUSES, DELIVERY_LABELS } from '@materia/domain-stock-status';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { amount, currency, priceRows, promise } from '../wire.ts';
import { address, addressId } from '../addresses/shapes.ts';
import { pickupPoint } from '../stores/schemas.ts';
import { deviceHeader, payment, paymentOffer, paymentRequest } from './payment-shapes.ts';
import type { checkoutCalls } from './calls.ts';

const retailerHeader = z.object({ 'retailer-id': z.string().max(20) });
/** The store, and where something would be brought while no address is saved or another place is looked at. */
const checkoutHeaders = retailerHeader.extend({
  'delivery-postcode': z.string().max(12).optional(),
  /**
   * Methods to preview, by shipment: `own` and `parcel` for own products, else the vendor's code,
   * such as `own=drive/two_hours,V1=seller/home`.
   */
  'wished-methods': z.string().max(2000).optional(),
});

/**
 * A shipping method. `earliest` is the day and minute (the store's local time) when the order is ready for pickup; `arrives` is the
 * day by which a delivery is made.
 */
export const shippingMethod = z
  .object({
    carrier_code: z.enum(CARRIERS),
    method_code: z.enum(METHOD_CODES),
    amount,
    available: z.boolean(),
    /** The reason when it is not available. */
    reason: z.enum(['not-in-stock', 'store-closed', 'no-slot', ...PLACE_OBSTACLES]).optional(),
    promise: promise.optional(),
    earliest: z.object({ date: z.string(), minute: z.number().int() }).optional(),
    arrives: z.string().optional(),
    /** Pickup slots of one hour, or delivery slots by truck; opening days only, never in the past. */
    slots: z.array(
      z.object({
        date: z.string(),
        start_hour: z.number().int().min(0).max(23),
        available: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'ShippingMethod' });

/**
 * A method for one shipment of the cart, as a delivery option: `deliveryMode` is its carrier, `deliveryMethod` its method, `img` an
 * icon's name. The lines of one vendor are chosen for by `item_ids`.
 */
export const deliveryChoice = shippingMethod
  .extend({
    seller_code: z.string(),
    item_ids: z.array(z.string()),
    label: z.enum(DELIVERY_LABELS),
    offerDeliveryPrice: amount,
    deliveryDate: z.string().nullable(),
    deliveryMode: z.enum(CARRIERS),
    deliveryMethod: z.enum(METHOD_CODES),
    img: z.string(),
    is3p: z.boolean(),
    /** Absent while nothing of it is in stock. */
    stockStatus: z.enum(DELIVERY_STATUSES).optional(),
  })
  .meta({ id: 'DeliveryChoice' });

/** How own products are collected or brought. */
export const ownShippingMethod = z.object({
  carrier_code: z.enum(OWN_CARRIERS),
  method_code: z.enum(METHOD_CODES),
});

const pointId = z.string().min(1).max(40);

/** A selection and its custom data: a relay point or a locker for the methods that need one. */
export const selectedShipping = ownShippingMethod.extend({
  custom_data: z.object({
    no_date: z.boolean(),
    retailer_id: z.string().max(20),
    delivery_date: z.string().optional(),
    slot: z.object({ date: z.string(), start_hour: z.number().int().min(0).max(23) }).optional(),
    relay_point_id: pointId.optional(),
    /** In replies only. */
    relay_point_name: z.string().max(200).optional(),
    locker_id: pointId.optional(),
    /** Where a method that depends on the distance goes; guests name the town as well. */
    postcode: z.string().max(12).optional(),
    city: z.string().max(FIELD_MAXIMUMS.city).optional(),
    /** The shopper confirms that a truck can reach the place. */
    truck_access: z.boolean().optional(),
    /** Brings all own products together, where the method could also bring only what is not collected. */
    together: z.boolean().optional(),
    /** Codes in the data of carriers. They are accepted and have no effect. */
    delivery_code: z.literal(DELIVERY_CODES).optional(),
  }),
});

/** Another pickup hour, as local date and time: `2026-11-23T14:00`. */
export const pickupHourChange = z.object({
  delivery_two_hours_date: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:00$/),
  retailer_id: z.string().max(20),
});

/** Who receives an order. `telephone` is empty where nobody needs to call. */
export const contact = z.object({
  firstname: z.string().max(FIELD_MAXIMUMS.firstname),
  lastname: z.string().max(FIELD_MAXIMUMS.lastname),
  telephone: z.string().max(20),
  /** Where something is delivered; none while everything is collected. */
  address: address.optional(),
  /** The entry of the address book that was chosen. */
  customer_address_id: addressId.optional(),
});

const { firstname, lastname, telephone, ...place } = address.shape;
/**
 * An address of a cart and, where it was chosen from the address book, its id there. The person is always named. Street, postal
 * code and city come together; pickups need none.
 */
export const cartAddress = z.object({
  address: z.object({ firstname, lastname, telephone, ...z.object(place).partial().shape }),
  customer_address_id: addressId.optional(),
});

/** An address to which something is sent. */
const sentAddress = cartAddress.extend({ address });

/** Items of which some units are in a shipment and others in another one: how many are here, and what these cost after discounts. */
const portions = z.array(
  z.object({
    item_id: z.string(),
    qty: z.number().int().positive(),
    row_total: amount,
    row_total_incl_tax: amount,
  }),
);

/** What reaches the shopper together, with the methods that can carry it and the choice made for it. */
export const shipment = z
  .object({
    seller_code: z.string(),
    seller_name: z.string(),
    part: z.enum(SHIPMENT_PARTS),
    item_ids: z.array(z.string()),
    portions: portions.optional(),
    methods: z.array(shippingMethod),
    selected: z
      .object({
        carrier_code: z.enum(CARRIERS),
        method_code: z.enum(METHOD_CODES),
        slot: z.object({ date: z.string(), start_hour: z.number().int() }).optional(),
        /** The relay point or locker where the shipment waits. */
        point: pickupPoint.optional(),
        truck_access: z.boolean().optional(),
        /** When a pickup was chosen. */
        chosen_at: z.string().optional(),
      })
      .nullable(),
    /** A choice was made, but the products or the price have changed since. */
    choose_again: z.boolean(),
  })
  .meta({ id: 'Shipment' });

const taxed = z.object({ amount, amount_no_tax: amount });

/** `goods` are the products less the discount; `shipping` is that of the choices made so far. */
const checkoutTotals = z.object({
  rows: priceRows,
  /** Eco-contributions within the products' prices, with tax. */
  eco_included: amount,
  goods: taxed,
  discount: amount,
  preparation: taxed,
  pallets: taxed,
  shipping: taxed,
  tax: amount,
  total: taxed,
});

export const checkout = z
  .object({
    cart_id: z.string(),
    /** Increases with each change of the cart and of its choices. */
    revision: z.number().int(),
    currency,
    shipments: z.array(shipment),
    /** Methods by which the own products could be collected instead of brought, or the other way round. */
    alternatives: z
      .array(
        shippingMethod.extend({
          /** Whether it takes all own products, or those of the store while the others are posted. */
          scope: z.enum(['all', 'store']).optional(),
        }),
      )
      .default([]),
    /** Items that no method can carry. They stay in the cart, outside the total. */
    undeliverable: z.array(
      z.object({
        item_id: z.string(),
        reason: z.enum(UNDELIVERABLE_REASONS),
        /** The largest quantity that could be delivered; absent if there is none. */
        deliverable_qty: z.number().int().positive().optional(),
      }),
    ),
    /** Own items that can be collected as well as brought, so that they may go different ways. */
    divisible_item_ids: z.array(z.string()).default([]),
    contact: contact.nullable(),
    /** Whom an invoice names; null for the contact and its address. */
    billing_address: cartAddress.nullable().default(null),
    /** Where vendors send their products; null for the address of the contact. */
    third_party_shipping_address: sentAddress.nullable().default(null),
    /** Where own products go, as far as it is known; the distance in kilometres from the store, if the place can be located. */
    place: z
      .object({
        postcode: z.string(),
        city: z.string().optional(),
        distance: z.number().optional(),
      })
      .nullable()
      .default(null),
    totals: checkoutTotals,
    /** How it would be with the methods of the header `wished-methods`, without saving them. */
    preview: z.object({ shipments: z.array(shipment), totals: checkoutTotals }).optional(),
  })
  .meta({ id: 'Checkout' });

/** Where something would be sent: a postal code suffices. */
const estimateAddress = z.object({
  address: address.partial().required({ postcode: true }),
});

/** The methods of a shipment at an address; those of own products include collecting and bringing them. */
export const shippingEstimate = z
  .object({
    seller_code: z.string(),
    seller_name: z.string(),
    part: z.enum(SHIPMENT_PARTS),
    item_ids: z.array(z.string()),
    methods: z.array(shippingMethod),
  })
  .meta({ id: 'ShippingEstimate' });

const thirdPartySelection = z.object({
  service_level: z.enum(SERVICE_LEVELS),
  item_ids: z.array(z.string().max(50)).min(1).max(500),
  /** Where the shipment waits, for the service level `relay`. */
  relay_point_id: pointId.optional(),
});

/** Which own items are collected and which are brought; none if all go the same way. */
const ownParts = z.object({
  parts: z.array(z.object({ item_id: z.string().max(50), part: z.enum(LINE_WAYS) })).max(500),
});

export const placedOrder = z
  .object({
    order_id: z.string(),
    order_number: z.string(),
    status: z.string(),
    amount,
    currency,
    redirect_url: z.string().optional(),
  })
  .meta({ id: 'PlacedOrder' });

/** By default a key of the cart and its revision, so that a repeated placement is recognised as well. */
const idempotencyHeader = z.object({ 'idempotency-key': z.string().min(16).max(80).optional() });
const selectedPayment = z.object({ code: z.enum(PAYMENT_METHODS) });

/** The order that a shopper has seen and accepts. */
const acceptedOrder = z.object({
  request: z.object({
    retailer_id: z.string().max(20),
    is_pro_card: z.boolean().default(false),
    cart_id: z.string().max(64),
  }),
  /** The cart revision that the customer saw and accepted; by default the current one. */
  cart_revision: z.number().int().optional(),
  /** The total with tax that the customer saw; another total is refused. */
  grand_total: amount.optional(),
  /** When each shipment is ready or arrives, as the customer saw it; a later time is refused. */
  promised: z
    .array(
      z.object({
        seller_code: z.string().max(50),
        part: z.enum(SHIPMENT_PARTS),
        date: z.string().max(10),
        from_minute: z.number().int().min(0).max(1440).optional(),
      }),
    )
    .max(50)
    .optional(),
  /** Used when the market offers VAT invoices. */
  wants_invoice: z.boolean().default(false),
  /** The company that the VAT invoice names; without it, the buyer's account or name. */
  invoice: z
    .object({
      company: z.string().trim().max(FIELD_MAXIMUMS.company),
      tax_number: z.string().trim().max(20),
      street: z.array(z.string().trim().max(FIELD_MAXIMUMS.street)).max(2),
      postcode: z.string().trim().max(12),
      city: z.string().trim().max(FIELD_MAXIMUMS.city),
    })
    .optional(),
  customer_comment: z.string().max(ORDER_COMMENT_MAXIMUM).optional(),
});

/** What a placement may lack although it was asked for on earlier pages. */
const PLACEMENT_FIELDS = [
  'email',
  'contact',
  'contact.address',
  'contact.telephone',
  'shipping',
  'shipping.truck_access',
] as const;

export const checkoutSchemas = {
  readCheckout: { headers: checkoutHeaders, reply: checkout },
  listShippingMethods: { headers: retailerHeader, reply: z.array(deliveryChoice) },
  estimateShippingMethods: {
    headers: retailerHeader,
    body: estimateAddress,
    reply: z.array(shippingEstimate),
  },
  selectShippingMethod: { body: selectedShipping, reply: selectedShipping },
  chooseOwnParts: { body: ownParts, reply: ownParts },
  readSelectedShipping: {
    /** With a carrier and a method, the choice only if it is by them. */
    query: ownShippingMethod.partial(),
    reply: selectedShipping.nullable(),
  },
  changePickupHour: {
    params: z.object({ storeId: z.string().max(20) }),
    body: pickupHourChange,
    reply: selectedShipping,
  },
  selectThirdPartyShipping: { body: thirdPartySelection, reply: thirdPartySelection },
  saveBillingAddress: { body: cartAddress, reply: cartAddress },
  readBillingAddress: { reply: cartAddress.nullable() },
  saveShippingAddress: { body: cartAddress, reply: cartAddress },
  readShippingAddress: { reply: cartAddress.nullable() },
  saveThirdPartyShippingAddress: { body: sentAddress, reply: sentAddress },
  listPaymentMethods: {
    headers: retailerHeader.extend({ device: deviceHeader.optional() }),
    reply: z.array(paymentOffer),
  },
  readSelectedPayment: { reply: selectedPayment.nullable() },
  selectPayment: { body: selectedPayment, reply: selectedPayment },
  orderAndPay: {
    headers: idempotencyHeader,
    body: acceptedOrder.extend({
      ...paymentRequest.shape,
      /** By default the payment page of the market's storefront. */
      return_path: paymentRequest.shape.return_path.optional(),
      /** A variant of the method, such as the number of instalments. */
      payment_product: z.string().max(40).optional(),
    }),
    logicalFields: PLACEMENT_FIELDS,
    reply: z.object({ orders: z.array(placedOrder).min(1), payment }),
  },
  placeOrder: {
    headers: idempotencyHeader,
    body: acceptedOrder.extend({
      payment_method_code: z.enum(IN_STORE_METHODS).default('pay_in_store'),
    }),
    logicalFields: PLACEMENT_FIELDS,
    reply: z.object({ orders: z.array(placedOrder).min(1) }),
  },
} as const satisfies Readonly<Record<keyof typeof checkoutCalls, CallSchemas>>;
