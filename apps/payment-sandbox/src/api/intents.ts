import type { Market } from '@materia/market-model';
import { type FormFields, textAt, textsAt } from '../form-body.ts';
import { type LedgerIntent, newId } from '../ledger.ts';
import { intentObject } from '../objects.ts';
import type { Provider } from '../provider.ts';
import { BLIK_DECLINES, BLIK_WAITS } from '../test-payments.ts';
import { ApiError, invalidRequest } from './api-error.ts';
import { amountAt, currencyAt, allowedMethodAt } from './fields.ts';

/** What a shopper does in the bank's app; `late` is money that arrives after the payment ended. */
export const BANK_OUTCOMES = ['approve', 'refuse', 'expire', 'late'] as const;
export type BankOutcome = (typeof BANK_OUTCOMES)[number];

/** Payments without a page of the provider: BLIK codes and Multibanco references. */
export type DirectIntents = {
  readonly create: (fields: FormFields, market: Market) => object;
  readonly confirm: (intent: LedgerIntent, fields: FormFields) => object;
  readonly cancel: (intent: LedgerIntent) => object;
  readonly settle: (intent: LedgerIntent, outcome: BankOutcome) => void;
};

const WEEK = 7 * 86_400;
/** How long a shopper has to approve a BLIK payment, and how long most need. */
const BLIK_MS = 60_000;
const BLIK_APPROVED_MS = 2000;

/** The attempt ended unpaid, but the bank's app still lists it. */
export const hasEndedUnpaid = ({ status, method, voucher, decline }: LedgerIntent): boolean =>
  (status === 'canceled' || status === 'requires_payment_method') &&
  (voucher !== null || (method === 'blik' && decline !== null));

/** Intents in the provider's books. */
export const intentsOf = ({ ledger, now, sleep, send }: Provider): DirectIntents => {
  const pay = (intent: LedgerIntent): void => {
    intent.status = 'succeeded';
    ledger.save();
    send(intent.market, [{ type: 'payment_intent.succeeded', object: intentObject(intent) }]);
  };

  const fail = (intent: LedgerIntent, decline: string): void => {
    intent.status = 'requires_payment_method';
    intent.decline = decline;
    ledger.save();
    send(intent.market, [{ type: 'payment_intent.payment_failed', object: intentObject(intent) }]);
  };

  const settle = (intent: LedgerIntent, outcome: BankOutcome): void => {
    if (outcome === 'late') {
      if (hasEndedUnpaid(intent)) pay(intent);
      return;
    }
    if (intent.status !== 'requires_action') return;
    switch (outcome) {
      case 'approve':
        return pay(intent);
      case 'refuse':
        return fail(intent, 'customer_declined');
      case 'expire':
        return fail(intent, 'payment_intent_payment_attempt_expired');
    }
  };

  /** The bank's app asks for the approval: most shoppers give it, one code makes it wait. */
  const askBank = async (intent: LedgerIntent, code: string): Promise<void> => {
    await sleep(code === BLIK_WAITS ? BLIK_MS : BLIK_APPROVED_MS);
    if (intent.status !== 'requires_action') return;
    if (code === BLIK_WAITS) fail(intent, 'customer_timeout');
    else pay(intent);
  };

  const create = (fields: FormFields, market: Market): object => {
    const method = allowedMethodAt(fields);
    if (method === undefined)
      throw invalidRequest('parameter_missing', 'Missing required param: payment method type');
    const isVoucher = method === 'multibanco' && textAt(fields, 'confirm') === 'true';
    const intent: LedgerIntent = {
      id: newId('pi'),
      market: market.id,
      method,
      amount: amountAt(fields, 'amount'),
      currency: currencyAt(fields, market, 'currency'),
      created: now(),
      status: isVoucher ? 'requires_action' : 'requires_payment_method',
      metadata: { ...textsAt(fields, 'metadata') },
      email: textAt(fields, 'payment_method_data', 'billing_details', 'email') ?? '',
      returnUrl: textAt(fields, 'return_url') ?? '',
      decline: null,
      cancellation: null,
      voucher: isVoucher
        ? {
            entity: '12345',
            reference: String(100_000_000 + Math.floor(Math.random() * 900_000_000)),
            expires: now() + WEEK,
          }
        : null,
      transferGroup: textAt(fields, 'transfer_group') ?? null,
    };
    ledger.intents[intent.id] = intent;
    return intentObject(intent);
  };

  const confirm = (intent: LedgerIntent, fields: FormFields): object => {
    if (intent.status !== 'requires_payment_method')
      throw invalidRequest(
        'payment_intent_unexpected_state',
        'The payment intent cannot be confirmed now',
      );
    const code = textAt(fields, 'payment_method_options', 'blik', 'code') ?? '';
    if (!/^\d{6}$/.test(code))
      throw invalidRequest('parameter_invalid_string_blank', 'A BLIK code has six digits');
    const decline = BLIK_DECLINES[code];
    if (decline !== undefined) {
      fail(intent, decline);
      throw new ApiError(
        402,
        'card_error',
        'payment_method_provider_decline',
        'The payment was declined',
        { decline_code: decline, payment_intent: intentObject(intent) },
      );
    }
    intent.status = 'requires_action';
    intent.decline = null;
    void askBank(intent, code);
    return intentObject(intent);
  };

  const cancel = (intent: LedgerIntent): object => {
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      throw invalidRequest(
        'payment_intent_unexpected_state',
        'The payment intent cannot be cancelled now',
      );
    intent.status = 'canceled';
    intent.cancellation = 'requested_by_customer';
    send(intent.market, [{ type: 'payment_intent.canceled', object: intentObject(intent) }]);
    return intentObject(intent);
  };

  return { create, confirm, cancel, settle };
};
