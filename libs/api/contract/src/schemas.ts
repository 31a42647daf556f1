import type { z } from 'zod';
import { accountSchemas } from './account/schemas.ts';
import { brandSchemas } from './brands/schemas.ts';
import type { CallName } from './calls.ts';
import type { CallSchemas } from './call.ts';
import { cartSchemas } from './cart/schemas.ts';
import { catalogueSchemas } from './catalogue/schemas.ts';
import { checkoutSchemas } from './checkout/schemas.ts';
import { contentSchemas } from './content/schemas.ts';
import { documentSchemas } from './documents/schemas.ts';
import { listSchemas } from './lists/schemas.ts';
import { orderSchemas } from './orders/schemas.ts';
import { sitemapSchemas } from './sitemaps/schemas.ts';
import { reviewSchemas } from './reviews/schemas.ts';
import { storeSchemas } from './stores/schemas.ts';
import { submissionSchemas } from './submissions/schemas.ts';
import { vendorSchemas } from './vendors/schemas.ts';

/** The shapes of every call. A call without shapes does not compile. */
export const SCHEMAS = {
  ...catalogueSchemas,
  ...storeSchemas,
  ...contentSchemas,
  ...reviewSchemas,
  ...cartSchemas,
  ...checkoutSchemas,
  ...accountSchemas,
  ...orderSchemas,
  ...documentSchemas,
  ...listSchemas,
  ...submissionSchemas,
  ...vendorSchemas,
  ...brandSchemas,
  ...sitemapSchemas,
} as const satisfies Readonly<Record<CallName, CallSchemas>>;

type Schemas = typeof SCHEMAS;
type Part<Name extends CallName, Key extends keyof CallSchemas> =
  Schemas[Name] extends Readonly<Record<Key, infer Schema extends z.ZodType>> ? Schema : never;

type Sent<Name extends CallName, Key extends keyof CallSchemas> = [Part<Name, Key>] extends [never]
  ? object
  : { readonly [At in Key]: z.input<Part<Name, Key>> };
type Read<Name extends CallName, Key extends keyof CallSchemas> = [Part<Name, Key>] extends [never]
  ? object
  : { readonly [At in Key]: z.output<Part<Name, Key>> };

/** What a caller sends: params, query, headers and body, as far as the call has them. */
export type CallInput<Name extends CallName> = Sent<Name, 'params'> &
  Sent<Name, 'query'> &
  Sent<Name, 'headers'> &
  Sent<Name, 'body'>;
/** The same after parsing, as the host's handler gets it. */
export type ParsedInput<Name extends CallName> = Read<Name, 'params'> &
  Read<Name, 'query'> &
  Read<Name, 'headers'> &
  Read<Name, 'body'>;
export type Reply<Name extends CallName> = z.output<Schemas[Name]['reply']>;
