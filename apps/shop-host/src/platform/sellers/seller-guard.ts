import { fail, ok } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import type { Clock } from '@materia/platform-clock';
import { type Guard, refusal } from '../contract/bind.ts';
import type { SellerContext } from '../contract/context.ts';
import { bearerOf } from '../contract/credentials.ts';
import { unitOf } from '../contract/gate.ts';
import { processContext } from '../contract/process-guards.ts';
import type { SellerPerson } from '../contract/seller-scope.ts';

/** Admits people of sellers to the calls of sellers, in the market of their session. */
export const sellerGuard =
  ({
    personOf,
    clock,
    marketById,
  }: {
    readonly personOf: (
      market: string,
      token: string,
      now: string,
    ) => Promise<SellerPerson | undefined>;
    readonly clock: Clock;
    readonly marketById: (id: string) => Market | undefined;
  }): Guard =>
  async (request, reply) => {
    const market = marketById(unitOf(request));
    if (market === undefined) return fail(refusal('not-found'));
    const token = bearerOf(request.headers.authorization);
    const person = await personOf(market.id, token, clock());
    if (person === undefined) return fail(refusal('unauthenticated'));
    const context: SellerContext = {
      ...processContext(clock, request, reply),
      market,
      person,
      token,
    };
    return ok(context);
  };
