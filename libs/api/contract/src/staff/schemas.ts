import { PARCEL_NUMBER } from '@materia/domain-shipping';
import { STAFF_ROLES } from '@materia/domain-feature-flags';
import { PAYMENT_METHODS } from '@materia/domain-checkout';
import { ORDER_STATUSES } from '@materia/domain-order';
import { REVIEW_STATES } from '@materia/domain-reviews';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { siteAccess } from '../checkout/site-access.ts';
import { amount, currency, rawBody } from '../wire.ts';
import type { staffCalls } from './calls.ts';
import { accountDeskSchemas } from './account-schemas.ts';
import { contentDeskSchemas } from './content-schemas.ts';
import { STAFF_DUTIES } from './duties.ts';
import { OWN_FORMATS } from './own-formats.ts';
import { reportDeskSchemas } from './report-schemas.ts';
import { paymentDeskSchemas } from './payment-schemas.ts';
import { returnDeskSchemas } from './return-schemas.ts';
import { searchDeskSchemas } from './search-schemas.ts';
import { threadDeskSchemas } from './thread-schemas.ts';

/** A status of an order of the retailer, or of marketplace offers. */
const orderStatus = z.enum(ORDER_STATUSES);
const duty = z.enum(STAFF_DUTIES);
const LEAST_PASSWORD = 12;

const colleague = z
  .object({ email: z.string(), name: z.string(), duties: z.array(duty).readonly() })
  .meta({ id: 'Colleague' });

const staffReview = z
  .object({
    id: z.string(),
    sku: z.string(),
    state: z.enum(REVIEW_STATES),
    rating: z.number(),
    title: z.string(),
    text: z.string(),
    nickname: z.string(),
    isVerified: z.boolean(),
    writtenAt: z.string(),
  })
  .meta({ id: 'StaffReview' });

/** An order as staff see it in a list: without anything about its buyer. */
const placedOrder = z
  .object({
    number: z.string(),
    status: orderStatus,
    /** ISO instant. */
    placed_at: z.string(),
    store_id: z.string(),
    /** The vendor who sells it; null for the retailer. */
    vendor: z.string().nullable(),
    total: amount,
    currency,
    /** Until when the products of an unpaid order are held; null while no time ends that. ISO instant. */
    held_until: z.string().nullable(),
  })
  .meta({ id: 'PlacedOrder' });

/** Progress of an import, one line each. */
const importLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), lines: z.number(), refused: z.number() }),
  z.object({
    kind: z.literal('report'),
    report: z.object({
      lines: z.number(),
      taken: z.number(),
      added: z.number(),
      refused: z.array(z.object({ line: z.number(), reason: z.string() })).readonly(),
      /** Photographs that could not be taken; their lines were. */
      pictures: z.array(z.object({ line: z.number(), reason: z.string() })).readonly(),
    }),
  }),
  z.object({ kind: z.literal('failed') }),
]);

/** A user of the console and of the staff calls, as registered by the operator. */
const consoleStaff = z.strictObject({
  email: z.email().max(200).toLowerCase(),
  name: z.string().trim().min(1).max(100),
  /** Role by unit; without a role the user cannot open the console. */
  roles: z.record(z.string(), z.enum(STAFF_ROLES)),
  /** Duties by unit; unchanged when omitted. */
  duties: z.record(z.string(), z.array(duty)).optional(),
  /** Omitted for users who sign in at the identity provider, and to keep the current one. */
  password: z.string().min(LEAST_PASSWORD).max(200).optional(),
  /**
   * Requests a new authenticator secret, for example after a lost phone; otherwise the current one
   * stays.
   */
  newSecondFactor: z.boolean().default(false),
});

