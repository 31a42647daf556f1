import type { AreaRows } from './access-row.ts';
import { EWA, anAddress, nothing, payingByCard } from './inputs.ts';

const atStore = () => ({ headers: { 'retailer-id': '1' } });
const estimate = () => ({ ...atStore(), body: { address: { postcode: '00-001' } } });
const ownPickup = () => ({
  body: {
    carrier_code: 'drive' as const,
    method_code: 'two_hours' as const,
    custom_data: { no_date: false, retailer_id: '1' },
  },
});
const ownParts = () => ({ body: { parts: [{ item_id: 'L1', part: 'brought' as const }] } });
const anotherHour = () => ({
  body: { delivery_two_hours_date: '2026-11-23T10:00', retailer_id: '1' },
});
const vendorShipment = () => ({ body: { service_level: 'home' as const, item_ids: ['L2'] } });
const collector = () => ({ body: { address: EWA } });
const vendorsAddress = () => ({ body: { address: anAddress() } });
const cardPayment = () => ({ body: { code: 'card' as const } });

export const checkoutRows: AreaRows<'Checkout'> = {
  readCheckout: { subject: 'checkout', input: atStore },
  listShippingMethods: { subject: 'checkout', input: atStore },
  selectShippingMethod: { subject: 'checkout', input: ownPickup },
  chooseOwnParts: { subject: 'checkout', input: ownParts },
  readSelectedShipping: { subject: 'checkout', input: () => ({ query: {} }) },
  changePickupHour: {
    subject: 'checkout',
    input: () => ({ params: { storeId: '1' }, ...anotherHour() }),
  },
  selectThirdPartyShipping: { subject: 'checkout', input: vendorShipment },
  saveShippingAddress: { subject: 'checkout', input: collector },
  readShippingAddress: { subject: 'checkout', input: nothing },
  saveThirdPartyShippingAddress: { subject: 'checkout', input: vendorsAddress },
  saveBillingAddress: { subject: 'checkout', input: collector },
  readBillingAddress: { subject: 'checkout', input: nothing },
  listPaymentMethods: { subject: 'checkout', input: atStore },
  placeOrder: {
    subject: 'placement',
    guests: 'guest-pickup',
    input: ({ cartId, revision }) => ({
      headers: { 'idempotency-key': `matrix-${cartId}` },
      body: {
        request: { retailer_id: '1', cart_id: cartId },
        payment_method_code: 'pay_in_store',
        cart_revision: revision,
      },
    }),
  },
  estimateShippingMethods: { subject: 'checkout', guests: 'guest-cart', input: estimate },
  readSelectedPayment: { subject: 'checkout', input: nothing },
  selectPayment: { subject: 'checkout', input: cardPayment },
  orderAndPay: {
    subject: 'placement',
    input: ({ cartId, revision }) => ({
      headers: { 'idempotency-key': `matrix-${cartId}` },
      body: {
        request: { retailer_id: '1', cart_id: cartId },
        ...payingByCard,
        cart_revision: revision,
      },
    }),
  },
};
