import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { pageQuery, thread, threadPage, threadQuery } from '../messages/shapes.ts';
import { threadAnswer } from '../staff/thread-schemas.ts';
import { file } from '../wire.ts';
import type { sellerCalls } from './calls.ts';

const ofThread = z.object({ threadId: z.string().max(80) });

export const sellerSchemas = {
  acceptSellerInvitation: {
    body: z.object({ token: z.string().min(1).max(100), password: z.string().max(200) }),
    reply: z.object({
      email: z.string(),
      seller: z.string(),
      /** For the authenticator app; nobody is told it again. */
      totp_secret: z.string(),
    }),
  },
  signSellerIn: {
    body: z.object({
      email: z.string().max(254),
      password: z.string().max(200),
      code: z.string().max(10),
      device: z.string().max(2000).optional(),
    }),
    reply: z.object({
      token: z.string(),
      name: z.string(),
      seller: z.string(),
      /** Lets the person sign in on this device while others guess their password. */
      device: z.string(),
    }),
  },
  signSellerOut: { reply: z.object({}) },
  listSellerThreads: { query: pageQuery, reply: threadPage },
  readSellerThread: { params: ofThread, query: threadQuery, reply: thread },
  answerAsSeller: { params: ofThread, body: threadAnswer, reply: z.object({ id: z.string() }) },
  downloadSellerThreadFile: {
    params: z.object({ attachmentId: z.string().max(80) }),
    reply: file,
  },
} as const satisfies Readonly<Record<keyof typeof sellerCalls, CallSchemas>>;
