import { mailboxKey } from '@materia/domain-contact';
import { fail, ok } from '@materia/domain-kernel';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import { withTx } from '../../platform/database/with-tx.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { findByEmail, findCustomer } from '../account/repository.ts';
import {
  endLinks,
  findLink,
  insertLink,
  type LinkRow,
  provenMailbox,
  proveMailbox,
} from '../mailbox/repository.ts';
import { type IdentityTools, MAILS_TO_ONE, PER_NETWORK } from './tools.ts';

/** The owner of an account proves to read its mails. */
export const confirmationHandlers = ({
  db,
  attempts,
  mailboxes,
}: IdentityTools): HandlersOf<'confirmAccount' | 'resendConfirmation'> => {
  const linkOf = async (market: string, id: string, key: string): Promise<LinkRow | undefined> => {
    const link = await findLink(db, market, 'confirm', id);
    return link !== undefined && mailboxes.isKey(link, key) ? link : undefined;
  };

  return {
    confirmAccount: async ({ params }, { market: { id: market }, now, shopperNetwork }) => {
      if (!(await attempts.take(`confirm:${market}:${shopperNetwork}`, PER_NETWORK, now)))
        return fail({ kind: 'too-many-requests' });
      const link = await linkOf(market, params.id, params.key);
      const account = link && (await findByEmail(db, market, link.email));
      if (link === undefined || account === undefined) return fail({ kind: 'link-invalid' });
      if ((await provenMailbox(db, market, account.id)) !== undefined)
        return fail({ kind: 'already-active' });
      if (link.used_at !== null) return fail({ kind: 'link-invalid' });
      if (link.expires_at <= now) return fail({ kind: 'link-expired' });
      await withTx(db, async (tx) => {
        await proveMailbox(tx, { market, customerId: account.id, email: link.email }, now);
        await endLinks(tx, market, 'confirm', link.email, now);
      });
      return ok({ status: 'activated' });
    },

    resendConfirmation: async ({ body }, { market: { id: market }, customer, now, ...context }) => {
      if (!(await attempts.take(`confirm:${market}:${context.shopperNetwork}`, PER_NETWORK, now)))
        return fail({ kind: 'too-many-requests' });
      const email =
        body.id !== undefined || customer === undefined
          ? (await linkOf(market, body.id ?? '', body.key ?? ''))?.email
          : (await findCustomer(db, market, customer.customerId)).email;
      const account = email === undefined ? undefined : await findByEmail(db, market, email);
      if (email === undefined || account === undefined) return fail({ kind: 'link-invalid' });
      if ((await provenMailbox(db, market, account.id)) !== undefined)
        return fail({ kind: 'already-active' });
      const mailbox = `confirm-mail:${market}:${mailboxKey(email)}`;
      if (!(await attempts.takeTurn(mailbox, MAILS_TO_ONE, now)))
        return fail({ kind: 'too-many-requests' });
      await withTx(db, async (tx) => {
        const link = await insertLink(tx, { market, purpose: 'confirm', email }, now);
        const payload = { link: link.id };
        await enqueueMail(tx, { market, kind: 'account-confirm', payload, now });
      });
      return ok({ sent: true });
    },
  };
};
