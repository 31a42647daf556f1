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

/** The bytes of the body; undefined when there is none. A form with files is too large to be copied. */
export const bodyOf = ({ body }: FastifyRequest): Uint8Array<ArrayBuffer> | undefined => {
  if (!Buffer.isBuffer(body)) return undefined;
  const { buffer, byteOffset, byteLength } = body;
  return buffer instanceof ArrayBuffer
    ? new Uint8Array(buffer, byteOffset, byteLength)
    : Uint8Array.from(body);
};
