import { LOYALTY_RANKS } from '@materia/domain-loyalty';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { amount, currency } from '../wire.ts';
import type { loyaltyCalls } from './calls.ts';

const rank = z.enum(LOYALTY_RANKS);
const level = z.object({ level: z.number().int(), rate: z.number() });
const points = z.number().int().nonnegative();

/** What a member got for points: a coupon that only they can use. */
const reward = z.object({
  code: z.string(),
  points,
  amount,
  expires_on: z.string(),
  used: z.boolean(),
});

/** Movements of points, and what they are: `balance` and `debt` are those after it. */
const entry = z.object({
  kind: z.enum(['earned', 'taken-back', 'transformed', 'card']),
  points: z.number().int(),
  balance: points,
  debt: points,
  at: z.string(),
  order_number: z.string().optional(),
  coupon_code: z.string().optional(),
});

const account = z.object({
  loyalty: z.object({
    /** The first is used. */
    cardNumbers: z.array(z.string()),
    points,
    /** Points that were transformed before a return took them back; later points pay it. */
    debt: points,
    rank,
    /** What all points are worth in a coupon. */
    worth: amount,
    can_transform: z.boolean(),
  }),
  currency,
  rewards: z.array(reward),
  /** What the year has brought so far. */
  counters: z.object({
    year: z.number().int(),
    spending: amount,
    tier: level.optional(),
    next_tier: level.extend({ missing: amount }).optional(),
    earned_points: points,
    free_preparation: z.boolean(),
  }),
  /** The newest first, at most a hundred. */
  history: z.array(entry),
});

const card = z.string().min(1).max(30);
const postcode = z.string().min(1).max(12);

export const loyaltySchemas = {
  readLoyaltyAccount: { reply: account },
  subscribeToLoyalty: {
    logicalFields: ['profile.reference_store', 'profile.company_fiscal_id'],
    reply: account,
  },
  createLoyaltyAccount: {
    body: z.strictObject({
      reference_store: z.string().min(1).max(20),
      company_fiscal_id: z.string().max(30).optional(),
    }),
    reply: account,
  },
  findLoyaltyCard: {
    params: z.object({ cardId: card, postcode }),
    reply: z.object({ loyalty: z.object({ cardNumbers: z.array(z.string()) }) }),
  },
  registerLoyaltyCard: {
    body: z.strictObject({ card_number: card, postcode }),
    reply: account,
  },
  readLoyaltyCustomer: {
    reply: z.object({
      loyalty_card_number: z.string(),
      loyalty_category_code: z.string().optional(),
      loyalty_rank: rank,
    }),
  },
  readLoyaltyInfo: {
    reply: z.object({
      currency,
      points_per_unit: z.number().int(),
      /** What a hundred points are worth in a coupon. */
      worth_of_hundred: amount,
      coupon_months: z.number().int(),
      tiers: z.array(level.extend({ from: amount, rank })),
    }),
  },
  transformPoints: {
    body: z.strictObject({
      /** Made up for one confirmation of the member. */
      request_key: z.string().min(16).max(64),
      /** The points that the member saw: nothing happens if they changed meanwhile. */
      points: z.number().int().positive(),
      confirmed: z.literal(true),
    }),
    reply: z.object({ coupon: reward, points }),
  },
} as const satisfies Readonly<Record<keyof typeof loyaltyCalls, CallSchemas>>;
