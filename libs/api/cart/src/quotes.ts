import { type HostRefusal, listedRefusal } from '@materia/api-client-kernel';
import type { QuoteObstacle } from '@materia/domain-cart';
import { fail, ok, type Result, unreachable } from '@materia/domain-kernel';
import type { CartAccess } from './cart-access.ts';
import { type CartProblem, type CartSession, runCartCall } from './cart-runner.ts';

/** Why a cart did not become a quote. */
export type QuoteProblem =
  | { readonly kind: QuoteObstacle | 'too-many' | 'name' }
  | { readonly kind: 'failed'; readonly problem: CartProblem };

/** Makes a quote of the customer's cart and returns its id. The cart stays as it is. */
export const createQuote = async (
  access: CartAccess,
  session: CartSession,
  name: string,
): Promise<Result<string, QuoteProblem>> => {
  const answer = await runCartCall(
    access,
    session,
    'update',
    async ({
      host,
      cartId,
      storeId,
    }): Promise<Result<Result<string, QuoteProblem>, HostRefusal>> => {
      const reply = await host('createQuote', {
        body: { request: { retailer_id: storeId, cart_id: cartId, ...(name !== '' && { name }) } },
      });
      if (reply.ok) return ok(ok(reply.value[0]?.id ?? ''));
      const problem = problemOf(reply.error);
      return problem === undefined ? reply : ok(fail(problem));
    },
  );
  return answer.ok ? answer.value.value : fail({ kind: 'failed', problem: answer.error });
};

/** What keeps the cart from being a quote; undefined when the cart call itself failed. */
const problemOf = (refusal: HostRefusal): QuoteProblem | undefined => {
  const listed = listedRefusal('createQuote', refusal);
  switch (listed?.code) {
    case 'quote-not-possible':
      return { kind: listed.parameters.reason };
    case 'too-many-requests':
      return { kind: 'too-many' };
    case 'bad-input':
      return { kind: 'name' };
    case 'no-such-cart':
    case undefined:
      return undefined;
    default:
      return unreachable(listed);
  }
};
