import { sameAddress } from '@materia/domain-contact';
import type { ChosenSlot } from '@materia/domain-promise';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import type { Selectable } from 'kysely';
import type {
  CartAddressTable,
  ShipmentChoiceTable,
} from '../../platform/database/tables/checkout-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import { type CartRow, touchCart } from './repository.ts';

type CartKey = Pick<CartRow, 'market' | 'id'>;
export type ChoiceRow = Selectable<ShipmentChoiceTable>;
export type CartAddressRow = Selectable<CartAddressTable>;

/** The delivery choices of a cart, whether or not they still apply. */
export const choicesOf = (db: Reader, { market, id }: CartKey): Promise<ChoiceRow[]> =>
  db
    .selectFrom('shipment_choice')
    .selectAll()
    .where('market', '=', market)
    .where('cart_id', '=', id)
    .execute();

/** The slot of a choice; undefined for one without. */
export const slotOfChoice = ({
  slot_day,
  slot_hour,
}: Pick<ChoiceRow, 'slot_day' | 'slot_hour'>): ChosenSlot | undefined => {
  if (slot_day === null || slot_hour === null) return undefined;
  const date = parsePlainDate(slot_day);
  return { date: date.ok ? date.value : undefined, startHour: slot_hour };
};

/** Stores the choice for one shipment in place of an earlier one, with what it changes of the cart. Every choice makes a new revision of the cart. */
export const saveChoice = async (
  tx: Tx,
  { market, id }: CartKey,
  choice: Omit<ChoiceRow, 'market' | 'cart_id'>,
  now: string,
  change: Parameters<typeof touchCart>[2] = {},
): Promise<void> => {
  const { seller, part, ...chosen } = choice;
  // Own products that go another way take the choice for their former way with them.
  if (change.own_part !== undefined)
    await tx
      .deleteFrom('shipment_choice')
      .where('market', '=', market)
      .where('cart_id', '=', id)
      .where('seller', '=', seller)
      .where('part', '<>', part)
      .execute();
  await tx
    .insertInto('shipment_choice')
    .values({ market, cart_id: id, seller, part, ...chosen })
    .onConflict((conflict) =>
      conflict.columns(['market', 'cart_id', 'seller', 'part']).doUpdateSet(chosen),
    )
    .execute();
  await touchCart(tx, { market, id }, change, now);
};

/** The addresses of a cart. Without one of their own, the bill and the sellers' shipments go where everything goes. */
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

/**
 * Stores an address of a cart in place of an earlier one. A shipping address is that of every shipment, so it ends another one of
 * the sellers' shipments.
 */
export const saveCartAddress = async (
  tx: Tx,
  { market, id }: CartKey,
  purpose: CartAddressRow['purpose'],
  address: Omit<CartAddressRow, 'market' | 'cart_id' | 'purpose'>,
  now: string,
): Promise<void> => {
  await tx
    .insertInto('cart_address')
    .values({ market, cart_id: id, purpose, ...address })
    .onConflict((conflict) =>
      conflict.columns(['market', 'cart_id', 'purpose']).doUpdateSet(address),
    )
    .execute();
  if (purpose === 'shipping') await deleteCartAddress(tx, { market, id }, 'third-party');
  // The shipping address decides from now on where products go.
  const isPlace = purpose === 'shipping' && address.postcode !== null;
  await touchCart(
    tx,
    { market, id },
    isPlace ? { place_postcode: null, place_city: null } : {},
    now,
  );
};

/** Stores whom the invoice names. Who receives the order anyway is not stored twice: the bill follows the shipping address. */
export const saveBilling = async (
  tx: Tx,
  key: CartKey,
  address: Omit<CartAddressRow, 'market' | 'cart_id' | 'purpose'>,
  now: string,
): Promise<void> => {
  const { shipping } = await cartAddressesOf(tx, key);
  if (shipping === undefined || !isSameRecipient(address, shipping))
    return saveCartAddress(tx, key, 'billing', address, now);
  await deleteCartAddress(tx, key, 'billing');
  await touchCart(tx, key, {}, now);
};

type Recipient = Pick<CartAddressRow, 'firstname' | 'lastname' | 'street' | 'postcode' | 'city'>;

const isSameRecipient = (one: Recipient, other: Recipient): boolean =>
  one.firstname === other.firstname &&
  one.lastname === other.lastname &&
  sameAddress(comparable(one), comparable(other));

const comparable = ({ street, postcode, city }: Recipient) => ({
  street: street ?? [],
  postcode: postcode ?? '',
  city: city ?? '',
});

const deleteCartAddress = async (
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
