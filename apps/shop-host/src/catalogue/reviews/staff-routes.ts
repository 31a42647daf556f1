import { fail, ok } from '@materia/domain-kernel';
import { REVIEW_DECISIONS, REVIEW_STATES } from '@materia/domain-reviews';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { NO_PART, type StaffDesk, staffRoute } from '../../platform/staff/staff-route.ts';
import { decide, listInState, type ReviewRow } from './repository.ts';

const MOST_LISTED = 100;

const shown = z.object({
  id: z.string(),
  sku: z.string(),
  state: z.enum(REVIEW_STATES),
  rating: z.number(),
  title: z.string(),
  text: z.string(),
  nickname: z.string(),
  isVerified: z.boolean(),
  writtenAt: z.string(),
});

const listCall = {
  method: 'GET',
  path: '/reviews',
  operationId: 'listReviewsOfState',
  duty: 'content',
  summary: 'Reviews in a state, the longest waiting first',
  params: NO_PART,
  query: z.object({ state: z.enum(REVIEW_STATES).default('pending') }),
  body: NO_PART,
  reply: z.array(shown),
} as const;

const decideCall = {
  method: 'POST',
  path: '/reviews/:id/decide',
  operationId: 'decideReview',
  duty: 'content',
  summary: 'Publish or reject a review',
  params: z.object({ id: z.string().max(60) }),
  query: NO_PART,
  body: z.object({ decision: z.enum(['publish', 'reject']) }),
  told: ['decision'],
  reply: shown,
} as const;

/** Staff look through reviews before they show, and may change their mind later (REV-06). */
export const reviewDeskRoutes = async (app: FastifyInstance, desk: StaffDesk): Promise<void> => {
  staffRoute(app, desk, listCall, async ({ query }, { db, market }) =>
    ok((await listInState(db, market.id, query.state, MOST_LISTED)).map(shownReview)),
  );
  staffRoute(app, desk, decideCall, async ({ params, body }, { db, market, now }) => {
    const decided = await decide(db, market.id, params.id, REVIEW_DECISIONS[body.decision], now);
    return decided === undefined ? fail({ kind: 'not-found' }) : ok(shownReview(decided));
  });
};

const shownReview = ({
  id,
  sku,
  state,
  rating,
  title,
  text,
  nickname,
  is_verified,
  written_at,
}: ReviewRow): z.output<typeof shown> => ({
  id,
  sku,
  state,
  rating,
  title,
  text,
  nickname,
  isVerified: is_verified,
  writtenAt: written_at,
});
