import type { Credential } from '@materia/api-contract';
import { fail, ok } from '@materia/domain-kernel';
import type { FlagSet } from '@materia/domain-feature-flags';
import { type Clock, todayIn } from '@materia/platform-clock';
import type { Market } from '@materia/market-model';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Guard, refusal } from './bind.ts';
import type { CustomerPrincipal, RequestContext } from './context.ts';
import { bearerOf, isSameSecret } from './credentials.ts';
import { shopperNetwork } from './shopper-network.ts';

export type GateOptions = {
  readonly marketById: (id: string) => Market | undefined;
  readonly clock: Clock;
  readonly flagsOf: (market: Market, now: string) => FlagSet;
  readonly publicCredential: string;
  readonly serviceCredential: string;
  /**
   * The customer of an access token; `undefined` when the token is invalid or expired, or its
   * session has ended.
   */
  readonly customerOfToken: (
    market: string,
    token: string,
    now: string,
  ) => Promise<CustomerPrincipal | undefined>;
};

const withBusinessUnit = z.object({ bu: z.string().max(20) });

/** The business unit in a path, or an empty string. */
export const unitOf = (request: FastifyRequest): string =>
  withBusinessUnit.safeParse(request.params).data?.bu ?? '';

/**
 * Guards shopper calls: the business unit must exist (else 404) and the credential must be the one
 * the contract requires (else 401). The market comes from the URL, the customer only from the
 * token.
 */
export const shopGuard =
  (options: GateOptions): Guard =>
  async (request, _reply, { credential }) => {
    const market = options.marketById(unitOf(request));
    if (market === undefined) return fail(refusal('not-found'));
    const now = options.clock();
    const token = bearerOf(request.headers.authorization);
    const customer = await admittedCustomer(credential, options, market.id, token, now);
    if (customer === 'refused') return fail(refusal('unauthenticated'));
    const context: RequestContext = {
      market,
      now,
      today: todayIn(market.timeZone, now),
      customer,
      flags: options.flagsOf(market, now),
      shopperNetwork: shopperNetwork(request, options.serviceCredential),
    };
    return ok(context);
  };

const admittedCustomer = async (
  credential: Credential,
  options: GateOptions,
  market: string,
  token: string,
  now: string,
): Promise<CustomerPrincipal | undefined | 'refused'> => {
  if (credential === 'none' || credential === 'session') return undefined;
  if (credential === 'public' && isSameSecret(token, options.publicCredential)) return undefined;
  return (await options.customerOfToken(market, token, now)) ?? 'refused';
};
