import type { ParsedInput, Reply } from '@materia/api-contract';
import type { NotifiedShipment } from '@materia/domain-checkout';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { addressesOf } from '../../customers/addresses/repository.ts';
import type { SharedHandlers } from '../../platform/contract/guest-twins.ts';
import type { Refusal, RefusalOf } from '../../platform/contract/refusals.ts';
import { type Db, type Tx, withTx } from '../../platform/database/with-tx.ts';
import { saveBilling, saveCartAddress } from '../cart/choices.ts';
import {
  type CartAddresses,
  type CartAddressRow,
  cartAddressesOf,
} from '../cart/choices-repository.ts';
import {
  type CartAddressField,
  checkBillingAddress,
  type CheckedCartAddress,
  checkShippingAddress,
  holdsPricesAt,
} from './cart-address.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { type CheckoutCart, type CheckoutShipment, chosenMethod } from './current-cart.ts';
import { myCart, myCheckout } from './my-checkout.ts';
import { wireCartAddress } from './wire-cart-address.ts';

type AddressCalls =
  | 'saveShippingAddress'
  | 'readShippingAddress'
  | 'saveThirdPartyShippingAddress'
  | 'saveBillingAddress'
  | 'readBillingAddress';

const EMPTY = fail({ kind: 'cart-empty' } as const);

/** The addresses of a cart: who receives the order, where, and whom the invoice names. */
export const cartAddressHandlers = (db: Db): SharedHandlers<AddressCalls, CheckoutContext> => {
  /** Saves where shipments go, if it passes `check` and names an entry of the customer's own address book. */
  const saveAt = (
    purpose: Exclude<CartAddressRow['purpose'], 'billing'>,
    { customer_address_id }: ParsedInput<'saveShippingAddress'>['body'],
    context: CheckoutContext,
    check: (
      cart: CheckoutCart,
    ) => Result<CheckedCartAddress, Refusal<'bad-input', CartAddressField>>,
  ): Promise<
    Result<NonNullable<Reply<'readShippingAddress'>>, RefusalOf<'saveShippingAddress'>>
  > => {
    const { market, now } = context;
    return withTx(db, async (tx) => {
      const cart = await myCheckout(tx, context);
      if (cart === undefined) return EMPTY;
      const checked = check(cart);
      if (!checked.ok) return checked;
      if (!(await isInBook(tx, customer_address_id, context))) return NOT_IN_BOOK;
      if (!holdsPricesAt(checked.value, cart.store, market))
        return fail({ kind: 'delivery-not-possible' });
      await saveCartAddress(tx, cart.row, purpose, checked.value, now);
      return ok(wireCartAddress(checked.value, market));
    });
  };

  return {
    saveShippingAddress: async ({ body }, context) =>
      saveAt('shipping', body, context, ({ shipments }) =>
        checkShippingAddress(body, shipments.map(notified), context.market),
      ),

    readShippingAddress: async (_input, context) => {
      const row = await myCart(db, context);
      const { shipping } = row === undefined ? NO_ADDRESSES : await cartAddressesOf(db, row);
      return ok(shipping === undefined ? null : wireCartAddress(shipping, context.market));
    },

    saveThirdPartyShippingAddress: async ({ body }, context) => {
      const saved = await saveAt('third-party', body, context, ({ shipments }) =>
        checkShippingAddress(
          body,
          shipments.filter(({ part }) => part === 'sent').map(notified),
          context.market,
        ),
      );
      return saved.ok
        ? ok({ ...saved.value, address: { ...body.address, ...saved.value.address } })
        : saved;
    },

    saveBillingAddress: ({ body }, context) => {
      const checked = checkBillingAddress(body, context.market);
      return withTx(db, async (tx) => {
        const cart = await myCheckout(tx, context);
        if (cart === undefined) return EMPTY;
        if (!checked.ok) return checked;
        if (!(await isInBook(tx, body.customer_address_id, context))) return NOT_IN_BOOK;
        await saveBilling(tx, cart.row, checked.value, context.now);
        return ok(wireCartAddress(checked.value, context.market));
      });
    },

    readBillingAddress: async (_input, context) => {
      const row = await myCart(db, context);
      const { billing, shipping } =
        row === undefined ? NO_ADDRESSES : await cartAddressesOf(db, row);
      const payer = billing ?? shipping;
      return ok(payer === undefined ? null : wireCartAddress(payer, context.market));
    },
  };
};

const NO_ADDRESSES: CartAddresses = {
  shipping: undefined,
  billing: undefined,
  thirdParty: undefined,
};

const NOT_IN_BOOK = fail({
  kind: 'bad-input',
  fields: [{ field: 'body.customer_address_id', kind: 'unknown' }],
} as const);

/** Whether an entry is in the customer's address book. Guests have none. */
const isInBook = async (
  tx: Tx,
  id: string | undefined,
  { market, customer }: CheckoutContext,
): Promise<boolean> => {
  if (id === undefined) return true;
  if (customer === undefined) return false;
  const owner = { market: market.id, customerId: customer.customerId };
  return (await addressesOf(tx, owner)).some((entry) => entry.id === id);
};

/** What of a shipment decides whether somebody calls about it. */
const notified = ({ part, choice }: CheckoutShipment): NotifiedShipment => ({
  part,
  method: choice && chosenMethod(choice),
});
