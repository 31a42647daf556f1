import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refusalReply } from '@materia/api-contract/schemas';
import type { Result } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import type { Clock } from '@materia/platform-clock';
import { refusal, sendRefusal } from '../contract/bind.ts';
import { bearerOf, isSameSecret } from '../contract/credentials.ts';
import type { Refusal } from '../contract/refusals.ts';
import type { Db } from '../database/with-tx.ts';

/** What every staff route needs. */
export type StaffDesk = { readonly db: Db; readonly clock: Clock; readonly staffCredential: string; readonly marketById: (id: string) => Market | undefined };

/** A staff call as data. Its path stands below `/:bu/staff`. */
type StaffCall<Params extends z.ZodObject, Query extends z.ZodObject, Body extends z.ZodType, Reply extends z.ZodType> = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  /** Read of a POST only. */
  readonly body: Body;
  readonly reply: Reply;
};

type StaffInput<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> = { readonly params: z.output<Params>; readonly query: z.output<Query>; readonly body: z.output<Body> };
type StaffContext = { readonly db: Db; readonly market: Market; /** ISO instant of the request. */ readonly now: string };

/** The shape of a part that a call does not have. */
export const NO_PART = z.object({});

const withBusinessUnit = z.object({ bu: z.string().max(20) });

/** Adds a call of the staff: it needs the staff credential, which opens nothing else, and an existing business unit. */
export const staffRoute = <Params extends z.ZodObject, Query extends z.ZodObject, Body extends z.ZodType, Reply extends z.ZodType>(
  app: FastifyInstance,
  { db, clock, staffCredential, marketById }: StaffDesk,
  call: StaffCall<Params, Query, Body, Reply>,
  handle: (input: StaffInput<Params, Query, Body>, context: StaffContext) => Promise<Result<z.input<Reply>, Refusal>>,
): void => {
  app.route({
    method: call.method,
    url: `/:bu/staff${call.path}`,
    schema: {
      operationId: call.operationId,
      summary: call.summary,
      tags: ['Staff'],
      security: [{ staffCredential: [] }],
      params: call.params.extend(withBusinessUnit.shape),
      querystring: call.query,
      ...(call.method === 'POST' && { body: call.body }),
      response: { 200: call.reply, '4xx': refusalReply, '5xx': refusalReply },
    },
    onRequest: async (request, reply) => {
      if (!isSameSecret(bearerOf(request.headers.authorization), staffCredential)) return sendRefusal(request, reply, refusal('unauthenticated'));
      return undefined;
    },
    handler: async (request, reply) => {
      const market = marketById(withBusinessUnit.parse(request.params).bu);
      if (market === undefined) return sendRefusal(request, reply, refusal('not-found'));
      const input = { params: call.params.parse(request.params), query: call.query.parse(request.query), body: call.body.parse(call.method === 'POST' ? request.body : {}) };
      const outcome = await handle(input, { db, market, now: clock() });
      return outcome.ok ? reply.send(outcome.value) : sendRefusal(request, reply, outcome.error);
    },
  });
};
