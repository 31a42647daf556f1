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
  readOrderAvailability: {
    method: 'GET',
    path: '/maestro/orders/getProductAvailable/:retailerId/:maestroOrderId',
    credential: 'customer',
    summary: 'What a store has now of the products of an order or a receipt, and at what price',
    refusals: ['bad-input', 'not-found'],
  },
  reorder: {
    method: 'POST',
    path: '/maestro/reorder',
    credential: 'customer',
    summary: "Put the products of an order or a receipt into the customer's cart again",
    refusals: [
      'bad-input',
      'not-found',
      'not-sellable',
      'not-reorderable',
      'no-such-cart',
      'cart-locked',
      'too-many-requests',
    ],
  },
  withdrawFromOrder: {
    method: 'POST',
    path: '/maestro/withdraw/:orderId',
    credential: 'customer',
    summary: 'Withdraw from an order of the customer, or from a part of it',
    refusals: ['bad-input', 'not-found', 'step-not-allowed'],
  },
} as const;
