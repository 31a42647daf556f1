import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import { INCIDENT_OUTCOMES } from '@materia/domain-messages';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { pageQuery, thread, threadPage, threadQuery } from '../messages/shapes.ts';
import { file } from '../wire.ts';
import type { threadDeskCalls } from './thread-calls.ts';

const ofThread = z.object({ threadId: z.string().max(80) });
const ofPerson = z.object({ email: z.string().max(254) });

/** What a seller or staff write, and what they do with an incident by it. */
export const threadAnswer = z.object({
  message: z.string().max(4 * FIELD_MAXIMUMS.freeText),
  act: z.enum(['answer', 'resolve', 'refuse', 'reopen']).default('answer'),
  /** How an incident is resolved. */
  outcome: z.enum(INCIDENT_OUTCOMES).optional(),
});

export const threadDeskSchemas = {
  listDeskThreads: { query: pageQuery, reply: threadPage },
  readDeskThread: { params: ofThread, query: threadQuery, reply: thread },
  answerAsStaff: { params: ofThread, body: threadAnswer, reply: z.object({ id: z.string() }) },
  downloadDeskThreadFile: {
    params: z.object({ attachmentId: z.string().max(80) }),
    reply: file,
  },
  listSellerPeople: {
    reply: z.object({
      people: z.array(
        z.object({
          email: z.string(),
          name: z.string(),
          seller: z.string(),
          state: z.enum(['invited', 'active']),
        }),
      ),
    }),
  },
  inviteSeller: {
    body: z.object({
      email: z.string().max(254),
      name: z.string().min(1).max(120),
      vendor: z.string().min(1).max(40),
    }),
    reply: z.object({
      email: z.string(),
      seller: z.string(),
      token: z.string(),
      until: z.string(),
    }),
  },
  removeSeller: { params: ofPerson, reply: z.object({}) },
} as const satisfies Readonly<Record<keyof typeof threadDeskCalls, CallSchemas>>;
