import { type FormFields, textAt, textsAt } from '../form-body.ts';
import { type LedgerIntent, type LedgerRefund, newId } from '../ledger.ts';
import { refundObject } from '../objects.ts';
import type { Provider } from '../provider.ts';
import { invalidRequest } from './api-error.ts';

/** Pays back an intent, or a part of it, but no more than was paid. */
export const refundIntent = (
  { ledger, now, send }: Provider,
  intent: LedgerIntent,
  fields: FormFields,
): object => {
  const already = Object.values(ledger.refunds)
    .filter((made) => made.intent === intent.id && made.status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
  const amount = Number(textAt(fields, 'amount') ?? intent.amount - already);
  if (intent.status !== 'succeeded' || amount < 1 || amount + already > intent.amount)
    throw invalidRequest('charge_already_refunded', 'More than the charge cannot be refunded');
  const refund: LedgerRefund = {
    id: newId('re'),
    market: intent.market,
    intent: intent.id,
    amount,
    currency: intent.currency,
    created: now(),
    status: 'succeeded',
    metadata: { ...textsAt(fields, 'metadata') },
  };
  ledger.refunds[refund.id] = refund;
  send(refund.market, [{ type: 'refund.created', object: refundObject(refund) }]);
  return refundObject(refund);
};
