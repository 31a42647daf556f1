import type { FlagSet } from '@materia/domain-feature-flags';
import { type Clock, todayIn } from '@materia/platform-clock';
import type { Market } from '@materia/market-model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusal, sendRefusal } from './bind.ts';
import type { CustomerPrincipal, RequestContext } from './context.ts';
import { bearerOf, isSameSecret } from './credentials.ts';
import type { Refusal } from './refusals.ts';
import { shopperNetwork } from './shopper-network.ts';

export type GateOptions = {
  readonly marketById: (id: string) => Market | undefined;
  readonly clock: Clock;
  readonly flagsOf: (market: Market, now: string) => FlagSet;
  readonly publicCredential: string;
  readonly serviceCredential: string;
  /** The customer of an access token, or nothing when it is wrong, too old, or its session has ended. */
  readonly customerOfToken: (
    market: string,
    token: string,
    now: string,
  ) => Promise<CustomerPrincipal | undefined>;
};

const withBusinessUnit = z.object({ bu: z.string() });

/**
 * Checks every call before its input is read: the business unit exists (else 404) and the credential is the one
 * the contract asks for (else 401). The market is worked out from the address, the customer from the token alone.
 */
export const guardCalls = (app: FastifyInstance, options: GateOptions): void => {
  app.decorateRequest('shop', null);
  app.addHook('onRequest', async (request, reply) => {
    const admitted = await admit(request, options);
    if ('kind' in admitted) return sendRefusal(request, reply, admitted);
    request.shop = admitted;
    return undefined;
  });
};

const admit = async (
  request: FastifyRequest,
  options: GateOptions,
): Promise<RequestContext | Refusal> => {
  const address = withBusinessUnit.safeParse(request.params);
  const market = address.success ? options.marketById(address.data.bu) : undefined;
  if (market === undefined) return refusal('not-found');
  const now = options.clock();
  const token = bearerOf(request.headers.authorization);
  const customer = await admittedCustomer(request, options, market.id, token, now);
  if (customer === 'refused') return refusal('unauthenticated');
  return {
    market,
    now,
    today: todayIn(market.timeZone, now),
    customer,
    flags: options.flagsOf(market, now),
    shopperNetwork: shopperNetwork(request, options.serviceCredential),
  };
};

const admittedCustomer = async (
  request: FastifyRequest,
  options: GateOptions,
  market: string,
  token: string,
  now: string,
): Promise<CustomerPrincipal | undefined | 'refused'> => {
  const credential = request.routeOptions.config.credential;
  if (credential === 'none' || credential === 'session') return undefined;
  if (credential === 'public' && isSameSecret(token, options.publicCredential)) return undefined;
  return (await options.customerOfToken(market, token, now)) ?? 'refused';
};
