import { ADDRESS_TYPES } from '@materia/domain-contact';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { address, addressId, bookAddress } from './shapes.ts';
import type { addressCalls } from './calls.ts';

const params = z.object({ addressId });

const street = address.omit({ extension_attributes: true }).strict();

/**
 * A default is set with true. It ends when another address becomes the default, so that there is
 * always one. Callers may send everything that they have read: ids are refused unless they are the
 * address's own, and so are fields that an address does not have.
 */
const entry = street.extend({
  id: addressId.optional(),
  customer_id: addressId.optional(),
  customer_address_id: addressId.optional(),
  customer_address_type: z.enum(ADDRESS_TYPES).default('SHIPPING'),
  default_shipping: z.boolean().default(false),
  default_billing: z.boolean().default(false),
  /** The same as `default_billing`. */
  main_address: z.boolean().optional(),
  extension_attributes: bookAddress.shape.extension_attributes,
  /** The address's number in the retailer's customer system. */
  sirius_id: z.string().max(40).optional(),
});

export const addressSchemas = {
  listAddresses: { reply: z.array(bookAddress) },
  addAddress: { body: entry, reply: bookAddress },
  changeAddress: {
    params,
    /** Without a type it keeps its own. */
    body: entry.extend({ customer_address_type: z.enum(ADDRESS_TYPES).optional() }),
    reply: bookAddress,
  },
  deleteAddress: { params, reply: z.literal(true) },
  readMyBillingAddress: { reply: bookAddress.nullable() },
  saveMyBillingAddress: {
    body: street,
    reply: bookAddress,
  },
} as const satisfies Readonly<Record<keyof typeof addressCalls, CallSchemas>>;
