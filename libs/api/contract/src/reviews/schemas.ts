import { z } from 'zod';
import { REVIEW_STATES } from '@materia/domain-reviews';
import type { CallSchemas } from '../call.ts';
import { data, rating } from '../wire.ts';
import type { reviewCalls } from './calls.ts';

const stars = z.number().int().min(1).max(5);

export const review = z
  .object({
    id: z.string(),
    rating: stars,
    title: z.string(),
    text: z.string(),
    nickname: z.string(),
    /** Day of writing, yyyy-mm-dd. */
    written_on: z.iso.date(),
    /** The author bought the product with the account used for the review. */
    is_verified: z.boolean(),
  })
  .meta({ id: 'Review' });

export const REVIEW_SORTS = ['newest', 'best', 'worst'] as const;

const params = z.object({ skuProduct: z.string().max(50) });

export const reviewSchemas = {
  listReviews: {
    params,
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      sort: z.enum(REVIEW_SORTS).default('newest'),
    }),
    reply: data(
      z.object({
        rating: rating.optional(),
        /** Number of reviews with one star, two, … five. */
        distribution: z.array(z.number().int().nonnegative()).length(5),
        reviews: z.array(review),
        page: z.number().int(),
        page_count: z.number().int().nonnegative(),
      }),
    ),
  },
  writeReview: {
    params,
    // The domain validates the texts, so that every error has its field; the schema sets only outer
    // limits.
    body: z.object({
      rating: z.number().optional(),
      title: z.string().max(5000),
      text: z.string().max(20_000),
      nickname: z.string().max(5000),
      terms_accepted: z.boolean(),
    }),
    reply: z.object({ id: z.string(), state: z.enum(REVIEW_STATES), is_verified: z.boolean() }),
  },
  readMyReview: {
    params,
    reply: z.object({ has_bought: z.boolean(), state: z.enum(REVIEW_STATES).nullable() }),
  },
} as const satisfies Readonly<Record<keyof typeof reviewCalls, CallSchemas>>;
