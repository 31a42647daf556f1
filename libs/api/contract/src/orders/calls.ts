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
} as const;
