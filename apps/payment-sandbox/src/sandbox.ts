import Stripe from 'stripe';
import { type FormFields, parseForm, textAt, textsAt } from './form-body.ts';
import {
  HOSTED_METHODS,
  type Ledger,
  type LedgerIntent,
  type LedgerRefund,
  type LedgerSession,
  newId,
} from './ledger.ts';
import { type Endpoint, NOTICE_MODES, notifier, type NoticeMode } from './notices.ts';
import { eventObject, intentObject, refundObject, sessionObject } from './objects.ts';
import { bankPage, challengePage, payPage } from './pages.ts';
import { hasTexts } from './texts.ts';

/** What the sandbox needs. */
export type SandboxTools = {
  readonly ledger: Ledger;
  /** The market of a secret key; undefined for a key that is not the sandbox's. */
  readonly marketOfKey: (key: string) => string | undefined;
  readonly endpointOf: (market: string) => Endpoint;
  /** Its own address as browsers reach it. */
  readonly origin: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
};

export type SandboxRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
};
export type SandboxReply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** A refusal of the API in the provider's shape. */
class ApiError extends Error {
  readonly status: number;
  readonly error: object;
  constructor(status: number, type: string, code: string, message: string, more: object = {}) {
    super(message);
    this.status = status;
    this.error = { type, code, message, ...more };
  }
}

const HALF_HOUR = 1800;
const DAY = 86_400;
const WEEK = 7 * DAY;
/** How long the provider remembers an idempotency key. */
const KEY_LIVES_MS = DAY * 1000;
/** How long a shopper has to approve a BLIK payment, and how long most need. */
const BLIK_MS = 60_000;
const BLIK_APPROVED_MS = 2000;

/** Cards that are not simply accepted, with the provider's reason. */
const DECLINES: Readonly<Record<string, string>> = {
  '4000000000000002': 'generic_decline',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
  '4000008260003178': 'insufficient_funds',
  '4000008400001629': 'generic_decline',
};
const CHALLENGED = new Set(['4000002760003184', '4000008260003178', '4000008400001629']);
const ACCEPTED = '4242424242424242';

/** BLIK codes that are not simply approved. `111111` waits in the bank app. */
const BLIK_DECLINES: Readonly<Record<string, string>> = {
  '000000': 'code_invalid',
  '000001': 'code_expired',
  '000002': 'insufficient_funds',
  '000003': 'customer_declined',
  '000004': 'payment_limit_exceeded',
};
const BLIK_WAITS = '111111';

/** Ended payments whose money the bank's app can still send. */
const MOST_ENDED_SHOWN = 5;
/** Nothing was paid and the shop expects nothing more, but the bank's app had heard of it. */
const hasEndedUnpaid = ({ status, method, voucher, decline }: LedgerIntent): boolean =>
  (status === 'canceled' || status === 'requires_payment_method') &&
  (voucher !== null || (method === 'blik' && decline !== null));

const isNoticeMode = (text: string | undefined): text is NoticeMode =>
  NOTICE_MODES.some((mode) => mode === text);

