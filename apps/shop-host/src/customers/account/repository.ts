import type { Insertable, Selectable } from 'kysely';
import type { CustomerTable } from '../../platform/database/tables/account-tables.ts';
import type { RegistrationAddress } from '@materia/domain-customer';
import {
  type Db,
  type Reader,
  sqlState,
  type Tx,
  withTx,
} from '../../platform/database/with-tx.ts';
import { type AddressEntry, setBillingAddress } from '../addresses/repository.ts';

export type CustomerRow = Selectable<CustomerTable>;
export type NewCustomer = Insertable<CustomerTable>;

const UNIQUE_VIOLATION = '23505';

export const findByEmail = (
  db: Reader,
  market: string,
  email: string,
): Promise<Pick<CustomerRow, 'id' | 'password_hash'> | undefined> =>
  db
    .selectFrom('customer')
    .select(['id', 'password_hash'])
    .where('market', '=', market)
    .where('email', '=', email)
    .executeTakeFirst();

export const findCustomer = (db: Reader, market: string, id: string): Promise<CustomerRow> =>
  db
    .selectFrom('customer')
    .selectAll()
    .where('market', '=', market)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Whether an account of the market already has this club card. */
export const isCardHeld = async (
  db: Reader,
  market: string,
  card: string | null,
): Promise<boolean> =>
  card !== null &&
  (await db
    .selectFrom('customer')
    .select('id')
    .where('market', '=', market)
    .where('loyalty_card_number', '=', card)
    .executeTakeFirst()) !== undefined;

/**
 * Inserts a customer, with the main address if one was given, and does what follows in the same
 * transaction. Returns false when the e-mail or club card already has an account, even one created
 * at the same moment.
 */
export const insertCustomer = async (
  db: Db,
  row: NewCustomer,
  mainAddress?: RegistrationAddress,
  follow: (tx: Tx) => Promise<void> = async () => {},
): Promise<boolean> => {
  try {
    await withTx(db, async (tx) => {
      await tx.insertInto('customer').values(row).execute();
      if (mainAddress !== undefined)
        await setBillingAddress(
          tx,
          { market: row.market, customerId: row.id },
          [],
          mainEntry(row, mainAddress),
        );
      await follow(tx);
    });
    return true;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return false;
    throw error;
  }
};

/** A main address names the customer. */
export const mainEntry = (
  { firstname, lastname, mobile }: Pick<CustomerRow, 'firstname' | 'lastname' | 'mobile'>,
  { street, postcode, city }: RegistrationAddress,
): AddressEntry => ({
  type: 'BILLING',
  prefix: null,
  firstname,
  lastname,
  telephone: mobile,
  street: [street],
  postcode,
  city,
  region: '',
});

/** Replaces the password of an account. */
export const setPassword = async (
  tx: Tx,
  market: string,
  id: string,
  passwordHash: string,
): Promise<void> => {
  await tx
    .updateTable('customer')
    .set({ password_hash: passwordHash })
    .where('market', '=', market)
    .where('id', '=', id)
    .execute();
};
