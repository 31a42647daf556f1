import type { Reply } from '@materia/api-contract';
import { aCheckout, anEstimate } from '../builders/checkout.ts';
import { A_PAYMENT } from '../builders/payment.ts';
import type { AreaResponses } from '../handlers.ts';

/** A placed order on the wire. */
const A_PLACED_ORDER = {
  order_id: 'o-1',
  order_number: 'PL-2603-000017',
  status: 'WAITING_FOR_DEPOSIT_PAYMENT',
  amount: 24,
  currency: 'PLN',
} as const satisfies Reply<'orderAndPay'>['orders'][number];

const PAYMENT_OFFERS: Reply<'listPaymentMethods'> = [
  { code: 'card', available: true, selected: false },
  { code: 'pay_in_store', available: true, selected: false },
];

/** An address of a cart. */
const A_CART_ADDRESS = {
  address: {
    firstname: 'Anna',
    lastname: 'Nowak',
    telephone: '+48601020304',
    country_id: 'PL',
    street: ['Długa 12/5'],
    postcode: '61-001',
    city: 'Poznań',
  },
};

const ANOTHER_HOUR: Reply<'changePickupHour'> = {
  carrier_code: 'drive',
  method_code: 'scheduled',
  custom_data: {
    no_date: false,
    retailer_id: '12',
    delivery_date: '2026-03-11',
    slot: { date: '2026-03-11', start_hour: 11 },
  },
};

export const checkoutResponses: AreaResponses<'Checkout'> = {
  readCheckout: () => ({ reply: aCheckout() }),
  listShippingMethods: () => ({
    reply: [
      {
        carrier_code: 'drive',
        method_code: 'two_hours',
        amount: 0,
        available: true,
        promise: { unit: 'HOUR', delay: 2 },
        earliest: { date: '2026-03-10', minute: 11 * 60 },
        slots: [],
        seller_code: 'MATERIA',
        item_ids: ['1'],
        label: 'drive-pickup',
        offerDeliveryPrice: 0,
        deliveryDate: '2026-03-10',
        deliveryMode: 'drive',
        deliveryMethod: 'two_hours',
        img: 'store',
        is3p: false,
        stockStatus: 'ONSITE',
      },
    ],
  }),
  selectShippingMethod: () => ({
    reply: {
      carrier_code: 'drive',
      method_code: 'two_hours',
      custom_data: { no_date: true, retailer_id: '12' },
    },
  }),
  chooseOwnParts: () => ({ reply: { parts: [{ item_id: '1', part: 'brought' }] } }),
  readSelectedShipping: () => ({ reply: null }),
  changePickupHour: () => ({ reply: ANOTHER_HOUR }),
  selectThirdPartyShipping: () => ({ reply: { service_level: 'home', item_ids: ['2'] } }),
  saveShippingAddress: () => ({ reply: A_CART_ADDRESS }),
  readShippingAddress: () => ({ reply: null }),
  saveThirdPartyShippingAddress: () => ({ reply: A_CART_ADDRESS }),
  saveBillingAddress: () => ({ reply: A_CART_ADDRESS }),
  readBillingAddress: () => ({ reply: null }),
  listPaymentMethods: () => ({ reply: PAYMENT_OFFERS }),
  readSelectedPayment: () => ({ reply: null }),
  selectPayment: () => ({ reply: { code: 'card' } }),
  orderAndPay: () => ({ reply: { orders: [A_PLACED_ORDER], payment: A_PAYMENT } }),
  placeOrder: () => ({
    reply: {
      orders: [
        {
          order_id: 'o-1',
          order_number: 'PL-2603-000017',
          status: 'TO_BE_PREPARED',
          amount: 24,
          currency: 'PLN',
        },
      ],
    },
  }),
  estimateShippingMethods: () => ({ reply: [anEstimate()] }),
};
