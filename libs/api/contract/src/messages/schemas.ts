import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import { THREAD_KINDS, THREAD_REASONS } from '@materia/domain-messages';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { file } from '../wire.ts';
import type { messageCalls } from './calls.ts';
import { pageQuery, thread, threadPage, threadQuery, threadSummary } from './shapes.ts';

/** The domain checks lengths; room for characters of two code units, and for texts that it refuses. */
const text = z.string().max(4 * FIELD_MAXIMUMS.freeText);
const ofOrder = z.object({ orderId: z.string().max(40) });
const ofThread = z.object({ threadId: z.string().max(80) });

const opened = z.object({
  reason: z.string().max(40),
  subject: text,
  message: text,
  /** The numbers of the lines, with commas between them. */
  lines: z.string().max(2000).default(''),
});

export const messageSchemas = {
  listThreadReasons: {
    params: ofOrder,
    reply: z.object({
      seller: z.string().nullable(),
      reasons: z.array(
        z.object({
          reason: z.enum(THREAD_REASONS),
          kind: z.enum(THREAD_KINDS),
          asks_lines: z.boolean(),
          asks_files: z.boolean(),
          /** Whether it can be chosen today. */
          possible: z.boolean(),
        }),
      ),
      /** The last day of the legal guarantee, once the products were handed over. */
      guarantee_until: z.iso.date().nullable(),
    }),
  },
  listOrderThreads: { params: ofOrder, query: pageQuery, reply: threadPage },
  openThread: { params: ofOrder, body: opened, reply: z.object({ id: z.string() }) },
  listIncidents: { params: ofOrder, reply: z.object({ incidents: z.array(threadSummary) }) },
  openIncident: { params: ofOrder, body: opened, reply: z.object({ id: z.string() }) },
  listThreads: { query: pageQuery, reply: threadPage },
  readThread: { params: ofThread, query: threadQuery, reply: thread },
  writeMessage: {
    params: ofThread,
    body: z.object({
      message: text,
      act: z.enum(['write', 'close', 'object']).default('write'),
    }),
    reply: z.object({ id: z.string() }),
  },
  markThreadRead: {
    params: ofThread,
    /** The last message that the buyer was shown; without it, all of them. */
    query: z.object({ through: z.coerce.number().int().min(1).optional() }),
    reply: z.object({ status: z.literal('read') }),
  },
  downloadThreadFile: { params: z.object({ attachmentId: z.string().max(80) }), reply: file },
  listThreadVendors: {
    reply: z.object({ vendors: z.array(z.object({ code: z.string(), name: z.string() })) }),
  },
} as const satisfies Readonly<Record<keyof typeof messageCalls, CallSchemas>>;
