import type { ParsedInput } from '@materia/api-contract';
import {
  guaranteeUntil,
  incidentAfter,
  type IncidentOccasion,
  isIncidentReason,
  kindOfReason,
  mayOpenIncident,
  mayReadThread,
  messageFaults,
  type ThreadKind,
} from '@materia/domain-messages';
import { countsForBuyer, expectedTime } from '@materia/domain-order';
import { fail, ok } from '@materia/domain-kernel';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { RefusalOf } from '../../platform/contract/refusals.ts';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import { type Db, type Reader, withTx } from '../../platform/database/with-tx.ts';
import { mediaTypeOf } from '../../platform/files/accept-upload.ts';
import { isCheckedNumber } from '../../platform/ids/checked-number.ts';
import type { Attempts, Limit } from '../../platform/limits/attempts.ts';
import { findOrder, type OrderWithLines, orderWithLines } from '../orders/repository.ts';
import { receivedOn } from '../returns/withdrawals.ts';
import { askForAnswer } from './asked.ts';
import {
  findThread,
  findThreadFile,
  incidentsOfOrder,
  insertMessage,
  insertThread,
  lockedQuota,
  lockThread,
  saveReadThrough,
  saveThread,
  sellersOfCustomer,
  type ThreadRow,
} from './repository.ts';
import { MESSAGE_FIELDS, readOpened } from './read-opened.ts';
import {
  attachFiles,
  checkQuota,
  filesOfForm,
  type FileTools,
  withStoredFiles,
} from './thread-files.ts';
import { readerOf, type ThreadScope } from './thread-scope.ts';
import { wireSummary, wireThread, wireThreadPage } from './wire-thread.ts';

/** More than anybody asks; each costs its reader time, and its files space. */
const THREADS: Limit = { attempts: 20, windowMs: 24 * 3_600_000 };
const MESSAGES: Limit = { attempts: 100, windowMs: 24 * 3_600_000 };

const NOT_FOUND = fail({ kind: 'not-found' } as const);

type MessageCall =
  | 'listThreadReasons'
  | 'listOrderThreads'
  | 'openThread'
  | 'listIncidents'
  | 'openIncident'
  | 'listThreads'
  | 'readThread'
  | 'writeMessage'
  | 'markThreadRead'
  | 'downloadThreadFile'
  | 'listThreadVendors';

const scopeOf = ({ market, customer }: CustomerContext): ThreadScope => ({
  kind: 'customer',
  market: market.id,
  customerId: customer.customerId,
});

/**
 * Messages of buyers about their orders, and incidents. Another customer's order or thread and a missing
 * one get the same answer; colleagues of a company read each other's orders, but not each other's letters.
 */
