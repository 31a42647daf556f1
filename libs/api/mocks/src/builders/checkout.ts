import type { z } from 'zod';
import { checkout, shipment, shippingEstimate } from '@materia/api-contract/schemas';

export type WireCheckout = z.infer<typeof checkout>;
export type WireShipment = z.infer<typeof shipment>;

/** Own products that are collected at the store, within two hours or at a chosen hour. */
export const aPickupShipment = (changes: Partial<WireShipment> = {}): WireShipment =>
  shipment.parse({
    seller_code: 'MATERIA',
    seller_name: 'Materia',
    part: 'collected',
    item_ids: ['1'],
    methods: [
      {
        carrier_code: 'drive',
        method_code: 'two_hours',
        amount: 0,
        available: true,
        promise: { unit: 'HOUR', delay: 2 },
        earliest: { date: '2026-03-10', minute: 660 },
        slots: [],
      },
      {
        carrier_code: 'drive',
        method_code: 'scheduled',
        amount: 0,
        available: true,
        slots: [9, 10, 11].map((start_hour) => ({
          date: '2026-03-11',
          start_hour,
          available: start_hour !== 10,
        })),
      },
    ],
    selected: null,
    choose_again: false,
    ...changes,
  });

/** Products that a vendor sends home. */
export const aVendorShipment = (changes: Partial<WireShipment> = {}): WireShipment =>
  shipment.parse({
    seller_code: 'V1',
    seller_name: 'Kafle24',
    part: 'sent',
    item_ids: ['2'],
    methods: [
      {
        carrier_code: 'seller',
        method_code: 'home',
        amount: 14.99,
        available: true,
        promise: { unit: 'DAY', delay: 3 },
        arrives: '2026-03-13',
        slots: [],
      },
    ],
    selected: null,
    choose_again: false,
    ...changes,
  });

/** What it costs to send the products of a vendor to a postal code. */
export const anEstimate = (
  changes: Partial<z.infer<typeof shippingEstimate>> = {},
): z.infer<typeof shippingEstimate> => shippingEstimate.parse({ ...aVendorShipment(), ...changes });

const nothing = { amount: 0, amount_no_tax: 0 };

/** The checkout of a cart with one own product. */
export const aCheckout = (changes: Partial<WireCheckout> = {}): WireCheckout =>
  checkout.parse({
    cart_id: 'cart-1',
    revision: 1,
    currency: 'PLN',
    shipments: [aPickupShipment()],
    undeliverable: [],
    contact: null,
    totals: {
      rows: [{ kind: 'products', amount: 24, amount_no_tax: 19.51 }],
      eco_included: 0,
      goods: { amount: 24, amount_no_tax: 19.51 },
      discount: 0,
      preparation: nothing,
      pallets: nothing,
      shipping: nothing,
      tax: 4.49,
      total: { amount: 24, amount_no_tax: 19.51 },
    },
    ...changes,
  });
