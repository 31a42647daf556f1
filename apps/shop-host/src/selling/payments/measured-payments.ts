import type { HostMetrics } from '@materia/platform-metrics';
import type { PaymentPort } from './payment-port.ts';

/** The provider, with the time and outcome of each call that reaches it counted. */
export const measuredPayments = (
  port: PaymentPort,
  { providerCalls }: Pick<HostMetrics, 'providerCalls'>,
): PaymentPort => {
  const timed =
    <Given extends readonly unknown[], Answer extends { readonly ok: boolean }>(
      call: string,
      work: (...given: Given) => Promise<Answer>,
    ) =>
    async (...given: Given): Promise<Answer> => {
      const end = providerCalls.startTimer({ call });
      try {
        const answer = await work(...given);
        end({ outcome: answer.ok ? 'done' : 'refused' });
        return answer;
      } catch (error) {
        end({ outcome: 'failed' });
        throw error;
      }
    };
  return {
    limitsOf: port.limitsOf,
    readNotice: port.readNotice,
    start: timed('start', port.start),
    confirm: timed('confirm', port.confirm),
    read: timed('read', port.read),
    cancel: timed('cancel', port.cancel),
    refund: timed('refund', port.refund),
    readRefund: timed('readRefund', port.readRefund),
  };
};
