import { answerDueOn } from '@materia/domain-messages';
import { addDays, type PlainDate } from '@materia/domain-holiday-calendar';
import type { Market } from '@materia/market-model';
import { instantOf } from '@materia/platform-clock';
import type { Tx } from '../../platform/database/with-tx.ts';
import { scheduleJob } from '../../platform/jobs/repository.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { peopleOfSeller } from '../../platform/sellers/repository.ts';
import { type MessageRow, saveThread, type ThreadRow } from './repository.ts';

declare module '../../platform/jobs/job-kinds.ts' {
  interface JobKinds {
    /** Answers that are late, and files that nobody may read any more. */
    readonly messages: 'answer-due' | 'removed-files';
  }
}

type Occasion = { readonly market: Market; readonly now: string; readonly today: PlainDate };

/** A thread waits for an answer from now on. If nobody has answered in time, staff are told. */
export const awaitAnswer = async (
  tx: Tx,
  thread: Pick<ThreadRow, 'market' | 'id'>,
  { market, now, today }: Occasion,
): Promise<void> => {
  const dueOn = answerDueOn(today, market.settings.answerDays, market.holidays);
  await saveThread(tx, thread, { asked_at: now, due_on: dueOn, told_at: null });
  await scheduleJob(
    tx,
    { lane: 'messages', kind: 'answer-due', market: market.id, subject: thread.id },
    instantOf(addDays(dueOn, 1), 0, market.timeZone),
  );
};

/**
 * What follows when a buyer has written: the thread waits for an answer, if it does not already, and the
 * seller's people get a mail.
 */
export const askForAnswer = async (
  tx: Tx,
  thread: Pick<ThreadRow, 'market' | 'id' | 'vendor_code' | 'asked_at'>,
  { seq }: Pick<MessageRow, 'seq'>,
  occasion: Occasion,
): Promise<void> => {
  if (thread.asked_at === null) await awaitAnswer(tx, thread, occasion);
  if (thread.vendor_code === null) return;
  for (const { email } of await peopleOfSeller(tx, thread.market, thread.vendor_code))
    await enqueueMail(tx, {
      market: thread.market,
      kind: 'thread-message',
      payload: { thread: thread.id, seq, to: email },
      now: occasion.now,
    });
};
