import type { Reply } from '@materia/api-contract';
import type { AddressRow } from './repository.ts';

/** An address of the book on the wire. */
export const wireAddress = (row: AddressRow, country: string): Reply<'listAddresses'>[number] => ({
  id: row.id,
  customer_id: row.customer_id,
  customer_address_id: row.id,
  customer_address_type: row.type,
  ...(row.prefix !== null && { prefix: row.prefix }),
  firstname: row.firstname,
  lastname: row.lastname,
  telephone: row.telephone,
  street: row.street,
  postcode: row.postcode,
  city: row.city,
  ...(row.region !== '' && { region: row.region }),
  country_id: country,
  default_shipping: row.default_shipping,
  default_billing: row.default_billing,
  main_address: row.default_billing,
  ...(row.sirius_id !== null && { sirius_id: row.sirius_id }),
});