export const messageHandlers = ({
  db,
  attempts,
  ...tools
}: FileTools & { readonly db: Db; readonly attempts: Attempts }): HandlersOf<MessageCall> => {
  const ownOrder = async (
    reader: Reader,
    orderId: string,
    { market, customer }: CustomerContext,
  ): Promise<OrderWithLines | undefined> => {
    const order = isCheckedNumber(orderId)
      ? await findOrder(reader, market.id, orderId, customer.customerId)
      : undefined;
    return order === undefined || !countsForBuyer(order)
      ? undefined
      : orderWithLines(reader, order);
  };

  const open = async (
    kind: ThreadKind,
    { params, body, files: sent }: ParsedInput<'openThread'>,
    context: CustomerContext,
  ) => {
    const { market, customer, now, today } = context;
    const whole = await ownOrder(db, params.orderId, context);
    if (whole === undefined) return NOT_FOUND;
    const incoming = filesOfForm(sent);
    const filled = readOpened(body, whole.lines, market.settings.threadReasons, kind);
    if (!filled.ok) return fail({ kind: 'bad-input', fields: filled.error } as const);
    const { reason, lines, subject, message } = filled.value;
    if (!(await attempts.take(`thread:${market.id}:${customer.customerId}`, THREADS, now)))
      return fail({ kind: 'too-many-requests' } as const);
    return withStoredFiles(db, tools, incoming, async (tx, stored) => {
      const owner = { market: market.id, customerId: customer.customerId };
      const mayStore = await checkQuota(stored, () =>
        lockedQuota(tx, market.id, customer.customerId),
      );
      if (!mayStore.ok) return mayStore;
      const { order } = whole;
      const row = {
        market: market.id,
        id: randomId(),
        order_number: order.number,
        customer_id: customer.customerId,
        vendor_code: order.fulfilment.vendor?.code ?? null,
        vendor_name: order.fulfilment.vendor?.name ?? null,
        kind,
        reason,
        subject,
        lines: JSON.stringify(lines),
        state: kind === 'incident' ? ('opened' as const) : null,
        outcome: null,
        created_at: now,
        updated_at: now,
        buyer_read_at: now,
        seller_read_at: null,
        asked_at: null,
        due_on: null,
        told_at: null,
      };
      await insertThread(tx, row);
      const seq = await insertMessage(tx, row, {
        author: 'buyer',
        written_by: null,
        body: message,
        at: now,
      });
      await attachFiles(tx, stored, { ...owner, thread: row.id, seq, now });
      await askForAnswer(tx, row, { seq }, { market, now, today });
      return ok({ id: row.id });
    });
  };

  return {
    listThreadReasons: async ({ params }, context) => {
      const whole = await ownOrder(db, params.orderId, context);
      if (whole === undefined) return NOT_FOUND;
      const { settings } = context.market;
      const occasion = occasionOf(whole, context);
      return ok({
        seller: whole.order.fulfilment.vendor?.name ?? null,
        reasons: settings.threadReasons.map(({ reason, asksLines, asksFiles }) => ({
          reason,
          kind: kindOfReason(reason),
          asks_lines: asksLines,
          asks_files: asksFiles,
          possible: !isIncidentReason(reason) || mayOpenIncident(reason, occasion).ok,
        })),
        guarantee_until:
          occasion.receivedOn === undefined
            ? null
            : guaranteeUntil(occasion.receivedOn, occasion.guaranteeYears),
      });
    },

    listOrderThreads: async ({ params, query }, context) =>
      (await ownOrder(db, params.orderId, context)) === undefined
        ? NOT_FOUND
        : ok(
            await wireThreadPage(db, scopeOf(context), context.today, {
              page: query.page,
              orderNumber: params.orderId,
            }),
          ),

    openThread: (input, context) => open('question', input, context),
    openIncident: async (input, context) => {
      const whole = await ownOrder(db, input.params.orderId, context);
      if (whole === undefined) return NOT_FOUND;
      const { reason } = input.body;
      const may = isIncidentReason(reason)
        ? mayOpenIncident(reason, occasionOf(whole, context))
        : ok(undefined);
      if (may.ok) return open('incident', input, context);
      return fail({
        kind: 'incident-not-possible',
        parameters: {
          reason: may.error.kind,
          ...(may.error.kind === 'guarantee-over' && { guaranteeUntil: may.error.lastDay }),
        },
      });
    },

    listIncidents: async ({ params }, context) => {
      if ((await ownOrder(db, params.orderId, context)) === undefined) return NOT_FOUND;
      const scope = scopeOf(context);
      const rows = await incidentsOfOrder(db, scope, params.orderId);
      return ok({ incidents: rows.map((row) => wireSummary(row, scope, context.today)) });
    },

    listThreads: async ({ query }, context) =>
      ok(await wireThreadPage(db, scopeOf(context), context.today, { page: query.page })),

    readThread: async ({ params, query }, context) => {
      const thread = await wireThread(db, scopeOf(context), context.today, {
        id: params.threadId,
        page: query.page,
      });
      return thread === undefined ? NOT_FOUND : ok(thread);
    },

    writeMessage: async ({ params, body, files: sent }, context) => {
      const { market, customer, now, today } = context;
      const scope = scopeOf(context);
      const incoming = filesOfForm(sent);
      if ((await findThread(db, scope, params.threadId)) === undefined) return NOT_FOUND;
      const message = body.message.trim();
      const [fault] = body.act === 'close' && message === '' ? [] : messageFaults(message);
      if (fault !== undefined)
        return fail({ kind: 'bad-input', fields: [MESSAGE_FIELDS[fault.kind]] } as const);
      if (!(await attempts.take(`message:${market.id}:${customer.customerId}`, MESSAGES, now)))
        return fail({ kind: 'too-many-requests' } as const);
      return withStoredFiles<{ id: string }, RefusalOf<'writeMessage'>>(
        db,
        tools,
        incoming,
        async (tx, stored) => {
          const owner = { market: market.id, customerId: customer.customerId };
          const mayStore = await checkQuota(stored, () =>
            lockedQuota(tx, market.id, customer.customerId),
          );
          if (!mayStore.ok) return mayStore;
          const thread = await lockThread(tx, scope, params.threadId);
          if (thread === undefined) return NOT_FOUND;
          const change = changeBy(thread, body.act);
          if (!change.ok) return change;
          const seq = await insertMessage(tx, thread, {
            author: 'buyer',
            written_by: null,
            body: message,
            at: now,
          });
          await attachFiles(tx, stored, { ...owner, thread: thread.id, seq, now });
          await saveThread(tx, thread, {
            ...change.value,
            updated_at: now,
            buyer_read_at: now,
            ...(body.act === 'close' && { asked_at: null, due_on: null }),
          });
          if (body.act !== 'close') await askForAnswer(tx, thread, { seq }, { market, now, today });
          return ok({ id: thread.id });
        },
      );
    },

    markThreadRead: async ({ params, query }, context) =>
      withTx(db, async (tx) => {
        const thread = await lockThread(tx, scopeOf(context), params.threadId);
        if (thread === undefined) return NOT_FOUND;
        if (query.through === undefined)
          await saveThread(tx, thread, { buyer_read_at: context.now });
        else await saveReadThrough(tx, thread, query.through);
        return ok({ status: 'read' as const });
      }),

    downloadThreadFile: ({ params }, context) =>
      serveThreadFile(db, tools, scopeOf(context), params.attachmentId),

    listThreadVendors: async (_, { market, customer }) =>
      ok({ vendors: [...(await sellersOfCustomer(db, market.id, customer.customerId))] }),
  };
};

