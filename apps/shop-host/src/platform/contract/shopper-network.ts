import { networkOf } from '@materia/platform-network';
import type { FastifyRequest } from 'fastify';
import { isSameSecret } from './credentials.ts';

/**
 * The network a request comes from, by which limits count: the caller's own, unless a storefront or the console, proven
 * by the service credential, names the address of its visitor in `x-shopper-address`.
 */
export const shopperNetwork = (
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  serviceCredential: string,
): string => {
  const named = headers['x-shopper-address'];
  const service = headers['x-service-credential'];
  const isProven = typeof service === 'string' && isSameSecret(service, serviceCredential);
  return networkOf(isProven && typeof named === 'string' ? named : ip);
};