export const staffSchemas = {
  signStaffIn: {
    body: z.object({
      email: z.email().max(200).toLowerCase(),
      password: z.string().min(1).max(200),
      code: z.string().max(10).optional(),
      /** Proof from the last sign-in response on this device. */
      device: z.string().max(1000).optional(),
    }),
    reply: z.object({
      token: z.string(),
      email: z.string(),
      name: z.string(),
      duties: z.record(z.string(), z.array(duty).readonly()),
      device: z.string(),
    }),
  },
  signStaffOut: { reply: z.object({}) },
  listColleagues: { reply: z.array(colleague) },
  setDuties: {
    params: z.object({ email: z.string().max(200) }),
    body: z.object({ duties: z.array(duty) }),
    reply: colleague,
  },
  readStaffAudit: {
    reply: z.object({
      acts: z.array(
        z.object({
          seq: z.number(),
          at: z.string(),
          actor: z.string(),
          action: z.string(),
          detail: z.string(),
        }),
      ),
      brokenAt: z.number().nullable(),
    }),
  },
  listPlacedOrders: {
    query: z.object({
      status: orderStatus.optional(),
      store: z.string().max(20).optional(),
    }),
    reply: z.array(placedOrder),
  },
  readPlacedOrder: {
    params: z.object({ id: z.string().max(40) }),
    reply: placedOrder.extend({
      /** Who receives it, for the handover. */
      recipient: z.string(),
      telephone: z.string(),
      /** The number of its purchase, which is that of the first order. */
      purchase: z.string(),
      company: z.object({ name: z.string(), tax_number: z.string() }).nullable(),
      /** The buyer's own reference. */
      reference: z.string().nullable(),
      /** Who takes the delivery at a firm's site. */
      site_contact: z.object({ name: z.string(), telephone: z.string() }).nullable(),
      wants_invoice: z.boolean(),
      payment_method: z.enum(PAYMENT_METHODS),
      comment: z.string().nullable(),
      lines: z.array(z.object({ sku: z.string(), name: z.string(), quantity: z.number() })),
      statuses: z.array(z.object({ status: z.string(), at: z.string() })),
      next: z.array(orderStatus),
    }),
  },
  putSellerInvoice: {
    params: z.object({ id: z.string().max(40) }),
    body: z.object({ number: z.string().trim().min(1).max(60), issued_on: z.iso.date() }),
    reply: z.object({ id: z.string(), version: z.number().int(), bytes: z.number().int() }),
  },
  advanceOrder: {
    params: z.object({ id: z.string().max(40) }),
    body: z.object({
      status: z.string().min(1).max(40),
      /** With which parcel an order is shipped: a carrier of the market, by its id. */
      parcel: z
        .object({ carrier: z.string().max(40), number: z.string().trim().regex(PARCEL_NUMBER) })
        .optional(),
    }),
    reply: z.object({
      number: z.string(),
      status: orderStatus,
      next: z.array(orderStatus).readonly(),
      /** What the driver needs to know of the place. */
      site_access: siteAccess.optional(),
    }),
  },
  listReviewsOfState: {
    query: z.object({ state: z.enum(REVIEW_STATES).default('pending') }),
    reply: z.array(staffReview),
  },
  decideReview: {
    params: z.object({ id: z.string().max(60) }),
    body: z.object({ decision: z.enum(['publish', 'reject']) }),
    reply: staffReview,
  },
  importOwnFile: {
    query: z.object({ format: z.enum(OWN_FORMATS) }),
    body: rawBody,
    reply: importLine,
  },
  setConsoleStaff: {
    body: consoleStaff,
    /**
     * A new authenticator secret, returned only once; null when none is needed or the current one
     * stays.
     */
    reply: z.object({ email: z.string(), totpSecret: z.string().nullable() }),
  },
  ...contentDeskSchemas,
  ...reportDeskSchemas,
  ...accountDeskSchemas,
  ...paymentDeskSchemas,
  ...returnDeskSchemas,
  ...searchDeskSchemas,
  ...threadDeskSchemas,
} as const satisfies Readonly<Record<keyof typeof staffCalls, CallSchemas>>;
