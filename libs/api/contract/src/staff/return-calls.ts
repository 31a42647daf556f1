/** Calls with which staff receive and inspect what buyers return. */
export const returnDeskCalls = {
  listReturns: {
    method: 'GET',
    path: '/staff/returns',
    credential: 'staff',
    duty: 'orders',
    summary: 'Returns that still need the shop, the oldest first',
    refusals: [],
  },
  readReturn: {
    method: 'GET',
    path: '/staff/returns/:code',
    credential: 'staff',
    duty: 'orders',
    summary: 'A return with its lines, by its code',
    refusals: ['not-found'],
  },
  receiveReturn: {
    method: 'POST',
    path: '/staff/returns/:code/receive',
    credential: 'staff',
    duty: 'orders',
    summary: 'The products of a return have arrived',
    refusals: ['not-found', 'step-not-allowed'],
  },
  inspectReturn: {
    method: 'POST',
    path: '/staff/returns/:code/inspect',
    credential: 'staff',
    duty: 'orders',
    summary:
      'Accept units of a received return, with the reason for the others, and refund what was accepted',
    refusals: ['bad-input', 'not-found', 'step-not-allowed'],
  },
  recordPallets: {
    method: 'POST',
    path: '/staff/orders/:id/pallets',
    credential: 'staff',
    duty: 'orders',
    summary: 'Record returnable pallets that came back, and refund their deposit',
    refusals: ['bad-input', 'not-found', 'step-not-allowed'],
  },
} as const;
