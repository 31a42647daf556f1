import type { FieldFault, ParsedInput } from '@materia/api-contract';
import { fail, ok } from '@materia/domain-kernel';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { type WithDb, withTx } from '../../platform/database/with-tx.ts';
import { checkAddress } from './check-address.ts';
import {
  type AddressEntry,
  addressesOf,
  type BookOwner,
  billingAddressOf,
  deleteAddress,
  insertAddress,
  isInOpenCheckout,
  lockBook,
  setBillingAddress,
  updateAddress,
} from './repository.ts';
import { wireAddress } from './wire-address.ts';

type AddressCalls =
  | 'listAddresses'
  | 'addAddress'
  | 'changeAddress'
  | 'deleteAddress'
  | 'readMyBillingAddress'
  | 'saveMyBillingAddress';

const ownerOf = ({ market, customer }: CustomerContext): BookOwner => ({
  market: market.id,
  customerId: customer.customerId,
});

type Body = ParsedInput<'changeAddress'>['body'];

/** The default billing address is the main address of the account. */
const isForBilling = ({ default_billing, main_address }: Body): boolean =>
  default_billing || main_address === true;

const numbered = (entry: AddressEntry, { sirius_id }: Body): AddressEntry => ({
  ...entry,
  ...(sirius_id !== undefined && { sirius_id }),
});

/** Ids of another address or customer. */
const foreignIds = (
  body: Body,
  { customerId }: BookOwner,
  addressId: string | undefined,
): readonly FieldFault<`body.${'id' | 'customer_id' | 'customer_address_id'}`>[] => {
  const own = { id: addressId, customer_id: customerId, customer_address_id: addressId };
  return (['id', 'customer_id', 'customer_address_id'] as const)
    .filter((name) => body[name] !== undefined && body[name] !== own[name])
    .map((name) => ({ field: `body.${name}` as const, kind: 'read-only' }));
};

const NOT_FOUND = fail({ kind: 'not-found' } as const);
const FORBIDDEN = fail({ kind: 'forbidden' } as const);

/** The address book (area 12): each opens only to its customer. */
export const addressHandlers = ({ db }: WithDb): Pick<Handlers, AddressCalls> => ({
  listAddresses: async (_input, context) => {
    const book = await addressesOf(db, ownerOf(context));
    return ok(book.map((row) => wireAddress(row, context.market.country)));
  },

  addAddress: async ({ body }, context) => {
    const { market, flags } = context;
    const entry = checkAddress(body, body.customer_address_type, market);
    if (!entry.ok) return entry;
    const owner = ownerOf(context);
    const foreign = foreignIds(body, owner, undefined);
    if (foreign.length > 0) return fail({ kind: 'bad-input', fields: foreign });
    return withTx(db, async (tx) => {
      const book = await lockBook(tx, owner);
      const replacesBilling = isForBilling(body) && book.some((row) => row.default_billing);
      if (replacesBilling && !flags.BILLING_ADDRESS_UPDATE) return FORBIDDEN;
      const added = await insertAddress(tx, owner, book, numbered(entry.value, body), {
        defaultShipping: body.default_shipping,
        defaultBilling: isForBilling(body),
      });
      return added.ok ? ok(wireAddress(added.value, market.country)) : added;
    });
  },

  changeAddress: async ({ params, body }, context) => {
    const { market, flags } = context;
    const entry = checkAddress(body, body.customer_address_type ?? 'SHIPPING', market);
    const owner = ownerOf(context);
    return withTx(db, async (tx) => {
      const book = await lockBook(tx, owner);
      const row = book.find(({ id }) => id === params.addressId);
      if (row === undefined) return NOT_FOUND;
      if (!entry.ok) return entry;
      const foreign = foreignIds(body, owner, row.id);
      if (foreign.length > 0) return fail({ kind: 'bad-input', fields: foreign });
      const changesBilling = row.default_billing || isForBilling(body);
      if (changesBilling && !flags.BILLING_ADDRESS_UPDATE) return FORBIDDEN;
      const type = body.customer_address_type ?? row.type;
      const changed = await updateAddress(
        tx,
        owner,
        row,
        { ...numbered(entry.value, body), type },
        {
          defaultShipping: body.default_shipping,
          defaultBilling: isForBilling(body),
        },
      );
      return ok(wireAddress(changed, market.country));
    });
  },

  deleteAddress: ({ params }, context) => {
    const owner = ownerOf(context);
    return withTx(db, async (tx) => {
      const book = await lockBook(tx, owner);
      const row = book.find(({ id }) => id === params.addressId);
      if (row === undefined) return NOT_FOUND;
      if (row.default_billing && !context.flags.BILLING_ADDRESS_UPDATE) return FORBIDDEN;
      if (await isInOpenCheckout(tx, owner, row.id)) return fail({ kind: 'address-in-use' });
      await deleteAddress(tx, owner, book, row);
      return ok(true);
    });
  },

  readMyBillingAddress: async (_input, context) => {
    const row = await billingAddressOf(db, ownerOf(context));
    return ok(row === undefined ? null : wireAddress(row, context.market.country));
  },

  saveMyBillingAddress: async ({ body }, context) => {
    const { market, flags } = context;
    if (!flags.BILLING_ADDRESS_UPDATE) return FORBIDDEN;
    const entry = checkAddress(body, 'BILLING', market);
    if (!entry.ok) return entry;
    const owner = ownerOf(context);
    return withTx(db, async (tx) => {
      const saved = await setBillingAddress(tx, owner, await lockBook(tx, owner), entry.value);
      return saved.ok ? ok(wireAddress(saved.value, market.country)) : saved;
    });
  },
});