/** A file for a reader of its thread. */
export const serveThreadFile = async (
  db: Reader,
  { files }: Pick<FileTools, 'files'>,
  scope: ThreadScope,
  id: string,
) => {
  const found = await findThreadFile(db, scope, id);
  if (found === undefined) return NOT_FOUND;
  const parties = {
    customerId: found.customer_id ?? undefined,
    sellerCode: found.vendor_code ?? undefined,
  };
  const stored = mayReadThread(parties, readerOf(scope)) ? await files.get(found.file) : undefined;
  return stored === undefined
    ? NOT_FOUND
    : ok({ name: found.name, type: mediaTypeOf(found.type), bytes: stored.bytes });
};

/** What an act of the buyer changes. */
const changeBy = (
  { kind, state }: Pick<ThreadRow, 'kind' | 'state'>,
  act: 'write' | 'close' | 'object',
) => {
  if (kind === 'question' || state === null)
    return act === 'write' ? ok({}) : fail({ kind: 'step-not-allowed' } as const);
  const next = incidentAfter(state, act, 'buyer');
  return next.ok
    ? ok({ state: next.value, outcome: next.value === 'resolved' ? ('message' as const) : null })
    : next;
};

const occasionOf = (
  whole: OrderWithLines,
  { market, today }: Pick<CustomerContext, 'market' | 'today'>,
): IncidentOccasion => ({
  today,
  promisedFor: expectedTime(whole.order.fulfilment)?.date,
  receivedOn: receivedOn(whole, market),
  guaranteeYears: market.settings.legalGuarantee.years,
});
