import type { z } from 'zod';
import { accountSchemas } from './account/schemas.ts';
import { addressSchemas } from './addresses/schemas.ts';
import { brandSchemas } from './brands/schemas.ts';
import type { Call, CallSchemas } from './call.ts';
import type { CallName, CALLS } from './calls.ts';
import { cartSchemas } from './cart/schemas.ts';
import { catalogueSchemas } from './catalogue/schemas.ts';
import { checkoutSchemas } from './checkout/schemas.ts';
import { companySchemas } from './companies/schemas.ts';
import { consoleSchemas } from './console/schemas.ts';
import { contentSchemas } from './content/schemas.ts';
import { documentSchemas } from './documents/schemas.ts';
import type { FieldPathOf } from './field-paths.ts';
import { flagSchemas } from './flags/schemas.ts';
import { guestSchemas } from './guests/schemas.ts';
import { identitySchemas } from './identity/schemas.ts';
import { listSchemas } from './lists/schemas.ts';
import { mediaSchemas } from './media/schemas.ts';
import { messageSchemas } from './messages/schemas.ts';
import { monitoringSchemas } from './monitoring/schemas.ts';
import { orderSchemas } from './orders/schemas.ts';
import { paymentSchemas } from './payments/schemas.ts';
import { personalDataSchemas } from './personal-data/schemas.ts';
import { loyaltySchemas } from './loyalty/schemas.ts';
import { preferenceSchemas } from './preferences/schemas.ts';
import { sellerSchemas } from './sellers/schemas.ts';
import { sitemapSchemas } from './sitemaps/schemas.ts';
import { quoteSchemas } from './quotes/schemas.ts';
import { reviewSchemas } from './reviews/schemas.ts';
import { staffSchemas } from './staff/schemas.ts';
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
  ...guestSchemas,
  ...paymentSchemas,
  ...accountSchemas,
  ...identitySchemas,
  ...addressSchemas,
  ...companySchemas,
  ...personalDataSchemas,
  ...preferenceSchemas,
  ...loyaltySchemas,
  ...orderSchemas,
  ...documentSchemas,
  ...quoteSchemas,
  ...messageSchemas,
  ...listSchemas,
  ...submissionSchemas,
  ...vendorSchemas,
  ...brandSchemas,
  ...sitemapSchemas,
  ...flagSchemas,
  ...mediaSchemas,
  ...monitoringSchemas,
  ...staffSchemas,
  ...sellerSchemas,
  ...consoleSchemas,
} as const satisfies Readonly<Record<CallName, CallSchemas>>;

type Schemas = typeof SCHEMAS;
type PartName = Exclude<keyof CallSchemas, 'logicalFields'>;
type Part<Shapes extends CallSchemas, Key extends PartName> =
  Shapes extends Readonly<Record<Key, infer Schema extends z.ZodType>> ? Schema : never;

type Sent<Shapes extends CallSchemas, Key extends PartName> = [Part<Shapes, Key>] extends [never]
  ? object
  : undefined extends z.input<Part<Shapes, Key>>
    ? { readonly [At in Key]?: z.input<Part<Shapes, Key>> }
    : { readonly [At in Key]: z.input<Part<Shapes, Key>> };
type Read<Shapes extends CallSchemas, Key extends PartName> = [Part<Shapes, Key>] extends [never]
  ? object
  : { readonly [At in Key]: z.output<Part<Shapes, Key>> };

type NamesOfFiles<Entry extends Call, Key extends 'files' | 'optionalFiles'> =
  Entry extends Readonly<Record<Key, readonly (infer Name extends string)[]>> ? Name : never;

/** The files of a multipart body by name. */
type Files<Entry extends Call, File> = Entry extends { readonly body: 'multipart' }
  ? {
      readonly files: { readonly [At in NamesOfFiles<Entry, 'files'>]: File } & {
        readonly [At in NamesOfFiles<Entry, 'optionalFiles'>]?: File | undefined;
      };
    }
  : object;

/**
 * The input of a call: those of params, query, headers and body that the call has, and the files of
 * a form.
 */
export type InputOf<Entry extends Call, Shapes extends CallSchemas> = Sent<Shapes, 'params'> &
  Sent<Shapes, 'query'> &
  Sent<Shapes, 'headers'> &
  Sent<Shapes, 'body'> &
  Files<Entry, Blob>;

/** Incoming bytes. */
export type IncomingBytes = AsyncIterable<Uint8Array>;
/** An uploaded file of a form. */
export type IncomingFile = {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
};

/** The parsed input, as the host's handler receives it. */
export type ParsedInputOf<Entry extends Call, Shapes extends CallSchemas> = Read<Shapes, 'params'> &
  Read<Shapes, 'query'> &
  Read<Shapes, 'headers'> &
  (Entry extends { readonly body: 'raw' }
    ? { readonly body: IncomingBytes }
    : Read<Shapes, 'body'>) &
  Files<Entry, IncomingFile>;

export type CallInput<Name extends CallName> = InputOf<(typeof CALLS)[Name], Schemas[Name]>;
export type ParsedInput<Name extends CallName> = ParsedInputOf<(typeof CALLS)[Name], Schemas[Name]>;
/** The fields that a refusal of a call may name: `FieldPath<'saveGuestEmail'>` has `body.email`. */
export type FieldPath<Name extends CallName> = FieldPathOf<Schemas[Name]>;
/** The reply of a call; for a stream, a single event or line. */
export type Reply<Name extends CallName> = z.output<Schemas[Name]['reply']>;
/** The body of a call's own refusals; `never` when it has only the common one. */
export type OwnRefusalBody<Name extends CallName> = [Part<Schemas[Name], 'refusal'>] extends [never]
  ? never
  : z.output<Part<Schemas[Name], 'refusal'>>;
