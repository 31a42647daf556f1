import type { AreaRows } from './access-row.ts';
import { ONE_UNIT } from './inputs.ts';

export const orderRows: AreaRows<'Orders'> = {
  listOrders: { subject: 'account', input: () => ({ query: { 'params[typesActe]': 'order' } }) },
  readOrder: { subject: 'document', input: ({ orderId }) => ({ params: { orderId }, query: {} }) },
  readOrderAvailability: {
    subject: 'document',
    input: ({ orderId }) => ({
      params: { retailerId: '1', maestroOrderId: orderId },
    }),
  },
  reorder: {
    subject: 'document',
    input: ({ orderId }) => ({
      body: { request: { retailer_id: '1', maestro_order_id: orderId } },
    }),
  },
  withdrawFromOrder: {
    subject: 'document',
    input: ({ orderId }) => ({ params: { orderId }, body: { lines: ONE_UNIT } }),
  },
  cancelOrder: { subject: 'finished-order', input: ({ orderId }) => ({ params: { orderId } }) },
  reportReturnSent: {
    subject: 'document',
    input: ({ offerOrderId }) => ({
      params: { code: `${offerOrderId}-R1` },
      body: { carrier: 'DPD' },
    }),
  },
};
