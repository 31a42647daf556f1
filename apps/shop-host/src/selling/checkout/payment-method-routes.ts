import type { Reply } from '@materia/api-contract';
import { fail, ok } from '@materia/domain-kernel';
import type { SharedHandlers } from '../../platform/contract/guest-twins.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import { saveChosenMethod } from '../cart/repository.ts';
import type { PaymentPort } from '../payments/payment-port.ts';
import type { CheckoutContext } from './checkout-context.ts';
import type { CheckoutCart } from './current-cart.ts';
import { myCart, myCheckoutAt } from './my-checkout.ts';
import { choicesOfPayment } from './payment-choices.ts';

type PaymentMethodCalls = 'listPaymentMethods' | 'readSelectedPayment' | 'selectPayment';

/** What the choice of a payment method needs: what the provider takes. */
export type PaymentMethodTools = {
  readonly db: Db;
  readonly provider: Pick<PaymentPort, 'limitsOf'>;
};

const EMPTY = fail({ kind: 'cart-empty' } as const);

/** The payment methods of a cart, and the one that its shopper prefers. */
export const paymentMethodHandlers = (
  tools: PaymentMethodTools,
): SharedHandlers<PaymentMethodCalls, CheckoutContext> => {
  const { db } = tools;
  return {
    listPaymentMethods: async ({ headers }, context) => {
      const cart = await myCheckoutAt(db, headers['retailer-id'], context);
      return cart === undefined ? EMPTY : ok(paymentOffers(cart, tools, context));
    },

    readSelectedPayment: async (_input, context) => {
      const cart = await myCart(db, context);
      return ok(cart?.payment_method ? { code: cart.payment_method } : null);
    },

    selectPayment: async ({ body }, context) => {
      const cart = await myCart(db, context);
      if (cart === undefined) return EMPTY;
      if (!context.market.settings.paymentMethods.includes(body.code))
        return fail({ kind: 'payment-not-possible' });
      await saveChosenMethod(db, context.market.id, cart.id, body.code);
      return ok(body);
    },
  };
};

/** The methods of the market for a cart. */
const paymentOffers = (
  cart: CheckoutCart,
  tools: PaymentMethodTools,
  context: CheckoutContext,
): Reply<'listPaymentMethods'> =>
  choicesOfPayment(cart, tools, context).map(({ method, obstacle }) => {
    const reason = cart.store.ecommerce ? obstacle : 'store-closed';
    return {
      code: method,
      available: reason === undefined,
      ...(reason !== undefined && { reason }),
      selected: cart.row.payment_method === method,
    };
  });
