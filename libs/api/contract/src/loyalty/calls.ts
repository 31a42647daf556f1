/** The club (area 12). */
export const loyaltyCalls = {
  readLoyaltyAccount: {
    method: 'GET',
    path: '/loyalty/account',
    credential: 'customer',
    summary: 'The card of the member with points, rewards, counters and history',
    refusals: ['not-found'],
  },
  subscribeToLoyalty: {
    method: 'POST',
    path: '/loyalty/subscribe',
    credential: 'customer',
    summary: 'Join the club with what the profile says; accepts its terms',
    refusals: ['bad-input', 'not-found', 'already-linked'],
  },
  createLoyaltyAccount: {
    method: 'POST',
    path: '/loyalty/create',
    credential: 'customer',
    summary:
      'Join the club with the store and the fiscal id that the profile lacks; accepts its terms',
    refusals: ['bad-input', 'not-found', 'already-linked'],
  },
  findLoyaltyCard: {
    method: 'GET',
    path: '/loyalty/card/:cardId/:postcode',
    credential: 'public',
    summary:
      'Whether a store issued this card to somebody with this postal code, and no account has it',
    refusals: ['bad-input', 'not-found', 'too-many-requests'],
  },
  registerLoyaltyCard: {
    method: 'POST',
    path: '/loyalty/register',
    credential: 'customer',
    summary:
      'Link a card of a store, with its points, to the account; accepts the terms of the club',
    refusals: ['bad-input', 'not-found', 'already-linked', 'too-many-requests'],
  },
  readLoyaltyCustomer: {
    method: 'GET',
    path: '/loyalty/customer',
    credential: 'customer',
    summary: 'Card, category and rank of the member, as the customer has them',
    refusals: ['not-found'],
  },
  readLoyaltyInfo: {
    method: 'GET',
    path: '/loyalty/info',
    credential: 'public',
    summary: 'The rules of the club: levels, ranks, and what points are worth',
    refusals: ['not-found'],
  },
  transformPoints: {
    method: 'POST',
    path: '/lys/transformPoints',
    credential: 'customer',
    summary: 'Turn all points into a coupon; the same request key returns the same coupon',
    refusals: ['bad-input', 'not-found', 'silver-status-needed', 'no-points', 'key-reused'],
  },
} as const;
