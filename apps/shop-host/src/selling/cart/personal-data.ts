import { sql } from 'kysely';
import type { Reader } from '../../platform/database/with-tx.ts';
import type { DataSubject, PersonalDataArea } from '../../platform/personal-data/personal-data.ts';

/** The carts of a person: the account's, and those in which a guest typed the same address. */
const cartsOf = async (
  db: Reader,
  { market, customerId, provenEmail }: DataSubject,
): Promise<readonly string[]> =>
  (
    await db
      .selectFrom('cart')
      .select('id')
      .where('market', '=', market)
      .where((cart) =>
        cart.or([
          cart('customer_id', '=', customerId),
          cart('awaits_customer', '=', customerId),
          ...(provenEmail === undefined
            ? []
            : [cart(sql`lower(guest_email)`, '=', provenEmail.toLowerCase())]),
        ]),
      )
      .execute()
  ).map(({ id }) => id);

export const cartData: PersonalDataArea = {
  name: 'cart',
  tables: {
    cart: 'erased',
    cart_address: 'erased',
    cart_line: 'erased',
    shipment_choice: 'erased',
  },
  export: async function* (db, person) {
    const ids = await cartsOf(db, person);
    if (ids.length === 0) return;
    yield {
      table: 'cart',
      rows: await db
        .selectFrom('cart')
        .selectAll()
        .where('market', '=', person.market)
        .where('id', 'in', ids)
        .execute(),
    };
    for (const table of ['cart_address', 'cart_line', 'shipment_choice'] as const)
      yield {
        table,
        rows: await db
          .selectFrom(table)
          .selectAll()
          .where('market', '=', person.market)
          .where('cart_id', 'in', ids)
          .execute(),
      };
  },
  /** Lines, addresses and choices go with their cart. */
  erase: async (tx, person) => {
    const ids = await cartsOf(tx, person);
    if (ids.length === 0) return;
    await tx
      .deleteFrom('cart')
      .where('market', '=', person.market)
      .where('id', 'in', ids)
      .execute();
  },
};
