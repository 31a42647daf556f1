import type { Market } from '@materia/market-model';
import { type FormFields, textAt, textsAt } from '../form-body.ts';
import { HOSTED_METHODS, type LedgerIntent, type LedgerSession, newId } from '../ledger.ts';
import type { NoticeMode } from '../notices.ts';
import { intentObject, sessionObject } from '../objects.ts';
import type { Provider } from '../provider.ts';
import { invalidRequest } from './api-error.ts';
import { amountAt, currencyAt, allowedMethodAt } from './fields.ts';

/** How a payment on the provider's page ends: paid, confirmed by the bank later, or refused. */
export type SessionOutcome = 'paid' | 'later' | 'refused';

/** Payments on the provider's own pages. */
export type HostedSessions = {
  readonly create: (fields: FormFields, market: Market) => object;
  readonly show: (session: LedgerSession) => object;
  /** The session with its intent, if it has one. */
  readonly showWhole: (session: LedgerSession) => object;
  readonly expire: (session: LedgerSession) => object;
  readonly expireWhenOver: (session: LedgerSession) => void;
  readonly settle: (session: LedgerSession, outcome: SessionOutcome, mode: NoticeMode) => void;
};

const HALF_HOUR = 1800;
const DAY = 86_400;
/** How long a bank needs that confirms a transfer later. */
const BANK_MS = 15_000;

const INTENT_STATUS = {
  paid: 'succeeded',
  later: 'processing',
  refused: 'requires_payment_method',
} as const satisfies Readonly<Record<SessionOutcome, LedgerIntent['status']>>;

/** Sessions in the provider's books. */
export const sessionsOf = ({ ledger, origin, now, sleep, send }: Provider): HostedSessions => {
  const intentOf = ({ intent }: LedgerSession): LedgerIntent | undefined =>
    intent === null ? undefined : ledger.intents[intent];

  const show = (session: LedgerSession): object =>
    sessionObject(session, intentOf(session)?.id ?? null, origin);

  const expireWhenOver = (session: LedgerSession): void => {
    if (session.status !== 'open' || session.expires > now()) return;
    session.status = 'expired';
    ledger.save();
    send(session.market, [{ type: 'checkout.session.expired', object: show(session) }]);
  };

  const openIntent = (session: LedgerSession, status: LedgerIntent['status']): LedgerIntent => {
    const intent: LedgerIntent = {
      id: newId('pi'),
      market: session.market,
      method: session.method,
      amount: session.amount,
      currency: session.currency,
      created: now(),
      status,
      metadata: session.intentMetadata,
      email: session.email,
      returnUrl: session.successUrl,
      decline: null,
      cancellation: null,
      voucher: null,
      transferGroup: session.reference,
    };
    ledger.intents[intent.id] = intent;
    session.intent = intent.id;
    return intent;
  };

  const confirmLater = async (session: LedgerSession, intent: LedgerIntent): Promise<void> => {
    await sleep(BANK_MS);
    if (intent.status !== 'processing') return;
    intent.status = 'succeeded';
    session.payment = 'paid';
    ledger.save();
    send(session.market, [
      { type: 'checkout.session.async_payment_succeeded', object: show(session) },
    ]);
  };

  const settle = (session: LedgerSession, outcome: SessionOutcome, mode: NoticeMode): void => {
    session.status = 'complete';
    const intent = openIntent(session, INTENT_STATUS[outcome]);
    if (outcome === 'paid') session.payment = 'paid';
    const completed = { type: 'checkout.session.completed', object: show(session) } as const;
    switch (outcome) {
      case 'paid':
        send(
          session.market,
          [{ type: 'payment_intent.succeeded', object: intentObject(intent) }, completed],
          mode,
        );
        break;
      case 'refused':
        intent.decline = 'generic_decline';
        send(
          session.market,
          [completed, { type: 'checkout.session.async_payment_failed', object: show(session) }],
          mode,
        );
        break;
      case 'later':
        send(session.market, [completed], mode);
        void confirmLater(session, intent);
        break;
    }
    ledger.save();
  };

  const create = (fields: FormFields, market: Market): object => {
    const amount = amountAt(fields, 'line_items', '0', 'price_data', 'unit_amount');
    const expires = Number(textAt(fields, 'expires_at') ?? now() + DAY);
    const locale = textAt(fields, 'locale');
    if (locale !== market.language)
      throw invalidRequest('parameter_invalid', `No such locale: ${locale ?? 'none'}`);
    if (expires < now() + HALF_HOUR || expires > now() + DAY)
      throw invalidRequest(
        'parameter_invalid_integer',
        'expires_at must be between 30 minutes and 24 hours from now',
      );
    const asked = allowedMethodAt(fields);
    const method = HOSTED_METHODS.find((one) => one === asked);
    if (method === undefined)
      throw invalidRequest(
        'payment_intent_invalid_parameter',
        `The payment method type provided: ${asked ?? 'none'} is invalid`,
      );
    const session: LedgerSession = {
      id: newId('cs_test'),
      market: market.id,
      method,
      amount,
      currency: currencyAt(fields, market, 'line_items', '0', 'price_data', 'currency'),
      created: now(),
      expires,
      status: 'open',
      payment: 'unpaid',
      metadata: { ...textsAt(fields, 'metadata') },
      email: textAt(fields, 'customer_email') ?? '',
      reference: textAt(fields, 'client_reference_id') ?? '',
      name: textAt(fields, 'line_items', '0', 'price_data', 'product_data', 'name') ?? '',
      successUrl: textAt(fields, 'success_url') ?? '',
      cancelUrl: textAt(fields, 'cancel_url') ?? '',
      intent: null,
      intentMetadata: { ...textsAt(fields, 'payment_intent_data', 'metadata') },
    };
    ledger.sessions[session.id] = session;
    return show(session);
  };

  return {
    create,
    show,
    showWhole: (session) => {
      const intent = intentOf(session);
      return {
        ...show(session),
        payment_intent: intent === undefined ? null : intentObject(intent),
      };
    },
    expire: (session) => {
      if (session.status !== 'open')
        throw invalidRequest('resource_missing', 'Only open sessions can be expired');
      session.expires = now();
      expireWhenOver(session);
      return show(session);
    },
    expireWhenOver,
    settle,
  };
};