/** The provider's API and pages on this machine, as a function from request to reply. */
export const sandbox = ({
  ledger,
  marketOfKey,
  endpointOf,
  origin,
  now,
  sleep,
}: SandboxTools): ((request: SandboxRequest) => Promise<SandboxReply>) => {
  const seconds = (): number => Math.floor(now() / 1000);
  const notify = notifier({ now: seconds, sleep });
  /** Cards that were entered for a session whose bank asks first. */
  const challenged = new Map<string, string>();

  const own = <Row extends { readonly market: string }>(
    rows: Readonly<Record<string, Row>>,
    id: string,
    market: string,
  ): Row => {
    const row = rows[id];
    if (row === undefined || row.market !== market)
      throw new ApiError(404, 'invalid_request_error', 'resource_missing', `No such object: ${id}`);
    return row;
  };

  const sendEvents = (
    market: string,
    events: readonly { readonly type: Stripe.Event['type']; readonly object: object }[],
    mode: NoticeMode = 'once',
  ): void => {
    const payloads = events.map(({ type, object }) =>
      JSON.stringify(
        eventObject(
          { id: newId('evt'), type, created: seconds(), apiVersion: Stripe.API_VERSION },
          object,
        ),
      ),
    );
    void notify(endpointOf(market), payloads, mode);
  };

  const shownSession = (session: LedgerSession): object => {
    const intent = session.intent === null ? undefined : ledger.intents[session.intent];
    return sessionObject(session, intent === undefined ? null : intent.id, origin);
  };

  const expireWhenOver = (session: LedgerSession): void => {
    if (session.status !== 'open' || session.expires > seconds()) return;
    session.status = 'expired';
    ledger.save();
    sendEvents(session.market, [
      { type: 'checkout.session.expired', object: shownSession(session) },
    ]);
  };

  const intentOfSession = (
    session: LedgerSession,
    status: LedgerIntent['status'],
  ): LedgerIntent => {
    const intent: LedgerIntent = {
      id: newId('pi'),
      market: session.market,
      method: session.method,
      amount: session.amount,
      currency: session.currency,
      created: seconds(),
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

  const settleSession = (
    session: LedgerSession,
    outcome: 'paid' | 'later' | 'refused',
    mode: NoticeMode,
  ): void => {
    session.status = 'complete';
    const intent = intentOfSession(
      session,
      { paid: 'succeeded', later: 'processing', refused: 'requires_payment_method' }[outcome] as
        'succeeded' | 'processing' | 'requires_payment_method',
    );
    if (outcome === 'paid') {
      session.payment = 'paid';
      sendEvents(
        session.market,
        [
          { type: 'payment_intent.succeeded', object: intentObject(intent) },
          { type: 'checkout.session.completed', object: shownSession(session) },
        ],
        mode,
      );
    } else {
      const completed = {
        type: 'checkout.session.completed' as const,
        object: shownSession(session),
      };
      if (outcome === 'refused') {
        intent.decline = 'generic_decline';
        sendEvents(
          session.market,
          [
            completed,
            {
              type: 'checkout.session.async_payment_failed',
              object: shownSession(session),
            },
          ],
          mode,
        );
      } else {
        sendEvents(session.market, [completed], mode);
        void sleep(15_000).then(() => {
          if (intent.status !== 'processing') return;
          intent.status = 'succeeded';
          session.payment = 'paid';
          ledger.save();
          sendEvents(session.market, [
            {
              type: 'checkout.session.async_payment_succeeded',
              object: shownSession(session),
            },
          ]);
        });
      }
    }
    ledger.save();
  };

  const settleIntent = (
    intent: LedgerIntent,
    outcome: 'approve' | 'refuse' | 'expire' | 'late',
    decline = 'customer_declined',
  ): void => {
    if (outcome === 'late' ? !hasEndedUnpaid(intent) : intent.status !== 'requires_action') return;
    const isPaid = outcome === 'approve' || outcome === 'late';
    if (isPaid) intent.status = 'succeeded';
    else {
      intent.status = 'requires_payment_method';
      intent.decline = decline;
    }
    ledger.save();
    sendEvents(intent.market, [
      {
        type: isPaid ? 'payment_intent.succeeded' : 'payment_intent.payment_failed',
        object: intentObject(intent),
      },
    ]);
  };

  const createSession = (fields: FormFields, market: string): object => {
    const amount = Number(textAt(fields, 'line_items', '0', 'price_data', 'unit_amount'));
    const expires = Number(textAt(fields, 'expires_at') ?? seconds() + DAY);
    if (!Number.isSafeInteger(amount) || amount < 1)
      throw new ApiError(400, 'invalid_request_error', 'amount_too_small', 'Amount too small');
    const locale = textAt(fields, 'locale') ?? '';
    if (!hasTexts(locale))
      throw new ApiError(
        400,
        'invalid_request_error',
        'parameter_invalid',
        `No such locale: ${locale}`,
      );
    if (expires < seconds() + HALF_HOUR || expires > seconds() + DAY)
      throw new ApiError(
        400,
        'invalid_request_error',
        'parameter_invalid_integer',
        'expires_at must be between 30 minutes and 24 hours from now',
      );
    const asked = textAt(fields, 'allowed_payment_method_types', '0');
    const method = HOSTED_METHODS.find((one) => one === asked);
    if (method === undefined)
      throw new ApiError(
        400,
        'invalid_request_error',
        'payment_intent_invalid_parameter',
        `The payment method type provided: ${asked ?? 'none'} is invalid`,
      );
    const session: LedgerSession = {
      id: newId('cs_test'),
      market,
      method,
      amount,
      currency: textAt(fields, 'line_items', '0', 'price_data', 'currency') ?? 'eur',
      created: seconds(),
      expires,
      status: 'open',
      payment: 'unpaid',
      metadata: { ...textsAt(fields, 'metadata') },
      email: textAt(fields, 'customer_email') ?? '',
      reference: textAt(fields, 'client_reference_id') ?? '',
      name: textAt(fields, 'line_items', '0', 'price_data', 'product_data', 'name') ?? '',
      locale,
      successUrl: textAt(fields, 'success_url') ?? '',
      cancelUrl: textAt(fields, 'cancel_url') ?? '',
      intent: null,
      intentMetadata: { ...textsAt(fields, 'payment_intent_data', 'metadata') },
    };
    ledger.sessions[session.id] = session;
    return shownSession(session);
  };

  const createIntent = (fields: FormFields, market: string): object => {
    const method = textAt(fields, 'allowed_payment_method_types', '0') ?? 'card';
    const amount = Number(textAt(fields, 'amount'));
    if (!Number.isSafeInteger(amount) || amount < 1)
      throw new ApiError(400, 'invalid_request_error', 'amount_too_small', 'Amount too small');
    const isVoucher = method === 'multibanco' && textAt(fields, 'confirm') === 'true';
    const intent: LedgerIntent = {
      id: newId('pi'),
      market,
      method,
      amount,
      currency: textAt(fields, 'currency') ?? 'eur',
      created: seconds(),
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
            expires: seconds() + WEEK,
          }
        : null,
      transferGroup: textAt(fields, 'transfer_group') ?? null,
    };
    ledger.intents[intent.id] = intent;
    return intentObject(intent);
  };

  const confirmIntent = (intent: LedgerIntent, fields: FormFields): object => {
    if (intent.status !== 'requires_payment_method')
      throw new ApiError(
        400,
        'invalid_request_error',
        'payment_intent_unexpected_state',
        'The payment intent cannot be confirmed now',
      );
    const code = textAt(fields, 'payment_method_options', 'blik', 'code') ?? '';
    if (!/^\d{6}$/.test(code))
      throw new ApiError(
        400,
        'invalid_request_error',
        'parameter_invalid_string_blank',
        'A BLIK code has six digits',
      );
    const decline = BLIK_DECLINES[code];
    if (decline !== undefined) {
      intent.decline = decline;
      ledger.save();
      sendEvents(intent.market, [
        { type: 'payment_intent.payment_failed', object: intentObject(intent) },
      ]);
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
    if (code === BLIK_WAITS)
      void sleep(BLIK_MS).then(() => settleIntent(intent, 'refuse', 'customer_timeout'));
    else void sleep(BLIK_APPROVED_MS).then(() => settleIntent(intent, 'approve'));
    return intentObject(intent);
  };

  const createRefund = (fields: FormFields, market: string): object => {
    const intent = own(ledger.intents, textAt(fields, 'payment_intent') ?? '', market);
    const already = Object.values(ledger.refunds)
      .filter((made) => made.intent === intent.id && made.status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
    const amount = Number(textAt(fields, 'amount') ?? intent.amount - already);
    if (intent.status !== 'succeeded' || amount < 1 || amount + already > intent.amount)
      throw new ApiError(
        400,
        'invalid_request_error',
        'charge_already_refunded',
        'More than the charge cannot be refunded',
      );
    const refund: LedgerRefund = {
      id: newId('re'),
      market,
      intent: intent.id,
      amount,
      currency: intent.currency,
      created: seconds(),
      status: 'succeeded',
      metadata: { ...textsAt(fields, 'metadata') },
    };
    ledger.refunds[refund.id] = refund;
    sendEvents(market, [{ type: 'refund.created', object: refundObject(refund) }]);
    return refundObject(refund);
  };

  const callApi = (request: SandboxRequest, market: string): object => {
    const [, , ...parts] = request.path.split('/');
    const fields = request.method === 'POST' ? parseForm(request.body) : {};
    const isPost = request.method === 'POST';
    if (parts[0] === 'checkout' && parts[1] === 'sessions') {
      if (parts[2] === undefined && isPost) return createSession(fields, market);
      const session = own(ledger.sessions, parts[2] ?? '', market);
      expireWhenOver(session);
      if (parts[3] === 'expire' && isPost) {
        if (session.status !== 'open')
          throw new ApiError(
            400,
            'invalid_request_error',
            'resource_missing',
            'Only open sessions can be expired',
          );
        session.expires = seconds();
        expireWhenOver(session);
        return shownSession(session);
      }
      const intent = session.intent === null ? undefined : ledger.intents[session.intent];
      return {
        ...shownSession(session),
        payment_intent: intent === undefined ? null : intentObject(intent),
      };
    }
    if (parts[0] === 'payment_intents') {
      if (parts[1] === undefined && isPost) return createIntent(fields, market);
      const intent = own(ledger.intents, parts[1] ?? '', market);
      if (parts[2] === 'confirm' && isPost) return confirmIntent(intent, fields);
      if (parts[2] === 'cancel' && isPost) {
        if (intent.status === 'succeeded' || intent.status === 'canceled')
          throw new ApiError(
            400,
            'invalid_request_error',
            'payment_intent_unexpected_state',
            'The payment intent cannot be cancelled now',
          );
        intent.status = 'canceled';
        intent.cancellation = 'requested_by_customer';
        sendEvents(market, [{ type: 'payment_intent.canceled', object: intentObject(intent) }]);
      }
      return intentObject(intent);
    }
    if (parts[0] === 'refunds') {
      if (parts[1] === undefined && isPost) return createRefund(fields, market);
      return refundObject(own(ledger.refunds, parts[1] ?? '', market));
    }
    throw new ApiError(404, 'invalid_request_error', 'resource_missing', 'Unknown path');
  };

  const json = (status: number, body: string): SandboxReply => ({
    status,
    headers: { 'content-type': 'application/json', 'request-id': newId('req') },
    body,
  });

  const api = (request: SandboxRequest): SandboxReply => {
    const key = request.headers['authorization']?.replace(/^Bearer /, '') ?? '';
    const market = marketOfKey(key);
    if (market === undefined)
      return json(
        401,
        JSON.stringify({
          error: { type: 'invalid_request_error', message: 'Invalid API key provided' },
        }),
      );
    const once = request.headers['idempotency-key'];
    const at = once === undefined ? undefined : `${market} ${request.path} ${once}`;
    const former = at === undefined ? undefined : ledger.keys[at];
    if (former !== undefined && former.at > now() - KEY_LIVES_MS) {
      if (former.params !== request.body)
        return json(
          400,
          JSON.stringify({
            error: {
              type: 'idempotency_error',
              message: 'Keys for idempotent requests can only be used with the same parameters',
            },
          }),
        );
      return json(former.status, former.body);
    }
    const answer = (): { status: number; body: string } => {
      try {
        return { status: 200, body: JSON.stringify(callApi(request, market)) };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return { status: error.status, body: JSON.stringify({ error: error.error }) };
      }
    };
    const { status, body } = answer();
    // A BLIK code is not kept, so a confirmation is remembered without its parameters.
    if (at !== undefined && !request.path.endsWith('/confirm'))
      ledger.keys[at] = { params: request.body, status, body, at: now() };
    ledger.save();
    return json(status, body);
  };

  const html = (body: string, status = 200): SandboxReply => ({
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    },
    body,
  });
  const seeOther = (location: string): SandboxReply => ({
    status: 303,
    headers: { location, 'cache-control': 'no-store' },
    body: '',
  });

  const payByCard = (session: LedgerSession, number: string, mode: NoticeMode): SandboxReply => {
    const decline = DECLINES[number];
    if (CHALLENGED.has(number)) {
      challenged.set(session.id, number);
      return seeOther(`/pay/${session.id}/challenge`);
    }
    if (decline !== undefined) return html(payPage(session, decline), 402);
    if (number !== ACCEPTED) return html(payPage(session, 'incorrect_number'), 402);
    settleSession(session, 'paid', mode);
    return seeOther(session.successUrl);
  };

  const answerChallenge = (
    session: LedgerSession,
    isApproved: boolean,
    mode: NoticeMode,
  ): SandboxReply => {
    const number = challenged.get(session.id) ?? '';
    challenged.delete(session.id);
    const decline = isApproved ? DECLINES[number] : 'authentication_failed';
    if (decline !== undefined) return html(payPage(session, decline), 402);
    settleSession(session, 'paid', mode);
    return seeOther(session.successUrl);
  };

  const pay = (request: SandboxRequest): SandboxReply => {
    const [, , id = '', step] = request.path.split('/');
    const session = ledger.sessions[id];
    if (session === undefined) return html('', 404);
    expireWhenOver(session);
    if (request.method === 'GET')
      return html(
        step === 'challenge' && session.status === 'open'
          ? challengePage(session)
          : payPage(session),
      );
    if (session.status !== 'open') return html(payPage(session));
    const fields = parseForm(request.body);
    const chosen = textAt(fields, 'notice');
    const mode = isNoticeMode(chosen) ? chosen : 'once';
    switch (textAt(fields, 'outcome')) {
      case 'leave':
        return seeOther(session.cancelUrl);
      case 'deny':
        return answerChallenge(session, false, mode);
      case 'refuse':
        settleSession(session, 'refused', mode);
        return seeOther(session.successUrl);
      case 'later':
        settleSession(session, 'later', mode);
        return seeOther(session.successUrl);
      case 'approve':
        if (session.method === 'card') return answerChallenge(session, true, mode);
        settleSession(session, 'paid', mode);
        return seeOther(session.successUrl);
      default:
        return payByCard(session, (textAt(fields, 'number') ?? '').replace(/\D/g, ''), mode);
    }
  };

  const bank = (request: SandboxRequest): SandboxReply => {
    const [, , market = ''] = request.path.split('/');
    // The first markets have the ids of their languages.
    if (!hasTexts(market)) return html('', 404);
    if (request.method === 'POST') {
      const fields = parseForm(request.body);
      const intent = ledger.intents[textAt(fields, 'intent') ?? ''];
      const outcome = textAt(fields, 'outcome');
      if (intent?.market === market)
        if (
          outcome === 'approve' ||
          outcome === 'refuse' ||
          outcome === 'expire' ||
          outcome === 'late'
        )
          settleIntent(
            intent,
            outcome,
            outcome === 'expire' ? 'payment_intent_payment_attempt_expired' : 'customer_declined',
          );
      return seeOther(request.path);
    }
    const newestFirst = Object.values(ledger.intents)
      .filter((intent) => intent.market === market)
      .toReversed();
    return html(
      bankPage(market, {
        waiting: newestFirst.filter(({ status }) => status === 'requires_action'),
        ended: newestFirst.filter(hasEndedUnpaid).slice(0, MOST_ENDED_SHOWN),
      }),
    );
  };

  return async (request) => {
    if (request.path.startsWith('/v1/')) return api(request);
    if (request.path.startsWith('/pay/')) return pay(request);
    if (request.path.startsWith('/bank/')) return bank(request);
    return html('', 404);
  };
};
