import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import { PASSWORD_MAXIMUM } from '@materia/domain-customer';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import type { accountCalls } from './calls.ts';

/** The customer data that the account pages use today. */
export const customer = z
  .object({
    id: z.string(),
    email: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    mobile: z.string(),
    /** 2 individual, 3 professional. */
    customer_type: z.union([z.literal(2), z.literal(3)]),
    corporation_name: z.string().optional(),
    company_fiscal_id: z.string().optional(),
    legal_entity_type: z.string().optional(),
    intra_community_vat: z.string().optional(),
    fiscal_id_1: z.string().optional(),
    is_pro_card: z.boolean(),
    /** Buys for others; used in tracking only. */
    is_buyer: z.boolean().optional(),
    loyalty_category_code: z.string().optional(),
    loyalty_rank: z.string().optional(),
    loyalty_card_number: z.string().optional(),
    store_id: z.string().optional(),
    main_address: z
      .object({
        street: z.array(z.string()).min(1).max(2),
        postcode: z.string(),
        city: z.string(),
        country_id: z.string(),
      })
      .optional(),
    group_id: z.string(),
    custom_attributes: z.array(z.object({ attribute_code: z.string(), value: z.string() })),
  })
  .meta({ id: 'Customer' });

/** Tokens of a session. They stay on the storefront's server, never in a page or script. */
export const sessionTokens = z.object({
  jwtToken: z.string(),
  refreshToken: z.string(),
  /** Lifetime of the access token in seconds. */
  expiresIn: z.number().int(),
  customerId: z.string(),
});

/** The house number is separate from the street. */
const streetAddress = z.object({
  street: z.string().max(FIELD_MAXIMUMS.street),
  street_number: z.string().max(20),
  postcode: z.string().max(20),
  city: z.string().max(FIELD_MAXIMUMS.city),
});

/**
 * The domain validates the content of fields (names, e-mail, password, phone, tax number); the
 * schema limits only their size.
 */
const registration = z.object({
  customer: z.object({
    email: z.string().max(FIELD_MAXIMUMS.email),
    firstname: z.string().max(FIELD_MAXIMUMS.firstname),
    lastname: z.string().max(FIELD_MAXIMUMS.lastname),
    mobile: z.string().max(20).optional(),
    customer_type: z.union([z.literal(2), z.literal(3)]),
    corporation_name: z.string().max(FIELD_MAXIMUMS.company).optional(),
    company_fiscal_id: z.string().max(20).optional(),
    legal_entity_type: z.string().max(40).optional(),
    intra_community_vat: z.string().max(30).optional(),
    fiscal_id_1: z.string().max(30).optional(),
    loyalty_card_number: z.string().max(30).optional(),
    /** Requested when the market's flag is on. */
    main_address: streetAddress.optional(),
    terms_accepted: z.boolean(),
  }),
  password: z.string().max(PASSWORD_MAXIMUM),
  /** The id of an account that a store created for this address, which becomes that of the new account. */
  sirius_id: z.string().max(64).optional(),
  request: z.object({
    retailer_id: z.string().max(20),
    /**
     * A private person registers inside the checkout, whose delivery asks for the address: here it
     * is not required.
     */
    at_checkout: z.boolean().optional(),
  }),
});

export const accountSchemas = {
  signIn: {
    body: z.object({
      username: z.string().min(1).max(FIELD_MAXIMUMS.email),
      password: z.string().min(1).max(PASSWORD_MAXIMUM),
      /**
       * Proof from the last sign-in response on this device: it lets the owner sign in while others
       * guess at the account.
       */
      device: z.string().max(1000).optional(),
      /** What the browser says it is. Its name is shown to the customer in the list of their sessions. */
      user_agent: z.string().max(1000).optional(),
    }),
    reply: sessionTokens.extend({
      /** Stored on the device and sent with its next sign-in. It grants no access on its own. */
      device: z.string().optional(),
    }),
  },
  signOut: { reply: z.literal(true) },
  refreshSession: { body: z.object({ refreshToken: z.string().max(200) }), reply: sessionTokens },
  /**
   * Callers send `force`, but a requested refresh is always made. The holder of an access token gets another one
   * only; the holder of a refresh token gets both.
   */
  forceSessionRefresh: {
    query: z.object({ force: z.string().max(5).optional() }),
    headers: z.object({ authorization: z.string().max(4200).optional() }),
    reply: sessionTokens.partial({ refreshToken: true }),
  },
  register: { body: registration, reply: z.object({ id: z.string() }) },
  readMe: { reply: customer },
  updateMe: {
    body: z.object({
      reference_store: z.string().max(20).optional(),
      mobile: z.string().max(20).optional(),
      /** In markets where it can be changed. */ main_address: streetAddress.optional(),
    }),
    reply: customer,
  },
} as const satisfies Readonly<Record<keyof typeof accountCalls, CallSchemas>>;
