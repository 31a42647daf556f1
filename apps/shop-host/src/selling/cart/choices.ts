import { sameAddress } from '@materia/domain-contact';
import type { ChosenSlot } from '@materia/domain-promise';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import type { Tx } from '../../platform/database/with-tx.ts';
import {
  type CartAddressRow,
  cartAddressesOf,
  type CartKey,
  type ChoiceRow,
  deleteCartAddress,
  deleteOtherParts,
  type NewAddress,
  type NewChoice,
  putCartAddress,
  putChoice,
} from './choices-repository.ts';
import { touchCart } from './repository.ts';

/** The slot of a choice; undefined for one without. */
export const slotOfChoice = ({
  slot_day,
  slot_hour,
}: Pick<ChoiceRow, 'slot_day' | 'slot_hour'>): ChosenSlot | undefined => {
  if (slot_day === null || slot_hour === null) return undefined;
  const date = parsePlainDate(slot_day);
  return { date: date.ok ? date.value : undefined, startHour: slot_hour };
};

/**
 * Stores the choice for one shipment in place of an earlier one, with what it changes of the cart.
 * Every choice makes a new revision of the cart.
 */
export const saveChoice = async (
  tx: Tx,
  { market, id }: CartKey,
  choice: NewChoice,
  now: string,
  change: Parameters<typeof touchCart>[2] = {},
): Promise<void> => {
  // Own products that go another way take the choice for their former way with them.
  if (change.own_part !== undefined) await deleteOtherParts(tx, { market, id }, choice);
  await putChoice(tx, { market, id }, choice);
  await touchCart(tx, { market, id }, change, now);
};

/**
 * Stores an address of a cart in place of an earlier one. A shipping address applies to every
 * shipment, so it replaces a separate one of the vendors' shipments.
 */
export const saveCartAddress = async (
  tx: Tx,
  { market, id }: CartKey,
  purpose: CartAddressRow['purpose'],
  address: NewAddress,
  now: string,
): Promise<void> => {
  await putCartAddress(tx, { market, id }, purpose, address);
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

/**
 * Stores whom the invoice names. Whoever receives the order anyway is not stored twice: the bill
 * follows the shipping address.
 */
export const saveBilling = async (
  tx: Tx,
  key: CartKey,
  address: NewAddress,
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
