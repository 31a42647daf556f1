import { type MethodChoice, paymentChoices } from '@materia/domain-checkout';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import type { PaymentPort } from '../payments/payment-port.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { type CheckoutCart, chosenMethod } from './current-cart.ts';

/** The payment methods of the market for a cart with the deliveries chosen so far. */
export const choicesOfPayment = (
  { priced, shipments }: CheckoutCart,
  { provider }: { readonly provider: Pick<PaymentPort, 'limitsOf'> },
  { market, today }: CheckoutContext,
): readonly MethodChoice[] =>
  paymentChoices(
    market.settings.paymentMethods,
    {
      total: priced.totals.total.included,
      shipments: shipments.flatMap(({ part, choice }) => {
        const method = choice && chosenMethod(choice);
        return choice === undefined || method === undefined
          ? []
          : [{ part, method, slotDay: slotDayOf(choice.slot_day) }];
      }),
      today,
    },
    provider.limitsOf(market.currency),
  );

/** The day of a slot as it is stored. */
export const slotDayOf = (day: string | null) => {
  const parsed = day === null ? undefined : parsePlainDate(day);
  return parsed?.ok ? parsed.value : undefined;
};
