import { fail, ok } from '@materia/domain-kernel';
import { rateWindow } from '@materia/platform-network';
import { findStore } from '../../catalogue/stores/repository.ts';
import type { SubstituteTools } from '../../catalogue/substitutes/find-substitutes.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { CartLimits } from '../cart/routes.ts';
import { availabilityAt } from './availability.ts';
import { boughtWith } from './bought-lines.ts';
import { reorder } from './reorder.ts';
import { wireAvailability } from './wire-availability.ts';

const MINUTE = 60_000;

/**
 * Buying again what was bought with an order or at a till. Another customer's purchase and a
 * missing one get the same response.
 */
export const buyAgainHandlers = ({
  cartLimits,
  ...tools
}: SubstituteTools & { readonly cartLimits: CartLimits }): Pick<
  Handlers,
  'readOrderAvailability' | 'reorder'
> => {
  const mayAdd = rateWindow({ attempts: cartLimits.addsPerCart, windowMs: MINUTE });
  return {
    readOrderAvailability: async ({ params }, context) => {
      const { market, customer } = context;
      const owner = { market: market.id, customerId: customer.customerId };
      const bought = await boughtWith(tools.db, owner, params.maestroOrderId);
      if (bought === undefined) return fail({ kind: 'not-found' });
      const store = await findStore(tools.db, market.id, { id: params.retailerId });
      return store === undefined
        ? fail({ kind: 'bad-input', fields: [{ field: 'params.retailerId', kind: 'unknown' }] })
        : ok(
            wireAvailability(await availabilityAt(tools, bought, store, context), bought.currency),
          );
    },
    reorder: async ({ body }, context) => {
      const { market, customer, now } = context;
      if (!mayAdd(`${market.id}:${customer.customerId}`, now))
        return fail({ kind: 'too-many-requests' });
      const done = await reorder(tools.db, body, context);
      if (!done.ok) return done;
      const { cartId, shortfalls } = done.value;
      return ok({
        cart_id: cartId,
        shortfalls: shortfalls.map(({ wanted: { line }, quantity }) => ({
          lineNumber: line.lineNumber,
          name: line.name,
          qty: quantity,
        })),
      });
    },
  };
};
