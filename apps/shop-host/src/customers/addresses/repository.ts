import { HELD_STATES } from '@materia/domain-cart';
import {
  type AddressDefaults,
  defaultsOfNew,
  MOST_ADDRESSES,
  successorsOf,
} from '@materia/domain-contact';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Insertable, Selectable } from 'kysely';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { AddressTable } from '../../platform/database/tables/address-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';

export type AddressRow = Selectable<AddressTable>;
/** Whose book it is. */
export type BookOwner = { readonly market: string; readonly customerId: string };
/** What an address says, without where it is stored and what it is the default of. */
export type AddressEntry = Omit<
  Insertable<AddressTable>,
  'market' | 'id' | 'customer_id' | 'added' | 'default_shipping' | 'default_billing'
>;

const NO_DEFAULT: AddressDefaults = { defaultShipping: false, defaultBilling: false };

/** The address book, in the order in which the addresses were added. */
export const addressesOf = (db: Reader, { market, customerId }: BookOwner): Promise<AddressRow[]> =>
  db
    .selectFrom('address')
    .selectAll()
    .where('market', '=', market)
    .where('customer_id', '=', customerId)
    .orderBy('added')
    .execute();

/** The default billing address, which is the main address of the account. */
export const billingAddressOf = (
  db: Reader,
  { market, customerId }: BookOwner,
): Promise<AddressRow | undefined> =>
  db
    .selectFrom('address')
    .selectAll()
    .where('market', '=', market)
    .where('customer_id', '=', customerId)
    .where('default_billing', '=', true)
    .executeTakeFirst();

/**
 * The book, locked with its customer, so that two changes at once leave one default of each kind.
 */
export const lockBook = async (tx: Tx, owner: BookOwner): Promise<readonly AddressRow[]> => {
  await tx
    .selectFrom('customer')
    .select('id')
    .where('market', '=', owner.market)
    .where('id', '=', owner.customerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return addressesOf(tx, owner);
};

/** Adds an address to a locked book. The first one becomes the default of both kinds. */
export const insertAddress = async (
  tx: Tx,
  owner: BookOwner,
  book: readonly AddressRow[],
  entry: AddressEntry,
  asked: AddressDefaults = NO_DEFAULT,
): Promise<Result<AddressRow, { readonly kind: 'too-many-addresses' }>> => {
  if (book.length >= MOST_ADDRESSES) return fail({ kind: 'too-many-addresses' });
  const defaults = defaultsOfNew(book.map(defaultsOf), asked);
  await clearDefaults(tx, owner, defaults);
  const row = await tx
    .insertInto('address')
    .values({
      ...entry,
      market: owner.market,
      customer_id: owner.customerId,
      id: randomId(),
      default_shipping: defaults.defaultShipping,
      default_billing: defaults.defaultBilling,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return ok(row);
};

/** Changes an address of a locked book. It stays the default of what it was the default of. */
export const updateAddress = async (
  tx: Tx,
  owner: BookOwner,
  row: AddressRow,
  entry: Partial<AddressEntry>,
  asked: AddressDefaults = NO_DEFAULT,
): Promise<AddressRow> => {
  const defaults: AddressDefaults = {
    defaultShipping: asked.defaultShipping || row.default_shipping,
    defaultBilling: asked.defaultBilling || row.default_billing,
  };
  await clearDefaults(tx, owner, defaults);
  return tx
    .updateTable('address')
    .set({
      ...entry,
      default_shipping: defaults.defaultShipping,
      default_billing: defaults.defaultBilling,
    })
    .where('market', '=', owner.market)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Deletes an address of a locked book; another one becomes the default in its place. */
export const deleteAddress = async (
  tx: Tx,
  owner: BookOwner,
  book: readonly AddressRow[],
  row: AddressRow,
): Promise<void> => {
  const { shipping, billing } = successorsOf(
    book.map((each) => ({ id: each.id, ...defaultsOf(each) })),
    { id: row.id, ...defaultsOf(row) },
  );
  const entries = tx.deleteFrom('address').where('market', '=', owner.market);
  await entries.where('id', '=', row.id).execute();
  for (const [id, change] of [
    [shipping, { default_shipping: true }],
    [billing, { default_billing: true }],
  ] as const)
    if (id !== undefined)
      await tx
        .updateTable('address')
        .set(change)
        .where('market', '=', owner.market)
        .where('id', '=', id)
        .execute();
};

/**
 * Sets the default billing address of a locked book. An address to which parcels are sent as well
 * stays as it is: the new one is added beside it.
 */
export const setBillingAddress = async (
  tx: Tx,
  owner: BookOwner,
  book: readonly AddressRow[],
  entry: AddressEntry,
): Promise<Result<AddressRow, { readonly kind: 'too-many-addresses' }>> => {
  const current = book.find((row) => row.default_billing);
  if (current !== undefined && !current.default_shipping)
    return ok(await updateAddress(tx, owner, current, entry));
  return insertAddress(tx, owner, book, entry, { defaultShipping: false, defaultBilling: true });
};

/** Whether a cart of the customer with products in it is to be sent or billed to this address. */
export const isInOpenCheckout = async (
  tx: Tx,
  { market, customerId }: BookOwner,
  addressId: string,
): Promise<boolean> =>
  (await tx
    .selectFrom('cart_address as chosen')
    .innerJoin('cart', (join) =>
      join.onRef('cart.market', '=', 'chosen.market').onRef('cart.id', '=', 'chosen.cart_id'),
    )
    .innerJoin('cart_line as line', (join) =>
      join.onRef('line.market', '=', 'cart.market').onRef('line.cart_id', '=', 'cart.id'),
    )
    .select('chosen.cart_id')
    .where('chosen.market', '=', market)
    .where('chosen.customer_address_id', '=', addressId)
    .where('cart.customer_id', '=', customerId)
    .where('cart.state', 'in', [...HELD_STATES, 'parked', 'approval'])
    .executeTakeFirst()) !== undefined;

const defaultsOf = (row: AddressRow): AddressDefaults => ({
  defaultShipping: row.default_shipping,
  defaultBilling: row.default_billing,
});

/** Ends the defaults that another address takes over. */
const clearDefaults = async (
  tx: Tx,
  { market, customerId }: BookOwner,
  { defaultShipping, defaultBilling }: AddressDefaults,
): Promise<void> => {
  if (!defaultShipping && !defaultBilling) return;
  await tx
    .updateTable('address')
    .set({
      ...(defaultShipping && { default_shipping: false }),
      ...(defaultBilling && { default_billing: false }),
    })
    .where('market', '=', market)
    .where('customer_id', '=', customerId)
    .execute();
};
