import type { Tx } from '../database/with-tx.ts';

type OutboxLetter = {
  readonly market: string;
  /** The name of a mail template. */ readonly kind: string;
  readonly payload: object;
  readonly now: string;
};

/** Adds a mail to the outbox in the transaction that it reports on, so it is sent only if that commits. */
export const enqueueMail = async (
  tx: Tx,
  { market, kind, payload, now }: OutboxLetter,
): Promise<void> => {
  await tx
    .insertInto('outbox')
    .values({
      market,
      kind,
      payload: JSON.stringify(payload),
      created_at: now,
      sent_at: null,
      not_before: now,
    })
    .execute();
};
