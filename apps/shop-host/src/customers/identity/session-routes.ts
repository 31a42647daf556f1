import { fail, ok } from '@materia/domain-kernel';
import {
  openSessionsOf,
  revokeOtherSessions,
  revokeSessionOf,
} from '../../platform/auth/repository.ts';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import { withTx } from '../../platform/database/with-tx.ts';
import { findCustomer } from '../account/repository.ts';
import { provenMailbox } from '../mailbox/repository.ts';
import { replacePassword } from './replace-password.ts';
import { passwordFaults } from './reset-routes.ts';
import { GUESSES_AT_ONE, type IdentityTools } from './tools.ts';

type OwnCalls = 'changePassword' | 'readMySecurity' | 'endMySession' | 'endMyOtherSessions';

/** What customers see and change of how they sign in. */
export const ownSessionHandlers = ({
  db,
  attempts,
  passwords,
  security,
}: IdentityTools): HandlersOf<OwnCalls> => ({
  changePassword: async ({ body }, { market, customer, now, shopperNetwork: network }) => {
    const { customerId, sessionId } = customer;
    if (body.customerId !== customerId)
      return fail({ kind: 'bad-input', fields: [{ field: 'body.customerId', kind: 'unknown' }] });
    const field = 'body.currentPassword';
    if (body.currentPassword === '')
      return fail({ kind: 'bad-input', fields: [{ field, kind: 'missing' }] });
    const person = await findCustomer(db, market.id, customerId);
    const { email, password_hash } = person;
    const wrong = passwordFaults('body.newPassword', body.newPassword, market, person);
    if (wrong.length > 0) return fail({ kind: 'bad-input', fields: wrong });
    const key = `password-change:${market.id}:${sessionId}`;
    if (!(await attempts.takeTurn(key, GUESSES_AT_ONE, now)))
      return fail({ kind: 'too-many-requests' });
    const matches = await passwords.matches(body.currentPassword, password_hash, network);
    if (!matches.ok) {
      await attempts.giveBack(key);
      return matches;
    }
    if (!matches.value) {
      security({ event: 'sign-in-failed', realm: market.id, account: email, network });
      return fail({ kind: 'bad-input', fields: [{ field, kind: 'password-wrong' }] });
    }
    const hashed = await passwords.hash(body.newPassword, network);
    if (!hashed.ok) return hashed;
    const change = { market: market.id, customerId, email, hash: hashed.value, kept: sessionId };
    const endedSessions = await withTx(db, (tx) => replacePassword(tx, change, now));
    await attempts.forget(key);
    return ok({ changed: true, endedSessions });
  },

  readMySecurity: async (_input, { market, customer, now }) => {
    const { customerId, sessionId } = customer;
    const { email } = await findCustomer(db, market.id, customerId);
    const open = await openSessionsOf(db, market.id, customerId, now);
    return ok({
      email,
      mailboxProven: (await provenMailbox(db, market.id, customerId)) !== undefined,
      sessions: open.map(({ id, browser, system, created_at, seen_at }) => ({
        id,
        browser,
        system,
        startedAt: created_at,
        seenAt: seen_at,
        isCurrent: id === sessionId,
      })),
    });
  },

  endMySession: async ({ params }, { market, customer, now }) => {
    const isEnded = await withTx(db, (tx) =>
      revokeSessionOf(tx, market.id, customer.customerId, params.id, now),
    );
    return isEnded ? ok(true) : fail({ kind: 'not-found' });
  },

  endMyOtherSessions: async (_input, { market, customer, now }) => {
    const { customerId, sessionId } = customer;
    return ok({
      endedSessions: await withTx(db, (tx) =>
        revokeOtherSessions(tx, market.id, customerId, sessionId, now),
      ),
    });
  },
});
