import { fail, ok } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import type { Clock } from '@materia/platform-clock';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Guard, refusal } from './bind.ts';
import type { ProcessContext, UnitContext } from './context.ts';
import { bearerOf, isSameSecret } from './credentials.ts';
import { unitOf } from './gate.ts';
import { shopperNetwork } from './shopper-network.ts';

/** The context of every call that is not made for a shopper. */
export const processContext = (
  clock: Clock,
  request: FastifyRequest,
  reply: FastifyReply,
): ProcessContext => ({
  now: clock(),
  setHeader: (name, value) => void reply.header(name, value),
  cookies: request.headers.cookie,
  network: (serviceCredential) => shopperNetwork(request, serviceCredential),
  logError: (error, message) =>
    request.log.error({ err: error, correlationId: request.id }, message),
});

/** Admits every caller. */
export const openGuard =
  (clock: Clock): Guard =>
  async (request, reply) =>
    ok(processContext(clock, request, reply));

/** Admits callers that send one of the secrets as a bearer token. */
export const secretGuard =
  (clock: Clock, secrets: readonly string[]): Guard =>
  async (request, reply) =>
    bringsOneOf(request, secrets)
      ? ok(processContext(clock, request, reply))
      : fail(refusal('unauthenticated'));

/** The same for calls about a business unit, which must exist. */
export const unitSecretGuard =
  (
    clock: Clock,
    marketById: (id: string) => Market | undefined,
    secrets: readonly string[],
  ): Guard =>
  async (request, reply) => {
    if (!bringsOneOf(request, secrets)) return fail(refusal('unauthenticated'));
    const market = marketById(unitOf(request));
    if (market === undefined) return fail(refusal('not-found'));
    const context: UnitContext = { ...processContext(clock, request, reply), market };
    return ok(context);
  };

/** Admits the shop's own processes, which send the service credential in a separate header. */
export const serviceHeaderGuard =
  (clock: Clock, serviceCredential: string): Guard =>
  async (request, reply) => {
    const service = request.headers['x-service-credential'];
    return typeof service === 'string' && isSameSecret(service, serviceCredential)
      ? ok(processContext(clock, request, reply))
      : fail(refusal('unauthenticated'));
  };

const bringsOneOf = ({ headers }: FastifyRequest, secrets: readonly string[]): boolean => {
  const token = bearerOf(headers.authorization);
  return secrets.some((secret) => isSameSecret(token, secret));
};
