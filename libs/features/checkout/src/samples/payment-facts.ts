import { needsCode } from '@materia/domain-checkout';
import { plainDate } from '@materia/domain-holiday-calendar';
import { type Currency, money } from '@materia/domain-money';
import type { PaymentFacts } from '../payment/payment.loader.ts';
import { someOffers } from './checkout-facts.ts';

type Failed = Extract<PaymentFacts, { readonly kind: 'failed' }>;

const own = (currency: Currency) =>
  ({ id: 'p-1', orderNumber: 'PL-2603-000017', amount: money(125_900, currency) }) as const;

const HELD_UNTIL = { date: plainDate(2026, 3, 10), minutesOfDay: 11 * 60 + 40 } as const;

/** A card payment that the bank declined. */
export const somePayment = (currency: Currency, changes: Partial<Failed> = {}): Failed => ({
  ...own(currency),
  kind: 'failed',
  method: 'card',
  state: 'refused',
  failure: 'declined',
  mayRetry: true,
  isCartBack: true,
  heldUntil: HELD_UNTIL,
  offers: someOffers(['card', 'blik', 'p24', 'paypal_express']),
  ...changes,
});

/** A payment on its way to the provider, or back without a decision. */
export const someOpenPayment = (currency: Currency, isBack = false): PaymentFacts => ({
  ...own(currency),
  kind: 'pay',
  method: 'card',
  redirectUrl: 'https://pay.example/s/p-1',
  isBack,
  heldUntil: HELD_UNTIL,
});

/** A payment that waits for an approval or for the bank. */
export const someWaitingPayment = (
  currency: Currency,
  method: 'blik' | 'p24' | 'mb_way' = 'blik',
  reloads = true,
) =>
  ({
    ...own(currency),
    kind: 'waiting',
    method,
    reloadSeconds: reloads ? 4 : undefined,
    ...(needsCode(method) && { secondsLeft: 47 }),
  }) as const;

/** A Multibanco reference that can be paid for a week. */
export const someReference = (currency: Currency): PaymentFacts => ({
  ...own(currency),
  kind: 'reference',
  method: 'multibanco',
  reference: { entity: '12345', reference: '123456789' },
  payBy: { date: plainDate(2026, 3, 17), minutesOfDay: 23 * 60 + 59 },
  reloadSeconds: 30,
});
