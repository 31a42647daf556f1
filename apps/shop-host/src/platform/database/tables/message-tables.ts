import type {
  AttachmentType,
  IncidentActor,
  IncidentOutcome,
  IncidentState,
  ThreadKind,
  ThreadReason,
} from '@materia/domain-messages';
import type { ColumnType, JSONColumnType } from 'kysely';
import type { MomentColumn } from './column-types.ts';

/** A product that a thread is about, as it was ordered. */
export type ThreadLine = { readonly line: number; readonly name: string; readonly qty: number };

export type MessageThreadTable = {
  market: string;
  id: string;
  order_number: string;
  /** Null once the account was erased. */
  customer_id: string | null;
  /** The seller; null for what the shop sells itself. */
  vendor_code: string | null;
  vendor_name: string | null;
  kind: ThreadKind;
  reason: ThreadReason;
  subject: string;
  lines: JSONColumnType<readonly ThreadLine[]>;
  /** Of an incident only. */
  state: IncidentState | null;
  outcome: IncidentOutcome | null;
  created_at: MomentColumn;
  updated_at: MomentColumn;
  /** When each side last read it; before that of the last message, there is something unread. */
  buyer_read_at: MomentColumn;
  seller_read_at: ColumnType<string | null, string | null, string | null>;
  /** The first message of the buyer that nobody has answered, and until when it should be. */
  asked_at: ColumnType<string | null, string | null, string | null>;
  due_on: ColumnType<string | null, string | null, string | null>;
  /** When staff were told that it was not answered in time. */
  told_at: ColumnType<string | null, string | null, string | null>;
};

export type ThreadMessageTable = {
  market: string;
  thread_id: string;
  /** From 1, in the order of their arrival. */
  seq: number;
  author: IncidentActor;
  /** Who wrote it for the seller or the shop; null for the buyer. */
  written_by: string | null;
  body: string;
  at: MomentColumn;
};

export type ThreadFileTable = {
  market: string;
  /** By which it is downloaded; random. */
  id: string;
  /** Null once it may be deleted. */
  thread_id: string | null;
  seq: number;
  /** Whose quota it takes. */
  customer_id: string | null;
  name: string;
  type: AttachmentType;
  bytes: number;
  sha256: string;
  /** The file by its name in the store of files. */
  file: string;
  at: MomentColumn;
};

export type MessageTables = {
  message_thread: MessageThreadTable;
  thread_message: ThreadMessageTable;
  thread_file: ThreadFileTable;
};
