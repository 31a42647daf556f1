import { scheduleJob } from '../../platform/jobs/repository.ts';
import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';

/** Long over: the job is due, whatever the time is. */
const AT_ONCE = '2000-01-01T00:00:00.000Z';

/**
 * Questions go with their account. Of an incident stays that there was one, what it was about and how it
 * ended, without words, files and person. Files are removed right after the erasure.
 */
export const messageData: PersonalDataArea = {
  name: 'messages',
  tables: {
    message_thread: 'contracts and claims',
    thread_message: 'erased',
    thread_file: 'erased',
  },
  export: async function* (db, { market, customerId }) {
    const threads = db
      .selectFrom('message_thread')
      .where('market', '=', market)
      .where('customer_id', '=', customerId);
    yield { table: 'message_thread', rows: await threads.selectAll().orderBy('id').execute() };
    yield {
      table: 'thread_message',
      rows: await db
        .selectFrom('thread_message')
        .select(['market', 'thread_id', 'seq', 'author', 'body', 'at'])
        .where('market', '=', market)
        .where('thread_id', 'in', threads.select('id'))
        .orderBy('thread_id')
        .orderBy('seq')
        .execute(),
    };
    yield {
      table: 'thread_file',
      rows: await db
        .selectFrom('thread_file')
        .select(['market', 'id', 'thread_id', 'seq', 'name', 'type', 'bytes', 'sha256', 'at'])
        .where('market', '=', market)
        .where('thread_id', 'in', threads.select('id'))
        .orderBy('id')
        .execute(),
    };
  },
  erase: async (tx, { market, customerId }) => {
    const own = tx
      .selectFrom('message_thread')
      .select('id')
      .where('market', '=', market)
      .where('customer_id', '=', customerId);
    await tx
      .deleteFrom('thread_message')
      .where('market', '=', market)
      .where('thread_id', 'in', own)
      .execute();
    await tx
      .updateTable('thread_file')
      .set({ thread_id: null, customer_id: null, name: '' })
      .where('market', '=', market)
      // Files of answers as well, which are of nobody's quota.
      .where((file) =>
        file.or([file('thread_id', 'in', own), file('customer_id', '=', customerId)]),
      )
      .execute();
    await tx
      .deleteFrom('message_thread')
      .where('market', '=', market)
      .where('customer_id', '=', customerId)
      .where('kind', '=', 'question')
      .execute();
    await tx
      .updateTable('message_thread')
      .set({ customer_id: null, subject: '', asked_at: null, due_on: null })
      .where('market', '=', market)
      .where('customer_id', '=', customerId)
      .execute();
    await scheduleJob(
      tx,
      { lane: 'messages', kind: 'removed-files', market, subject: 'all' },
      AT_ONCE,
    );
  },
};
