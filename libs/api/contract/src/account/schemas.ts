import { CIVILITIES, FIELD_MAXIMUMS, MOST_ADDRESSES } from '@materia/domain-contact';
import { PASSWORD_MAXIMUM } from '@materia/domain-customer';
import { z } from 'zod';
import { addressId, bookAddress } from '../addresses/shapes.ts';
import type { CallSchemas } from '../call.ts';
import type { accountCalls } from './calls.ts';

const mainAddress = z.strictObject({
  street: z.array(z.string().max(FIELD_MAXIMUMS.street)).min(1).max(2),
  postcode: z.string().max(20),
  city: z.string().max(FIELD_MAXIMUMS.city),
  country_id: z.string().length(2),
});
const customAttributes = z
  .array(z.strictObject({ attribute_code: z.string().max(60), value: z.string().max(200) }))
  .max(60);

/** The current user: the fields of the specification under the names that it gives them. */
export const customer = z
  .object({
    id: z.string(),
    email: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    lastname_2: z.string().optional(),
    prefix: z.enum(CIVILITIES).optional(),
    /** yyyy-mm-dd; pages show it the other way round. */
    dob: z.string().optional(),
    phone: z.string().optional(),
    mobile: z.string(),
    /** 2 individual, 3 professional. */
    customer_type: z.union([z.literal(2), z.literal(3)]),
    /** The customer's number in the retailer's customer system; also the attribute `siriusId`. */
    sirius_id: z.string().optional(),
    legal_entity_id: z.string().optional(),
    store_id: z.string().optional(),
    addresses: z.array(bookAddress),
    corporation_name: z.string().optional(),
    legal_entity_type: z.string().optional(),
    company_fiscal_id: z.string().optional(),
    intra_community_vat: z.string().optional(),
    fiscal_id_1: z.string().optional(),
    group_id: z.string(),
    /** Buys for others; used in tracking only. */
    isBuyer: z.boolean(),
    /** The address of the book to which invoices are made out. */
    default_billing: addressId.optional(),
    loyalty_card_number: z.string().optional(),
    loyalty_category_code: z.string().optional(),
    loyalty_rank: z.string().optional(),
    is_pro_card: z.boolean(),
    extension_attributes: z.strictObject({
      /** The e-mail address to which the account changes when its owner confirms it. */
      pending_email: z.string().optional(),
    }),
    custom_attributes: customAttributes,
    /** The default billing address. */
    main_address: mainAddress.optional(),
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
const streetAddress = z.strictObject({
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
    /** With which a store issued the card. */
    loyalty_card_postcode: z.string().max(12).optional(),
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

/**
 * What is to change. Fields that are left out stay as they are, and an empty text removes a value.
 * Callers may send everything that they have read: a field that customers do not change themselves
 * is refused unless it is as it was, and so are fields that a customer does not have.
 */
const customerChange = customer
  .partial()
  .extend({
    email: z.string().max(FIELD_MAXIMUMS.email).optional(),
    firstname: z.string().max(FIELD_MAXIMUMS.firstname).optional(),
    lastname: z.string().max(FIELD_MAXIMUMS.lastname).optional(),
    lastname_2: z.string().max(FIELD_MAXIMUMS.lastname_2).optional(),
    prefix: z.union([z.enum(CIVILITIES), z.literal('')]).optional(),
    dob: z.string().max(10).optional(),
    phone: z.string().max(20).optional(),
    mobile: z.string().max(20).optional(),
    sirius_id: z.string().max(40).optional(),
    store_id: z.string().max(20).optional(),
    addresses: z.array(bookAddress).max(MOST_ADDRESSES).optional(),
    corporation_name: z.string().max(FIELD_MAXIMUMS.company).optional(),
    legal_entity_type: z.string().max(40).optional(),
    company_fiscal_id: z.string().max(20).optional(),
    intra_community_vat: z.string().max(30).optional(),
    fiscal_id_1: z.string().max(30).optional(),
    /** As it was read, or the new one with its house number, where it can be changed. */
    main_address: z.union([streetAddress, mainAddress]).optional(),
    /** The same as `store_id`. */
    reference_store: z.string().max(20).optional(),
    /** The current password, which a change of the e-mail address needs. */
    password: z.string().max(PASSWORD_MAXIMUM).optional(),
  })
  .strict();

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
  updateMe: { body: customerChange, reply: customer },
  confirmEmail: {
    body: z.object({ link: z.string().max(200) }),
    reply: z.object({ email: z.string() }),
  },
  cancelEmailChange: { reply: z.literal(true) },
} as const satisfies Readonly<Record<keyof typeof accountCalls, CallSchemas>>;
