import type { Tx } from '../database/with-tx.ts';

type OutboxLetter = {
  readonly market: string;
  /** The name of a mail template. */ readonly kind: string;
  readonly payload: object;
  readonly now: string;
};

/** Puts a letter into the outbox, in the transaction of what it tells of: it leaves when that has happened, and only then. */
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
