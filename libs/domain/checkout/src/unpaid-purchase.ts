import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { Money } from '@materia/domain-money';

/** A purchase that waits for its payment and can still be paid. */
export type UnpaidPurchase = {
  /** Its last attempt, whose page continues it. */
  readonly attempt: string;
  readonly orderNumber: string;
  readonly amount: Money;
  /** Until when it can be paid, in the market's time. */
  readonly until: { readonly date: PlainDate; readonly minutesOfDay: number };
  /** The provider or a bank has taken the payment over; there is nothing to do but wait. */
  readonly isProcessed: boolean;
  /** What is typed at a cash machine or in the bank to pay it. */
  readonly reference?: { readonly entity: string; readonly number: string } | undefined;
};
