import { ADDRESS_TYPES, CIVILITIES, FIELD_MAXIMUMS } from '@materia/domain-contact';
import { z } from 'zod';

const pointId = z.string().min(1).max(40);

/** What an address is besides a street: a relay point, a locker, or the store that is named. */
export const placeAttributes = z.object({
  relay_point_id: pointId.optional(),
  locker_id: pointId.optional(),
  shipping_place_name: z.string().max(200).optional(),
});

/**
 * An address payload. The domain checks what the fields contain; the schema only limits their size.
 */
export const address = z.object({
  country_id: z.string().length(2),
  street: z.array(z.string().max(FIELD_MAXIMUMS.street)).min(1).max(2),
  postcode: z.string().max(12),
  city: z.string().max(FIELD_MAXIMUMS.city),
  region: z.string().max(FIELD_MAXIMUMS.region).optional(),
  firstname: z.string().max(FIELD_MAXIMUMS.firstname),
  lastname: z.string().max(FIELD_MAXIMUMS.lastname),
  telephone: z.string().max(20),
  prefix: z.enum(CIVILITIES).optional(),
  extension_attributes: placeAttributes.optional(),
});

export const addressId = z.string().min(1).max(64);

/** An address of the address book. */
export const bookAddress = address
  .extend({
    id: addressId,
    customer_id: z.string(),
    customer_address_id: addressId,
    customer_address_type: z.enum(ADDRESS_TYPES),
    /** An address of the book is a street: it has no relay point. */
    extension_attributes: z.strictObject({}).optional(),
    default_shipping: z.boolean(),
    default_billing: z.boolean(),
    /** The main address of the account is its default billing address. */
    main_address: z.boolean(),
    /** The address's number in the retailer's customer system, once it is there. */
    sirius_id: z.string().optional(),
  })
  .meta({ id: 'Address' });
