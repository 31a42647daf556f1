import { fail, ok } from '@materia/domain-kernel';
import type { WithDb } from '../../platform/database/with-tx.ts';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import { advance } from './advance.ts';

/** The staff calls about orders: moving one from step to step. */
export const orderDeskHandlers = ({ db }: WithDb): HandlersOf<'advanceOrder'> => ({
  advanceOrder: async ({ params, body }, { market, now }) => {
    const moved = await advance(db, market, params.id, body.status, now);
    if (moved.ok) {
      const { siteAccess, next, ...order } = moved.value;
      return ok({ ...order, next: [...next], ...(siteAccess && { site_access: siteAccess }) });
    }
    if (moved.error.kind === 'not-found') return fail({ kind: 'not-found' });
    const { kind, from, to, allowed } = moved.error;
    return fail({ kind, parameters: { from, to, allowed: allowed.join(' ') } });
  },
});
