import { stepIn, type TrackingStep } from './flow-table.ts';
import { flowOf, type OrderKind } from './order-kind.ts';

/**
 * Mails about the progress of an order. Its confirmation is not among them: it is a mail of the
 * purchase.
 */
export const ORDER_MAILS = ['preparing', 'ready', 'shipped', 'completed', 'cancelled'] as const;
export type OrderMail = (typeof ORDER_MAILS)[number];

/**
 * A parcel is sent, also one that waits at a relay point; only what is collected in the store is
 * ready there.
 */
const MAILS = {
  collected: { 1: undefined, 2: 'preparing', 3: 'ready', 4: 'completed', 99: 'cancelled' },
  sent: { 1: undefined, 2: 'preparing', 3: 'shipped', 4: 'completed', 99: 'cancelled' },
} as const satisfies Readonly<
  Record<'collected' | 'sent', Readonly<Record<TrackingStep, OrderMail | undefined>>>
>;

/**
 * The mail that a new status causes: one at each tracking step, whatever number of statuses it has.
 * Undefined for a status within the same step, for the first step and for statuses unknown to the
 * flow.
 */
export const orderMailAfter = (
  kind: OrderKind,
  from: string,
  to: string,
): OrderMail | undefined => {
  const flow = flowOf(kind);
  const step = stepIn(flow, to);
  if (step === undefined || step === stepIn(flow, from)) return undefined;
  return MAILS[flow === 'legacy-pickup' || flow === 'offer-pickup' ? 'collected' : 'sent'][step];
};
