import type { AddressType, Civility } from '@materia/domain-contact';
import type { Generated } from 'kysely';

/**
 * An address of a customer's address book; `added` numbers them in the order in which they were
 * added.
 */
export type AddressTable = {
  market: string;
  id: string;
  customer_id: string;
  added: Generated<number>;
  type: AddressType;
  prefix: Civility | null;
  firstname: string;
  lastname: string;
  /** Empty where none was given. */
  telephone: string;
  street: string[];
  postcode: string;
  city: string;
  region: string;
  default_shipping: boolean;
  default_billing: boolean;
  /** The address's number in the retailer's customer system, as a caller gave it. */
  sirius_id: Generated<string | null>;
};

export type AddressTables = {
  address: AddressTable;
};
