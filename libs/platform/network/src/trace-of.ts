/** Trace Context of the W3C, version 00: the trace's id, that of the caller's part, and flags. */
const TRACE_PARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The id of the trace that a `traceparent` header names; undefined if it names none. */
export const traceOf = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' ? TRACE_PARENT.exec(header)?.[1] : undefined;
