import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fail, ok } from '@materia/domain-kernel';
import { advance } from './advance.ts';
import { NO_PART, type StaffDesk, staffRoute } from '../../platform/staff/staff-route.ts';

const advanceOrder = {
  method: 'POST',
  path: '/orders/:id/advance',
  operationId: 'advanceOrder',
  duty: 'orders',
  summary: 'Move an order to its next status; the answer lists what may follow',
  params: z.object({ id: z.string().max(40) }),
  query: NO_PART,
  body: z.object({ status: z.string().min(1).max(40) }),
  told: ['status'],
  reply: z.object({ number: z.string(), status: z.string(), next: z.array(z.string()).readonly() }),
} as const;

/** The staff's own calls about orders: moving one from step to step. */
export const staffRoutes = async (app: FastifyInstance, desk: StaffDesk): Promise<void> => {
  staffRoute(app, desk, advanceOrder, async ({ params, body }, { db, market, now }) => {
    const moved = await advance(db, market, params.id, body.status, now);
    if (moved.ok) return ok({ ...moved.value, next: [...moved.value.next] });
    if (moved.error.kind === 'not-found') return fail({ kind: 'not-found' });
    const { kind, from, to, allowed } = moved.error;
    return fail({ kind, parameters: { from, to, allowed: allowed.join(' ') } });
  });
};
