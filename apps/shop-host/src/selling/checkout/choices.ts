import type { Selectable } from 'kysely';
import type { CartContactTable, ShipmentChoiceTable } from '../../platform/database/schema.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import { type CartRow, touchCart } from '../cart/repository.ts';

type CartKey = Pick<CartRow, 'market' | 'id'>;
export type ChoiceRow = Selectable<ShipmentChoiceTable>;
export type ContactRow = Selectable<CartContactTable>;

/** The delivery choices of a cart, whether or not they still apply. */
export const choicesOf = (db: Reader, { market, id }: CartKey): Promise<ChoiceRow[]> =>
  db
    .selectFrom('shipment_choice')
    .selectAll()
    .where('market', '=', market)
    .where('cart_id', '=', id)
    .execute();

/** Stores the choice for one shipment in place of an earlier one, with what it changes of the cart. Every choice makes a new revision of the cart. */
export const saveChoice = async (
  tx: Tx,
  { market, id }: CartKey,
  choice: Omit<ChoiceRow, 'market' | 'cart_id'>,
  now: string,
  change: Parameters<typeof touchCart>[2] = {},
): Promise<void> => {
  const { seller, part, ...chosen } = choice;
  await tx
    .insertInto('shipment_choice')
    .values({ market, cart_id: id, seller, part, ...chosen })
    .onConflict((conflict) =>
      conflict.columns(['market', 'cart_id', 'seller', 'part']).doUpdateSet(chosen),
    )
    .execute();
  await touchCart(tx, { market, id }, change, now);
};

export const contactOf = (db: Reader, { market, id }: CartKey): Promise<ContactRow | undefined> =>
  db
    .selectFrom('cart_contact')
    .selectAll()
    .where('market', '=', market)
    .where('cart_id', '=', id)
    .executeTakeFirst();

/** Stores who receives the order and where, in place of an earlier contact. */
export const saveContact = async (
  tx: Tx,
  { market, id }: CartKey,
  contact: Omit<ContactRow, 'market' | 'cart_id'>,
  now: string,
): Promise<void> => {
  await tx
    .insertInto('cart_contact')
    .values({ market, cart_id: id, ...contact })
    .onConflict((conflict) => conflict.columns(['market', 'cart_id']).doUpdateSet(contact))
    .execute();
  // The address decides from now on where products go.
  const place = contact.postcode === null ? {} : { place_postcode: null, place_city: null };
  await touchCart(tx, { market, id }, place, now);
};

/** Removes everything that was chosen for an order that is now placed. */
export const clearChoices = async (tx: Tx, { market, id }: CartKey): Promise<void> => {
  for (const table of ['shipment_choice', 'cart_contact'] as const)
    await tx.deleteFrom(table).where('market', '=', market).where('cart_id', '=', id).execute();
};
