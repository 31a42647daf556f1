import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusalReply } from '@materia/api-contract/schemas';
import type { Result } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import type { Clock } from '@materia/platform-clock';
import { refusal, sendRefusal } from '../contract/bind.ts';
import type { Refusal } from '../contract/refusals.ts';
import type { Db } from '../database/with-tx.ts';
import type { Admission, StaffMember } from './admission.ts';
import { keepAct } from './audit.ts';
import type { StaffDuty } from './duties.ts';

/** What every staff route needs. */
export type StaffDesk = {
  readonly db: Db;
  readonly clock: Clock;
  readonly admission: Admission;
  readonly marketById: (id: string) => Market | undefined;
};

/** A staff call as data. Its path stands below `/:bu/staff`. */
type StaffCall<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Reply extends z.ZodType,
> = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly operationId: string;
  /** Who may make it. */
  readonly duty: StaffDuty;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  /** Read of a POST only. */
  readonly body: Body;
  /** Fields of the body that the audit tells: never a person's words. */
  readonly told?: readonly (keyof z.output<Body> & string)[];
  readonly reply: Reply;
};

type StaffInput<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> = {
  readonly params: z.output<Params>;
  readonly query: z.output<Query>;
  readonly body: z.output<Body>;
};
type StaffContext = {
  readonly db: Db;
  readonly market: Market;
  /** ISO instant of the request. */ readonly now: string;
  readonly member: StaffMember;
};

/** The shape of a part that a call does not have. */
export const NO_PART = z.object({});

const withBusinessUnit = z.object({ bu: z.string().max(20) });
const marketOf = (request: FastifyRequest): string =>
  withBusinessUnit.safeParse(request.params).data?.bu ?? '';

/**
 * Adds a call of the staff: it needs somebody with its duty in an existing business unit (ROL-07). What changes something is
 * kept in the audit before it is done, and once more when it was refused.
 */
export const staffRoute = <
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Reply extends z.ZodType,
>(
  app: FastifyInstance,
  { db, clock, admission, marketById }: StaffDesk,
  call: StaffCall<Params, Query, Body, Reply>,
  handle: (
    input: StaffInput<Params, Query, Body>,
    context: StaffContext,
  ) => Promise<Result<z.input<Reply>, Refusal>>,
): void => {
  const members = new WeakMap<FastifyRequest, StaffMember>();
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
      const admitted = await admission.admit(request, marketOf(request), call.duty);
      return admitted.ok
        ? void members.set(request, admitted.value)
        : sendRefusal(request, reply, admitted.error);
    },
    handler: async (request, reply) => {
      const [market, member] = [marketById(marketOf(request)), members.get(request)];
      if (market === undefined || member === undefined)
        return sendRefusal(request, reply, refusal('not-found'));
      const input = {
        params: call.params.parse(request.params),
        query: call.query.parse(request.query),
        body: call.body.parse(call.method === 'POST' ? request.body : {}),
      };
      const now = clock();
      const keep = async (refused?: string): Promise<void> => {
        if (call.method === 'GET') return;
        const subject = {
          ...input.params,
          ...Object.fromEntries((call.told ?? []).map((field) => [field, input.body[field]])),
        };
        await keepAct(db, market.id, now, {
          actor: member.name,
          action: call.operationId,
          subject,
          ...(refused !== undefined && { refused }),
        });
      };
      await keep();
      const outcome = await handle(input, { db, market, now, member });
      if (outcome.ok) return reply.send(outcome.value);
      await keep(outcome.error.kind);
      return sendRefusal(request, reply, outcome.error);
    },
  });
};
