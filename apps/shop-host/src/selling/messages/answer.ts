import type { ParsedInput } from '@materia/api-contract';
import { incidentAfter, messageFaults } from '@materia/domain-messages';
import { fail, ok } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import { todayIn } from '@materia/platform-clock';
import type { RefusalOf } from '../../platform/contract/refusals.ts';
import type { Db, Tx } from '../../platform/database/with-tx.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { awaitAnswer } from './asked.ts';
import { MESSAGE_FIELDS } from './read-opened.ts';
import {
  findThread,
  insertMessage,
  lockThread,
  saveThread,
  type ThreadRow,
  weightOfAnswers,
} from './repository.ts';
import {
  attachFiles,
  checkQuota,
  filesOfForm,
  type FileTools,
  withStoredFiles,
} from './thread-files.ts';
import type { ThreadScope } from './thread-scope.ts';

type Answer = ParsedInput<'answerAsSeller'>;

/**
 * Writes what a seller or staff answer, and moves an incident by it. The buyer gets a mail that names
 * neither what was written nor who wrote it. An incident that staff reopen waits for an answer again.
 */
export const answerThread = async (
  db: Db,
  tools: FileTools,
  scope: Exclude<ThreadScope, { readonly kind: 'customer' }>,
  { params: { threadId }, body, files }: Answer,
  { by, market, now }: { readonly by: string; readonly market: Market; readonly now: string },
) => {
  const message = body.message.trim();
  const [fault] = messageFaults(message);
  if (fault !== undefined)
    return fail({ kind: 'bad-input', fields: [MESSAGE_FIELDS[fault.kind]] } as const);
  // Files are checked for readers of the thread only.
  if ((await findThread(db, scope, threadId)) === undefined)
    return fail({ kind: 'not-found' } as const);
  return withStoredFiles<{ id: string }, Exclude<RefusalOf<'answerAsStaff'>, undefined>>(
    db,
    tools,
    filesOfForm(files),
    async (tx, stored) => {
      const thread = await lockThread(tx, scope, threadId);
      if (thread === undefined) return fail({ kind: 'not-found' } as const);
      const change = changeBy(thread, body, scope.kind);
      if (!change.ok) return change;
      const mayStore = await checkQuota(stored, () => weightOfAnswers(tx, thread));
      if (!mayStore.ok) return mayStore;
      const seq = await insertMessage(tx, thread, {
        author: scope.kind,
        written_by: by,
        body: message,
        at: now,
      });
      await attachFiles(tx, stored, {
        market: thread.market,
        thread: thread.id,
        seq,
        customerId: null,
        now,
      });
      await saveThread(tx, thread, {
        ...change.value,
        updated_at: now,
        seller_read_at: now,
        asked_at: null,
        due_on: null,
        told_at: null,
      });
      if (body.act === 'reopen')
        await awaitAnswer(tx, thread, { market, now, today: todayIn(market.timeZone, now) });
      await tellBuyer(tx, thread, seq, now);
      return ok({ id: thread.id });
    },
  );
};

/** What an answer changes. A resolved incident has an outcome, and nothing else has one. */
const changeBy = (
  { kind, state }: Pick<ThreadRow, 'kind' | 'state'>,
  { act, outcome }: Answer['body'],
  actor: 'seller' | 'staff',
) => {
  if (kind === 'question' || state === null)
    return act === 'answer' && outcome === undefined
      ? ok({})
      : fail({ kind: 'step-not-allowed' } as const);
  const next = incidentAfter(state, act, actor);
  if (!next.ok) return next;
  if ((act === 'resolve') !== (outcome !== undefined))
    return fail({
      kind: 'bad-input',
      fields: [{ field: 'body.outcome', kind: 'missing' }],
    } as const);
  return ok({ state: next.value, outcome: outcome ?? null });
};

const tellBuyer = async (
  tx: Tx,
  { market, id, customer_id: customer }: ThreadRow,
  seq: number,
  now: string,
): Promise<void> => {
  if (customer !== null)
    await enqueueMail(tx, { market, kind: 'thread-answer', payload: { thread: id, seq }, now });
};
