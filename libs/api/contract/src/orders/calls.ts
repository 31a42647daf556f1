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
  cancelOrder: {
    method: 'POST',
    path: '/maestro/cancel/:orderId',
    credential: 'customer',
    summary: 'Cancel an order of the customer that nobody has begun to prepare',
    refusals: ['not-found', 'step-not-allowed'],
  },
  reportReturnSent: {
    method: 'POST',
    path: '/maestro/returns/:code/sent',
    credential: 'customer',
    summary: 'State that the products of a return were sent, and by whom',
    refusals: ['bad-input', 'not-found', 'step-not-allowed'],
  },
} as const;
