import type { FastifyRequest } from 'fastify';
import type { Shop } from '../shop/shop.ts';
import { openVisit, type Visit } from './visit.ts';

/** The headers of a request by lower-case name. */
export type HeaderReader = (name: string) => string | undefined;

/** Reads a header that may occur only once. */
export const headerReader =
  (request: FastifyRequest): HeaderReader =>
  (name) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value[0] : value;
  };

export const visitOf = (shop: Shop, request: FastifyRequest): Promise<Visit> =>
  openVisit(
    shop,
    { cookie: request.headers.cookie, userAgent: request.headers['user-agent'] },
    { address: request.ip, correlationId: request.id },
  );

/** The bytes of the body; undefined when there is none. */
export const bodyOf = ({ body }: FastifyRequest): Uint8Array<ArrayBuffer> | undefined =>
  Buffer.isBuffer(body) ? Uint8Array.from(body) : undefined;
