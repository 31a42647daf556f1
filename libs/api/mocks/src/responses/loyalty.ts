import type { Reply } from '@materia/api-contract';
import type { AreaResponses } from '../handlers.ts';

const account: Reply<'readLoyaltyAccount'> = {
  loyalty: {
    cardNumbers: ['9800000000427'],
    points: 850,
    debt: 0,
    rank: 'SILVER',
    worth: 8.5,
    can_transform: true,
  },
  currency: 'PLN',
  rewards: [
    { code: 'M-ABCDEFGHJK', points: 500, amount: 5, expires_on: '2027-06-01', used: false },
  ],
  counters: {
    year: 2026,
    spending: 6000,
    tier: { level: 2, rate: 2 },
    next_tier: { level: 3, rate: 3, missing: 2000.01 },
    earned_points: 1350,
    free_preparation: false,
  },
  history: [
    {
      kind: 'earned',
      points: 850,
      balance: 850,
      debt: 0,
      at: '2026-11-18T10:00:00Z',
      order_number: '26-1642619-24',
    },
    {
      kind: 'transformed',
      points: -500,
      balance: 0,
      debt: 0,
      at: '2026-06-01T10:00:00Z',
      coupon_code: 'M-ABCDEFGHJK',
    },
  ],
};

export const loyaltyResponses: AreaResponses<'Club'> = {
  readLoyaltyAccount: () => ({ reply: account }),
  subscribeToLoyalty: () => ({ reply: account }),
  createLoyaltyAccount: () => ({ reply: account }),
  findLoyaltyCard: () => ({ reply: { loyalty: { cardNumbers: ['9800000000427'] } } }),
  registerLoyaltyCard: () => ({ reply: account }),
  readLoyaltyCustomer: () => ({
    reply: { loyalty_card_number: '9800000000427', loyalty_rank: 'SILVER' },
  }),
  readLoyaltyInfo: () => ({
    reply: {
      currency: 'PLN',
      points_per_unit: 1,
      worth_of_hundred: 1,
      coupon_months: 12,
      tiers: [
        { level: 1, rate: 1, from: 1000.01, rank: 'BRONZE' },
        { level: 2, rate: 2, from: 5000.01, rank: 'SILVER' },
        { level: 3, rate: 3, from: 8000.01, rank: 'GOLD' },
        { level: 4, rate: 4, from: 12_000.01, rank: 'GOLD' },
        { level: 5, rate: 5, from: 15_000.01, rank: 'PLATINUM' },
      ],
    },
  }),
  transformPoints: () => ({
    reply: {
      coupon: {
        code: 'M-LMNPQRSTUV',
        points: 850,
        amount: 8.5,
        expires_on: '2027-11-20',
        used: false,
      },
      points: 0,
    },
  }),
};
