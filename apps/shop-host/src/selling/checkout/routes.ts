import { fail, ok } from '@materia/domain-kernel';
import { saveChoice } from '../cart/repository.ts';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { type Db, withTx } from '../../platform/database/with-tx.ts';
import { findStore } from '../../catalogue/stores/repository.ts';
import { checkContact } from './contact.ts';
import {
  type CheckoutCart,
  checkoutCart,
  myCart,
  savedContact,
  savedSelection,
} from './current-cart.ts';
import { placeOrder } from './place-order.ts';
import { checkSelection } from './selection.ts';
import { promiseContext } from './store-times.ts';

type CheckoutCalls =
  | 'listShippingMethods'
  | 'selectShippingMethod'
  | 'readSelectedShipping'
  | 'saveContact'
  | 'readContact'
  | 'listPaymentMethods'
  | 'placeOrder';

const EMPTY = fail({ kind: 'cart-empty' } as const);

/** The checkout calls (areas 09 and 10): pickup at the cart's store, paid there. */
export const checkoutHandlers = (db: Db): Pick<Handlers, CheckoutCalls> => {
  /** The customer's cart at the store that the header names. */
  const cartAt = async (
    storeId: string,
    context: CustomerContext,
  ): Promise<CheckoutCart | undefined> => {
    const row = await myCart(db, context);
    const store = await findStore(db, context.market.id, { id: storeId });
    return row === undefined || store === undefined
      ? undefined
      : checkoutCart(db, { ...row, store_id: store.id }, context);
  };

  return {
    listShippingMethods: async ({ headers }, context) => {
      const cart = await cartAt(headers['retailer-id'], context);
      return cart === undefined ? EMPTY : ok(cart.methods.map((method) => ({ ...method })));
    },

    selectShippingMethod: ({ body }, context) =>
      withTx(db, async (tx) => {
        const cart = await checkoutCart(tx, await myCart(tx, context), context);
        if (cart === undefined) return EMPTY;
        if (body.custom_data.retailer_id !== cart.store.id)
          return fail({
            kind: 'bad-input',
            fields: [{ field: 'body.custom_data.retailer_id', kind: 'not-the-store-of-the-cart' }],
          });
        const checked = checkSelection(
          body,
          cart.methods,
          promiseContext(cart.store, context.market, context.now),
        );
        if (!checked.ok) return checked;
        await saveChoice(tx, cart.row, { shipping: body });
        return ok(body);
      }),

    readSelectedShipping: async (_input, context) => {
      const row = await myCart(db, context);
      return ok(row === undefined ? null : savedSelection(row));
    },

    saveContact: async ({ body }, context) => {
      const checked = checkContact(body, context.market);
      if (!checked.ok) return checked;
      return withTx(db, async (tx) => {
        const cart = await checkoutCart(tx, await myCart(tx, context), context);
        if (cart === undefined) return EMPTY;
        await saveChoice(tx, cart.row, { contact: checked.value });
        return ok(checked.value);
      });
    },

    readContact: async (_input, context) => {
      const row = await myCart(db, context);
      return ok(row === undefined ? null : savedContact(row));
    },

    listPaymentMethods: async ({ headers }, context) => {
      const cart = await cartAt(headers['retailer-id'], context);
      return cart === undefined
        ? EMPTY
        : ok([{ code: 'pay_in_store', available: cart.store.ecommerce }]);
    },

    placeOrder: (input, context) => placeOrder(db, input, context),
  };
};
