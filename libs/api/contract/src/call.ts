import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: `public` carries the fixed public credential (SES-19), `customer` the token of a signed-in
 * customer (SES-18), `none` anybody, `session` the refresh token in its body, or as the bearer token.
 */
export type Credential = 'none' | 'public' | 'customer' | 'session';

/** One call as data: method, path with `:params`, credential, and the refusals a caller has to expect. */
export type Call = {
  readonly method: Method;
  readonly path: string;
  readonly credential: Credential;
  readonly summary: string;
  readonly refusals: readonly RefusalCode[];
};

/** The shapes of one call. What is absent is not read by the host. */
export type CallSchemas = {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
};

/** Every refusal of the host by name, with the status it is answered with. */
export const REFUSALS = {
  'bad-input': 400,
  'cart-not-anonymous': 400,
  unauthenticated: 401,
  'wrong-credentials': 401,
  forbidden: 403,
  'not-found': 404,
  'no-such-cart': 404,
  'no-such-line': 404,
  'not-sellable': 406,
  'account-exists': 409,
  'not-comparable': 409,
  'already-reviewed': 409,
  'out-of-stock': 409,
  'cart-changed': 409,
  'cart-empty': 409,
  'cart-locked': 409,
  'list-exists': 409,
  'too-many-lists': 409,
  'coupon-invalid': 409,
  'coupon-expired': 409,
  'coupon-used': 409,
  'cart-has-coupon': 409,
  'coupon-below-minimum': 409,
  'coupon-not-for-cart': 409,
  'pickup-not-possible': 409,
  'slot-not-available': 409,
  'step-not-allowed': 409,
  'key-reused': 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Readonly<Record<string, number>>;

export type RefusalCode = keyof typeof REFUSALS;
