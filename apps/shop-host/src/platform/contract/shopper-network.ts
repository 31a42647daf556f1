import { networkOf } from '@materia/platform-network';
import type { FastifyRequest } from 'fastify';
import { isSameSecret } from './credentials.ts';

/**
 * The network of a request, used for limits: the caller's own, unless a storefront or the console
 * proves itself with the service credential and names its visitor's address in `x-shopper-address`.
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
