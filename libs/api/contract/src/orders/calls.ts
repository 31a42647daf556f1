/** Orders of the signed-in customer (area 13). */
export const orderCalls = {
  listOrders: {
    method: 'GET',
    path: '/maestro/getListByIds',
    credential: 'customer',
    summary: "The customer's orders, newest first",
    refusals: ['bad-input'],
  },
  readOrder: {
    method: 'GET',
    path: '/maestro/getOrder/:orderId',
    credential: 'customer',
    summary: 'One order of the customer',
    refusals: ['not-found'],
  },
  withdrawFromOrder: {
    method: 'POST',
    path: '/maestro/withdraw/:orderId',
    credential: 'customer',
    summary: 'Withdraw from an order of the customer, or from a part of it',
    refusals: ['bad-input', 'not-found', 'step-not-allowed'],
  },
} as const;
