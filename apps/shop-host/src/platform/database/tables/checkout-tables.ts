import type { ShipmentPart } from '@materia/domain-checkout';
import type { Civility } from '@materia/domain-contact';
import type { Carrier, MethodCode, SiteAccess } from '@materia/domain-shipping';
import type { ColumnType, Generated } from 'kysely';
import type { DayColumn, Minor, MomentColumn } from './column-types.ts';

/**
 * The chosen delivery of one shipment, with its price in minor units with tax. `contents` is what
 * it was chosen for: the choice applies only while the shipment still contains exactly that.
 */
export type ShipmentChoiceTable = {
  market: string;
  cart_id: string;
  seller: string;
  part: ShipmentPart;
  carrier_code: Carrier;
  method_code: MethodCode;
  price_minor: Minor;
  slot_day: DayColumn | null;
  slot_hour: number | null;
  contents: string;
  /** The relay point or locker of methods that need one. */
  point_id: string | null;
  /** The shopper has confirmed that a truck can reach the place. */
  truck_access: Generated<boolean>;
  /** What the driver needs to know of the place, where the weight asks for it. */
  site_access: ColumnType<SiteAccess | null, string | null | undefined, string | null>;
  chosen_at: ColumnType<string | null, string | null | undefined, string | null>;
};

/**
 * An address of a cart: who receives the order or pays for it, and where: street, postal code and
 * town, all or none.
 */
export type CartAddressTable = {
  market: string;
  cart_id: string;
  /** `third-party` is where vendors send their products, if not to the shipping address. */
  purpose: 'shipping' | 'billing' | 'third-party';
  /** The entry of the address book from which it was chosen. */
  customer_address_id: string | null;
  prefix: Civility | null;
  firstname: string;
  lastname: string;
  telephone: string;
  street: string[] | null;
  postcode: string | null;
  city: string | null;
  region: string;
};

export type IdempotencyTable = {
  market: string;
  /** `c:` and the id of a customer, or `g:` and the id of a guest's cart. */
  owner: string;
  key: string;
  body_hash: string;
  reply: string | null;
  created_at: MomentColumn;
};

export type CheckoutTables = {
  shipment_choice: ShipmentChoiceTable;
  cart_address: CartAddressTable;
  idempotency: IdempotencyTable;
};
