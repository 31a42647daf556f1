import {
  METHOD_REFUSALS,
  PAYMENT_FAILURES,
  PAYMENT_METHODS,
  PAYMENT_STATES,
  PROVIDED_METHODS,
} from '@materia/domain-checkout';
import { z } from 'zod';
import { amount, currency } from '../wire.ts';

/** What a browser tells about itself, for strong customer authentication. */
export const deviceData = z
  .object({
    user_agent: z.string().max(500),
    /** A language tag such as `pl-PL`. */
    language: z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/),
    channel: z.enum(['web', 'app']),
    /**
     * Minutes between local time and UTC, as browsers count them. It and the screen are unknown
     * where no script runs.
     */
    time_zone: z.number().int().min(-840).max(840).optional(),
    screen_width: z.number().int().min(0).max(100_000).optional(),
    screen_height: z.number().int().min(0).max(100_000).optional(),
    colour_depth: z.number().int().min(1).max(64).optional(),
  })
  .meta({ id: 'DeviceData' });

/** The browser's data as JSON, in a header. */
export const deviceHeader = z
  .string()
  .max(2000)
  .refine((text) => isDeviceData(text), { message: 'not the data of a device' });

const isDeviceData = (text: string): boolean => {
  try {
    return deviceData.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
};

/** A payment method of the market, and why the cart cannot be paid by it. */
export const paymentOffer = z
  .object({
    code: z.enum(PAYMENT_METHODS),
    available: z.boolean(),
    reason: z.enum(METHOD_REFUSALS).optional(),
    selected: z.boolean(),
  })
  .meta({ id: 'PaymentOffer' });

/** Why money goes back. */
export const refundReason = z.enum([
  'order-cancelled',
  'withdrawal',
  'pallets',
  'late-success',
  'paid-twice',
]);

/** How a shopper wants to pay now. */
export const paymentRequest = z.object({
  payment_method_code: z.enum(PROVIDED_METHODS),
  /** Exactly six digits, used once and neither stored nor logged. */
  blik_code: z.string().max(20).optional(),
  device: deviceData.optional(),
  /** Path of the shop's payment page, to which the payment's id is appended. */
  return_path: z
    .string()
    .max(200)
    .regex(/^(?:\/[\w-]+)+$/),
});

/** A payment for its owner. Instants are ISO strings in UTC. */
export const payment = z
  .object({
    attempt_id: z.string(),
    /** The number of the purchase, which is that of its first order. */
    order_number: z.string(),
    state: z.enum(PAYMENT_STATES),
    method: z.enum(PAYMENT_METHODS),
    amount,
    currency,
    /** Proves that its holder placed the order. */
    token: z.string(),
    /** Where the shopper pays, once the provider has answered. */
    redirect_url: z.string().optional(),
    /** What to type at a cash machine or in the bank. */
    reference: z
      .object({ entity: z.string(), reference: z.string(), expires_at: z.string() })
      .optional(),
    /** Until when a BLIK payment can be approved in the bank's app. */
    approve_until: z.string().optional(),
    /** Until when the products are held for this payment. */
    expires_at: z.string(),
    failure: z.enum(PAYMENT_FAILURES).optional(),
    /** The purchase is still held and can be paid by another attempt. */
    may_retry: z.boolean(),
    /**
     * The purchase is not carried out: its time has ended, another one replaced it, or all its
     * orders were cancelled. What was paid goes back.
     */
    closed: z.boolean(),
    /** The purchase is paid, by this attempt or by another one. */
    paid: z.boolean(),
    /** Another attempt at the same purchase that is not over. */
    open_attempt: z.string().optional(),
    order_ids: z.array(z.string()),
    /** The signed link of a guest's purchase, once it is paid. */
    link: z.string().optional(),
  })
  .meta({ id: 'Payment' });

/** A purchase that waits for its payment, for its owner, with its last attempt. */
export const unpaidPurchase = payment
  .pick({
    attempt_id: true,
    order_number: true,
    state: true,
    method: true,
    amount: true,
    currency: true,
  })
  .extend({
    /** Until when it can be paid. */
    pay_until: z.string(),
    /** It is paid by a reference at a cash machine or in the bank. */
    has_reference: z.boolean(),
    reference: z.object({ entity: z.string(), reference: z.string() }).optional(),
  })
  .meta({ id: 'UnpaidPurchase' });
