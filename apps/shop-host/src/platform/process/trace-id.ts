import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { traceOf } from '@materia/platform-network';

/** Correlation ids of callers are accepted if they are short and harmless. */
const CORRELATION_ID = /^[\w-]{8,64}$/;

/**
 * The id under which everything that a request causes is logged: the caller's correlation id, else
 * the trace of its caller, else a new one.
 */
export const traceIdOf = (headers: IncomingHttpHeaders): string => {
  const given = headers['x-correlation-id'];
  return typeof given === 'string' && CORRELATION_ID.test(given)
    ? given
    : (traceOf(headers['traceparent']) ?? randomUUID());
};
