import type { OrderState } from './order.ts';

/** A line of an order, as far as it shows that its buyer has the product. */
export type BoughtLine = {
  readonly state: OrderState;
  readonly qty: number;
  /** Units that the buyer gives back, unless the inspection refused them. */
  readonly givenBack: number;
};

/**
 * Whether the lines of a person prove a purchase of the product: units were handed over, and not all of them go back. An order alone
 * proves nothing, because one that is paid in the store costs nothing and can be cancelled.
 */
export const provesPurchase = (lines: readonly BoughtLine[]): boolean =>
  lines.some(({ state, qty, givenBack }) => state === 'handed-over' && qty > givenBack);
