import { todayIn } from '@materia/platform-clock';
import { type Db, withTx } from '../../platform/database/with-tx.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { workByKind } from '../../platform/jobs/job-kinds.ts';
import type { JobOutcome } from '../../platform/jobs/job.ts';
import type { Lane } from '../../platform/jobs/lanes.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { hasDuty, parseDuties } from '../../platform/staff/duties.ts';
import { listStaff } from '../../platform/staff/repository.ts';
import { deleteRemovedFiles } from './kept-threads-repository.ts';
import { lockThread, saveThread } from './repository.ts';

const PAUSE_MS = 60_000;
const MOST_AT_ONCE = 200;

/** The lane that reports answers which are late, and removes files whose messages were erased. */
export const messageLane = (db: Db, files: FileStore): Lane => ({
  name: 'messages',
  pauseMs: PAUSE_MS,
  firstRetryMs: PAUSE_MS,
  work: workByKind<'messages'>({
    'answer-due': ({ market, subject }, now) =>
      withTx<JobOutcome>(db, async (tx) => {
        const thread = await lockThread(tx, { kind: 'staff', market: market.id }, subject);
        if (thread === undefined || thread.asked_at === null || thread.due_on === null)
          return 'done';
        if (thread.told_at !== null || todayIn(market.timeZone, now) <= thread.due_on)
          return 'done';
        await saveThread(tx, thread, { told_at: now });
        for (const { email, duties } of await listStaff(tx))
          if (hasDuty(parseDuties(duties), market.id, 'customer-service'))
            await enqueueMail(tx, {
              market: market.id,
              kind: 'thread-overdue',
              payload: { thread: thread.id, to: email, asked: thread.asked_at },
              now,
            });
        return 'done';
      }),
    'removed-files': async ({ market }) => {
      for (let removed = MOST_AT_ONCE; removed === MOST_AT_ONCE;)
        removed = await deleteRemovedFiles(db, market.id, files, MOST_AT_ONCE);
      return 'done';
    },
  }),
});
