import { refusalReply } from '@materia/api-contract/schemas';
import { REVIEW_DECISIONS, REVIEW_STATES } from '@materia/domain-reviews';
import type { Market } from '@materia/market-model';
import type { Clock } from '@materia/platform-clock';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refusal, sendRefusal } from '../contract/bind.ts';
import { bearerOf, isSameSecret } from '../contract/credentials.ts';
import type { Db } from '../database/with-tx.ts';
import { decide, listInState, type ReviewRow } from './store.ts';

type ReviewDeskOptions = { readonly db: Db; readonly clock: Clock; readonly staffCredential: string; readonly marketById: (id: string) => Market | undefined };

const MOST_LISTED = 100;

const ofMarket = z.object({ bu: z.string().max(20) });
const ofReview = ofMarket.extend({ id: z.string().max(60) });
const listQuery = z.object({ state: z.enum(REVIEW_STATES).default('pending') });
const decision = z.object({ decision: z.enum(['publish', 'reject']) });
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

/** Staff look through reviews before they show, and may change their mind later (REV-06). */
export const reviewDeskRoutes = async (app: FastifyInstance, { db, clock, staffCredential, marketById }: ReviewDeskOptions): Promise<void> => {
  await app.register(async (desk) => {
    desk.addHook('onRequest', async (request, reply) => {
      if (!isSameSecret(bearerOf(request.headers.authorization), staffCredential)) return sendRefusal(request, reply, refusal('unauthenticated'));
      return undefined;
    });
    const described = { tags: ['Staff'], security: [{ staffCredential: [] }] };

    desk.route({
      method: 'GET',
      url: '/:bu/staff/reviews',
      schema: { ...described, operationId: 'listReviewsOfState', summary: 'Reviews in a state, the longest waiting first', params: ofMarket, querystring: listQuery, response: { 200: z.array(shown), '4xx': refusalReply, '5xx': refusalReply } },
      handler: async (request, reply) => {
        const market = marketById(ofMarket.parse(request.params).bu);
        if (market === undefined) return sendRefusal(request, reply, refusal('not-found'));
        return reply.send((await listInState(db, market.id, listQuery.parse(request.query).state, MOST_LISTED)).map(shownReview));
      },
    });

    desk.route({
      method: 'POST',
      url: '/:bu/staff/reviews/:id/decide',
      schema: { ...described, operationId: 'decideReview', summary: 'Publish or reject a review', params: ofReview, body: decision, response: { 200: shown, '4xx': refusalReply, '5xx': refusalReply } },
      handler: async (request, reply) => {
        const { bu, id } = ofReview.parse(request.params);
        const market = marketById(bu);
        const decided = market && (await decide(db, market.id, id, REVIEW_DECISIONS[decision.parse(request.body).decision], clock()));
        return decided === undefined ? sendRefusal(request, reply, refusal('not-found')) : reply.send(shownReview(decided));
      },
    });
  });
};

const shownReview = ({ id, sku, state, rating, title, text, nickname, is_verified, written_at }: ReviewRow): z.output<typeof shown> => ({ id, sku, state, rating, title, text, nickname, isVerified: is_verified, writtenAt: written_at });
