import type { ParsedInput } from '@materia/api-contract';
import { incidentAfter, messageFaults } from '@materia/domain-messages';
import { fail, ok } from '@materia/domain-kernel';
import { type Db, type Tx, withTx } from '../../platform/database/with-tx.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { MESSAGE_FIELDS } from './read-opened.ts';
import { insertMessage, lockThread, saveThread, type ThreadRow } from './repository.ts';
import type { ThreadScope } from './thread-scope.ts';

type Answer = ParsedInput<'answerAsSeller'>['body'];

/**
 * Writes what a seller or staff answer, and moves an incident by it. The buyer gets a mail that names
 * neither what was written nor who wrote it.
 */
export const answerThread = async (
  db: Db,
  scope: Exclude<ThreadScope, { readonly kind: 'customer' }>,
  id: string,
  body: Answer,
  { by, now }: { readonly by: string; readonly now: string },
) => {
  const message = body.message.trim();
  const [fault] = messageFaults(message);
  if (fault !== undefined)
    return fail({ kind: 'bad-input', fields: [MESSAGE_FIELDS[fault.kind]] } as const);
  return withTx(db, async (tx) => {
    const thread = await lockThread(tx, scope, id);
    if (thread === undefined) return fail({ kind: 'not-found' } as const);
    const change = changeBy(thread, body, scope.kind);
    if (!change.ok) return change;
    const seq = await insertMessage(tx, thread, {
      author: scope.kind,
      written_by: by,
      body: message,
      at: now,
    });
    await saveThread(tx, thread, {
      ...change.value,
      updated_at: now,
      seller_read_at: now,
      asked_at: null,
      due_on: null,
      told_at: null,
    });
    await tellBuyer(tx, thread, seq, now);
    return ok({ id: thread.id });
  });
};

/** What an answer changes. A resolved incident has an outcome, and nothing else has one. */
const changeBy = (
  { kind, state }: Pick<ThreadRow, 'kind' | 'state'>,
  { act, outcome }: Answer,
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
