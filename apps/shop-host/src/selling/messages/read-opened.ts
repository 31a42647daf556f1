import type { FieldFault, FieldPath, ParsedInput } from '@materia/api-contract';
import {
  isThreadReason,
  kindOfReason,
  type MessageFault,
  type ReasonRow,
  type ThreadFault,
  threadFaults,
  type ThreadKind,
  type ThreadReason,
} from '@materia/domain-messages';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { ThreadLine } from '../../platform/database/tables/message-tables.ts';
import type { OrderLineRow } from '../orders/repository.ts';

type Fault = FieldFault<FieldPath<'openThread'>>;

/** The fields of a message and of a new thread by what is wrong. */
export const MESSAGE_FIELDS = {
  'message-too-short': { field: 'body.message', kind: 'too-short' },
  'message-too-long': { field: 'body.message', kind: 'too-long' },
} as const satisfies Readonly<Record<MessageFault['kind'], Fault>>;

const FIELDS: Readonly<Record<ThreadFault['kind'], Fault>> = {
  ...MESSAGE_FIELDS,
  'subject-missing': { field: 'body.subject', kind: 'missing' },
  'subject-too-long': { field: 'body.subject', kind: 'too-long' },
  'product-missing': { field: 'body.lines', kind: 'missing' },
  // Files are checked by their contents, and refused with their place and reason.
  'attachment-refused': { field: 'body.message', kind: 'not-offered' },
};

/** A new thread as its buyer filled it in. */
export type Opened = {
  readonly reason: ThreadReason;
  readonly subject: string;
  readonly message: string;
  readonly lines: readonly ThreadLine[];
};

/**
 * Reads what the form of a new thread contains. Without a choice of products, a reason that asks for none
 * is about the whole order. Names the fields in which something is wrong, all at once.
 */
export const readOpened = (
  body: ParsedInput<'openThread'>['body'],
  ordered: readonly OrderLineRow[],
  offered: readonly ReasonRow[],
  kind: ThreadKind,
): Result<Opened, Fault[]> => {
  const row = offered.find(({ reason }) => reason === body.reason);
  const wanted = body.lines === '' ? [] : body.lines.split(',').map(Number);
  const isUnknown = wanted.some((number) => ordered.every(({ line }) => line !== number));
  const isWhole = wanted.length === 0 && row?.asksLines === false;
  const lines = ordered.filter(({ line }) => isWhole || wanted.includes(line));
  const subject = body.subject.trim();
  const message = body.message.trim();
  const faults: Fault[] = [
    ...(row === undefined || !isThreadReason(body.reason) || kindOfReason(body.reason) !== kind
      ? [{ field: 'body.reason', kind: 'unknown' } as const]
      : []),
    ...threadFaults({
      subject,
      message,
      productIds: lines.map(({ sku }) => sku),
      attachments: [],
    }).map((fault) => FIELDS[fault.kind]),
    ...(isUnknown ? [{ field: 'body.lines', kind: 'unknown' } as const] : []),
  ];
  return row === undefined || faults.length > 0
    ? fail(faults)
    : ok({
        reason: row.reason,
        subject,
        message,
        lines: lines.map(({ line, name, qty }) => ({ line, name, qty })),
      });
};
