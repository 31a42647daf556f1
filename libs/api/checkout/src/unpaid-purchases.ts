import { type HostClient, HostUnavailable } from '@materia/api-client-kernel';
import type { UnpaidPurchase } from '@materia/domain-checkout';
import { fromMajorUnits } from '@materia/domain-money';
import { zonedMoment } from '@materia/platform-clock';

/**
 * The purchases of the client's account, and of a payment that was started in this browser, that
 * wait for their payment. Pages are shown without them if the host does not answer.
 */
export const fetchUnpaidPurchases = async (
  host: HostClient,
  started: { readonly attempt: string; readonly token: string } | undefined,
  { timeZone }: { readonly timeZone: string },
): Promise<readonly UnpaidPurchase[]> => {
  const payments =
    started === undefined ? [] : [{ attempt_id: started.attempt, token: started.token }];
  const answer = await host('listUnpaidPurchases', { body: { payments } }).catch(withoutAnswer);
  return answer?.ok === true
    ? answer.value.map(
        ({
          attempt_id,
          order_number,
          amount,
          currency,
          pay_until,
          state,
          has_reference,
          reference,
        }) => ({
          attempt: attempt_id,
          orderNumber: order_number,
          amount: fromMajorUnits(amount, currency),
          until: momentIn(timeZone, pay_until),
          isProcessed: state === 'pending' && !has_reference,
          ...(reference && {
            reference: { entity: reference.entity, number: reference.reference },
          }),
        }),
      )
    : [];
};

const momentIn = (timeZone: string, instant: string): UnpaidPurchase['until'] => {
  const { date, minutesOfDay } = zonedMoment(instant, timeZone);
  return { date, minutesOfDay };
};

const withoutAnswer = (error: unknown): undefined => {
  if (error instanceof HostUnavailable) return undefined;
  throw error;
};
