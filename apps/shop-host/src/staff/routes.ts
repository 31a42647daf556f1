import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refusalReply } from '@materia/api-contract/schemas';
import type { Market } from '@materia/market-model';
import type { Clock } from '@materia/platform-clock';
import { refusal, sendRefusal } from '../contract/bind.ts';
import { bearerOf, isSameSecret } from '../contract/credentials.ts';
import type { Db } from '../database/with-tx.ts';
import { advance } from './advance.ts';

type StaffOptions = { readonly db: Db; readonly clock: Clock; readonly staffCredential: string; readonly marketById: (id: string) => Market | undefined };

const params = z.object({ bu: z.string().max(20), id: z.string().max(40) });
const body = z.object({ status: z.string().min(1).max(40) });
const advanced = z.object({ number: z.string(), status: z.string(), next: z.array(z.string()) });

/** The staff's own calls: moving an order from step to step. They need the staff credential, which opens nothing else. */
export const staffRoutes = async (app: FastifyInstance, { db, clock, staffCredential, marketById }: StaffOptions): Promise<void> => {
  app.route({
    method: 'POST',
    url: '/:bu/staff/orders/:id/advance',
    schema: {
      operationId: 'advanceOrder',
      summary: 'Move an order to its next status; the answer lists what may follow',
      tags: ['Staff'],
      security: [{ staffCredential: [] }],
      params,
      body,
      response: { 200: advanced, '4xx': refusalReply, '5xx': refusalReply },
    },
    onRequest: async (request, reply) => {
      if (!isSameSecret(bearerOf(request.headers.authorization), staffCredential)) return sendRefusal(request, reply, refusal('unauthenticated'));
      return undefined;
    },
    handler: async (request, reply) => {
      const { bu, id } = params.parse(request.params);
      const market = marketById(bu);
      if (market === undefined) return sendRefusal(request, reply, refusal('not-found'));
      const moved = await advance(db, market.id, id, body.parse(request.body).status, clock());
      if (moved.ok) return reply.send(moved.value);
      if (moved.error.kind === 'not-found') return sendRefusal(request, reply, refusal('not-found'));
      const { kind, from, to, allowed } = moved.error;
      return sendRefusal(request, reply, { kind, parameters: { from, to, allowed: allowed.join(' ') } });
    },
  });
};
