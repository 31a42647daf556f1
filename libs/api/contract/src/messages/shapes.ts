import {
  ATTACHMENT_TYPES,
  INCIDENT_OUTCOMES,
  INCIDENT_STATES,
  THREAD_KINDS,
  THREAD_REASONS,
} from '@materia/domain-messages';
import { z } from 'zod';

const AUTHORS = ['buyer', 'seller', 'staff'] as const;
const ACTS = ['write', 'answer', 'resolve', 'refuse', 'close', 'object', 'reopen'] as const;

/** A thread in a list. */
export const threadSummary = z.object({
  id: z.string(),
  order_id: z.string(),
  kind: z.enum(THREAD_KINDS),
  reason: z.enum(THREAD_REASONS),
  subject: z.string(),
  /** The seller's name; null for what the shop sells itself. */
  seller: z.string().nullable(),
  /** Of an incident only. */
  state: z.enum(INCIDENT_STATES).nullable(),
  outcome: z.enum(INCIDENT_OUTCOMES).nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  /** Whether its reader has not seen the last message of the others. */
  unread: z.boolean(),
  /** Whether the last message waits for an answer, and whether for longer than it should. */
  awaits_answer: z.boolean(),
  overdue: z.boolean(),
  /** Whether the money of its lines stays out of the seller's statement. */
  holds_statement: z.boolean(),
});

export const threadPage = z.object({
  threads: z.array(threadSummary),
  total: z.number().int(),
  page: z.number().int(),
  page_count: z.number().int(),
});

const file = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(ATTACHMENT_TYPES),
  bytes: z.number().int(),
});

/** A thread with a page of its messages. */
export const thread = threadSummary.extend({
  lines: z.array(z.object({ line: z.number().int(), name: z.string(), qty: z.number().int() })),
  /** What its reader may do now. */
  acts: z.array(z.enum(ACTS)),
  messages: z.array(
    z.object({
      id: z.string(),
      author: z.enum(AUTHORS),
      text: z.string(),
      at: z.string(),
      files: z.array(file),
    }),
  ),
  total: z.number().int(),
  page: z.number().int(),
  page_count: z.number().int(),
});

const page = z.coerce.number().int().min(1).max(10_000);
/** The page of a list, from 1. */
export const pageQuery = z.object({ page: page.default(1) });
/** The page of a thread, from 1; without it the last one, which has the newest messages. */
export const threadQuery = z.object({ page: page.optional() });
