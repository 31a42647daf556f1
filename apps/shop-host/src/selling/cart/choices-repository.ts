import type { Selectable } from 'kysely';
import type {
  CartAddressTable,
  ShipmentChoiceTable,
} from '../../platform/database/tables/checkout-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import type { CartRow } from './repository.ts';

export type CartKey = Pick<CartRow, 'market' | 'id'>;
export type ChoiceRow = Selectable<ShipmentChoiceTable>;
export type CartAddressRow = Selectable<CartAddressTable>;

/** A choice without its cart. */
export type NewChoice = Omit<ChoiceRow, 'market' | 'cart_id'>;
/** An address without its cart and its purpose. */
export type NewAddress = Omit<CartAddressRow, 'market' | 'cart_id' | 'purpose'>;

/** The delivery choices of a cart, whether or not they still apply. */
export const shipmentChoicesOf = (db: Reader, { market, id }: CartKey): Promise<ChoiceRow[]> =>
  db
    .selectFrom('shipment_choice')
    .selectAll()
    .where('market', '=', market)
    .where('cart_id', '=', id)
    .execute();

/** Deletes the choices for the other parts of a vendor's products. */
export const deleteOtherParts = async (
  tx: Tx,
  { market, id }: CartKey,
  { seller, part }: Pick<ChoiceRow, 'seller' | 'part'>,
): Promise<void> => {
  await tx
    .deleteFrom('shipment_choice')
    .where('market', '=', market)
    .where('cart_id', '=', id)
    .where('seller', '=', seller)
    .where('part', '<>', part)
    .execute();
};

/** Deletes every choice for the products of a vendor, or of the retailer. */
export const deleteChoicesOf = async (
  tx: Tx,
  { market, id }: CartKey,
  seller: string,
): Promise<void> => {
  await tx
    .deleteFrom('shipment_choice')
    .where('market', '=', market)
    .where('cart_id', '=', id)
    .where('seller', '=', seller)
    .execute();
};

/** Inserts the choice for one shipment in place of an earlier one. */
export const putChoice = async (
  tx: Tx,
  { market, id }: CartKey,
  { seller, part, site_access, ...others }: NewChoice,
): Promise<void> => {
  const chosen = {
    ...others,
    site_access: site_access === null ? null : JSON.stringify(site_access),
  };
  await tx
    .insertInto('shipment_choice')
    .values({ market, cart_id: id, seller, part, ...chosen })
    .onConflict((conflict) =>
      conflict.columns(['market', 'cart_id', 'seller', 'part']).doUpdateSet(chosen),
    )
    .execute();
};

/**
 * The addresses of a cart. Without addresses of their own, the bill and the vendors' shipments use
 * the shipping address.
 */
export type CartAddresses = {
  readonly shipping: CartAddressRow | undefined;
  readonly billing: CartAddressRow | undefined;
  readonly thirdParty: CartAddressRow | undefined;
};

export const cartAddressesOf = async (
  db: Reader,
  { market, id }: CartKey,
): Promise<CartAddresses> => {
  const rows = await db
    .selectFrom('cart_address')
    .selectAll()
    .where('market', '=', market)
    .where('cart_id', '=', id)
    .execute();
  const of = (purpose: CartAddressRow['purpose']) => rows.find((row) => row.purpose === purpose);
  return { shipping: of('shipping'), billing: of('billing'), thirdParty: of('third-party') };
};

/** Inserts an address of a cart in place of an earlier one. */
export const putCartAddress = async (
  tx: Tx,
  { market, id }: CartKey,
  purpose: CartAddressRow['purpose'],
  address: NewAddress,
): Promise<void> => {
  await tx
    .insertInto('cart_address')
    .values({ market, cart_id: id, purpose, ...address })
    .onConflict((conflict) =>
      conflict.columns(['market', 'cart_id', 'purpose']).doUpdateSet(address),
    )
    .execute();
};

/**
 * Copies what was chosen for the delivery of a cart to another one: deliveries, addresses, promo code and
 * place. An address is no entry of the other shopper's address book.
 */
export const copyDelivery = async (tx: Tx, from: CartRow, to: CartKey): Promise<void> => {
  for (const { market: _, cart_id: __, ...choice } of await shipmentChoicesOf(tx, from))
    await putChoice(tx, to, choice);
  for (const address of Object.values(await cartAddressesOf(tx, from)))
    if (address !== undefined) {
      const { market: _, cart_id: __, purpose, ...typed } = address;
      await putCartAddress(tx, to, purpose, { ...typed, customer_address_id: null });
    }
  const { coupon_code, own_part, place_postcode, place_city } = from;
  await tx
    .updateTable('cart')
    .set({ coupon_code, own_part, place_postcode, place_city })
    .where('market', '=', to.market)
    .where('id', '=', to.id)
    .execute();
};

export const deleteCartAddress = async (
  tx: Tx,
  { market, id }: CartKey,
  purpose: CartAddressRow['purpose'],
): Promise<void> => {
  await tx
    .deleteFrom('cart_address')
    .where('market', '=', market)
    .where('cart_id', '=', id)
    .where('purpose', '=', purpose)
    .execute();
};

/** Removes everything that was chosen for an order that is now placed. */
export const clearChoices = async (tx: Tx, { market, id }: CartKey): Promise<void> => {
  const deleted = (table: 'shipment_choice' | 'cart_address') =>
    tx.deleteFrom(table).where('market', '=', market).where('cart_id', '=', id);
  await tx
    .with('choices', () => deleted('shipment_choice'))
    .with('addresses', () => deleted('cart_address'))
    .updateTable('cart')
    .set({ place_postcode: null, place_city: null })
    .where('market', '=', market)
    .where('id', '=', id)
    .execute();
};
