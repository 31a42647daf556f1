import type { PaymentFailure, PaymentState } from '@materia/domain-checkout';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { RefundState } from '@materia/domain-order';
import type {
  AttemptToStart,
  ProviderFacts,
  PaymentPort,
  ProviderFault,
  ProviderNotice,
} from '../selling/payments/payment-port.ts';
import { stripePayments } from '../selling/payments/stripe-adapter.ts';

type Started = AttemptToStart & {
  readonly ref: string;
  state: PaymentState;
  failure?: PaymentFailure;
};

/** How the provider responds to the next calls. `lost` carries out the call, but its reply is lost. */
type ProviderMode = 'fine' | 'down' | 'lost' | 'rejects';

/** A provider in memory, driven by a test. Notices are JSON, signed by a fixed word. */
export type TestProvider = PaymentPort & {
  /** Ends or continues a payment, as its shopper would at the provider. */
  readonly decide: (attemptId: string, state: PaymentState, failure?: PaymentFailure) => void;
  mode: ProviderMode;
  readonly started: readonly Started[];
  /** Refunded amounts in minor units, by key. */
  readonly refunds: ReadonlyMap<string, number>;
  readonly codes: readonly string[];
  refundState: RefundState;
  /** The facts of a payment as a notice would report them. */
  readonly factsOf: (attemptId: string) => ProviderFacts;
};

export const NOTICE_SIGNATURE = 'signed';

/** With `approves`, everything that needs no code is paid as soon as it starts. */
export const testProvider = ({ approves = false } = {}): TestProvider => {
  const { limitsOf } = stripePayments(() => ({ secretKey: 'sk_test_none', webhookSecret: '' }));
  const payments = new Map<string, Started>();
  const refunds = new Map<string, number>();
  const codes: string[] = [];

  const factsOf = (started: Started): ProviderFacts => ({
    attemptId: started.id,
    purchaseNumber: started.purchaseNumber,
    state: started.state,
    amountMinor: started.amount.minor,
    currency: started.amount.currency,
    providerRef: started.ref,
    chargeRef: `charge_${started.id}`,
    ...(started.state === 'created' && { redirectUrl: `https://pay.example/${started.ref}` }),
    ...(started.method === 'multibanco' && {
      reference: { entity: '12345', reference: '123456789', expiresAt: started.payUntil },
    }),
    ...(started.failure && { failure: started.failure }),
  });

  const answer = <Value>(value: () => Value): Result<Value, ProviderFault> => {
    if (provider.mode === 'down') return fail({ kind: 'unavailable' });
    if (provider.mode === 'rejects') return fail({ kind: 'rejected', reason: 'test' });
    const done = value();
    return provider.mode === 'lost' ? fail({ kind: 'unavailable' }) : ok(done);
  };

  const known = (ref: string): Started => {
    const found = [...payments.values()].find((started) => started.ref === ref);
    if (found === undefined) throw new Error(`No payment ${ref} was started`);
    return found;
  };

  const firstStateOf = (method: AttemptToStart['method']): PaymentState => {
    if (method === 'multibanco') return 'pending';
    return approves && method !== 'blik' ? 'paid' : 'created';
  };

  const provider: TestProvider = {
    mode: 'fine',
    refundState: 'succeeded',
    refunds,
    codes,
    get started() {
      return [...payments.values()];
    },
    limitsOf,
    start: async (attempt) =>
      answer(() => {
        const started = payments.get(attempt.id) ?? {
          ...attempt,
          ref: `ref_${attempt.id}`,
          state: firstStateOf(attempt.method),
        };
        payments.set(attempt.id, started);
        return factsOf(started);
      }),
    confirm: async ({ providerRef }, code) =>
      answer(() => {
        const started = known(providerRef);
        codes.push(code);
        if (code === '000000')
          Object.assign(started, { state: 'refused', failure: 'code-invalid' });
        else started.state = code === '111111' ? 'pending' : 'paid';
        return factsOf(started);
      }),
    read: async ({ providerRef }) => answer(() => factsOf(known(providerRef))),
    cancel: async ({ providerRef, method }) =>
      answer(() => {
        const started = known(providerRef);
        if (started.state === 'created' || started.state === 'pending')
          started.state = method === 'blik' ? 'aborted' : 'expired';
        return factsOf(started);
      }),
    refund: async ({ id, amount }) =>
      answer(() => {
        refunds.set(id, amount.minor);
        return { refundId: id, providerRef: `re_${id}`, state: provider.refundState };
      }),
    readRefund: async (providerRef) =>
      answer(() => ({
        refundId: providerRef.slice('re_'.length),
        providerRef,
        state: provider.refundState,
      })),
    readNotice: async (body, signature) => {
      if (signature !== NOTICE_SIGNATURE) return fail({ kind: 'not-signed' });
      const notice: ProviderNotice = JSON.parse(Buffer.from(body).toString('utf8'));
      return ok(notice);
    },
    decide: (attemptId, state, failure) => {
      const started = payments.get(attemptId);
      if (started === undefined) throw new Error(`Attempt ${attemptId} was not started`);
      Object.assign(started, { state, failure });
    },
    factsOf: (attemptId) => {
      const started = payments.get(attemptId);
      if (started === undefined) throw new Error(`Attempt ${attemptId} was not started`);
      return factsOf(started);
    },
  };
  return provider;
};
