import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import { PASSWORD_MAXIMUM } from '@materia/domain-customer';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import type { identityCalls } from './calls.ts';

const id = z.string().max(64);
const email = z.string().max(FIELD_MAXIMUMS.email);
/** A code to type, or the id and key of a link. */
const token = z.string().max(200);
const password = z.string().max(PASSWORD_MAXIMUM);

export const identitySchemas = {
  confirmAccount: {
    params: z.object({ id, key: token }),
    reply: z.object({ status: z.literal('activated') }),
  },
  resendConfirmation: {
    body: z.object({
      /** Both of an earlier link; neither for the signed-in customer. */
      id: id.optional(),
      key: token.optional(),
    }),
    reply: z.object({ sent: z.literal(true) }),
  },
  forgotPassword: {
    params: z.object({ email }),
    /** The same for every address. */
    reply: z.object({ sent: z.literal(true) }),
  },
  resetPassword: {
    body: z.object({
      verification_code: token,
      password,
      /** Not needed with the token of a link, which names its mail. */
      email: email.optional(),
    }),
    reply: z.object({
      changed: z.literal(true),
      /** Proof for the next sign-in, as sign-in gives it: nobody else's guesses hold this device back. */
      device: z.string(),
    }),
  },
  readPreSignup: {
    params: z.object({ token, email }),
    reply: z.object({
      email: z.string(),
      token: z.string(),
      /** The name under which the store's system knows the account. */
      genericEmail: z.string(),
    }),
  },
  activateAccount: {
    body: z.object({ email, genericEmail: email, password, token }),
    reply: z.object({ id: z.string() }),
  },
  isAccountAvailable: {
    body: z.object({ email }),
    reply: z.object({ available: z.boolean() }),
  },
  changePassword: {
    body: z.object({ customerId: id, currentPassword: password, newPassword: password }),
    reply: z.object({ changed: z.literal(true), endedSessions: z.number().int() }),
  },
  readMySecurity: {
    reply: z.object({
      email: z.string(),
      mailboxProven: z.boolean(),
      sessions: z.array(
        z.object({
          id: z.string(),
          /** Names of the browser and its system, empty where they are not known. */
          browser: z.string(),
          system: z.string(),
          startedAt: z.string(),
          seenAt: z.string(),
          isCurrent: z.boolean(),
        }),
      ),
    }),
  },
  endMySession: { params: z.object({ id }), reply: z.literal(true) },
  endMyOtherSessions: { reply: z.object({ endedSessions: z.number().int() }) },
} as const satisfies Readonly<Record<keyof typeof identityCalls, CallSchemas>>;
