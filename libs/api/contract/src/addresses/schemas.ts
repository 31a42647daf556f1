import { ADDRESS_TYPES } from '@materia/domain-contact';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { address, addressId, bookAddress } from './shapes.ts';
import type { addressCalls } from './calls.ts';

const params = z.object({ addressId });

/**
 * A default is set with true. It ends when another address becomes the default, so that there is
 * always one.
 */
const entry = address.omit({ extension_attributes: true }).extend({
  customer_address_type: z.enum(ADDRESS_TYPES).default('SHIPPING'),
  default_shipping: z.boolean().default(false),
  default_billing: z.boolean().default(false),
});

export const addressSchemas = {
  listAddresses: { reply: z.array(bookAddress) },
  addAddress: { body: entry, reply: bookAddress },
  changeAddress: { params, body: entry, reply: bookAddress },
  deleteAddress: { params, reply: z.literal(true) },
  readMyBillingAddress: { reply: bookAddress.nullable() },
  saveMyBillingAddress: {
    body: address.omit({ extension_attributes: true }),
    reply: bookAddress,
  },
} as const satisfies Readonly<Record<keyof typeof addressCalls, CallSchemas>>;
