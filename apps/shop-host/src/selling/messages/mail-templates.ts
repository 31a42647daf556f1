import { pathTo } from '@materia/market-model';
import { messageAnswered, messageArrived, messageOverdue } from '@materia/ui-mail';
import { findCustomer } from '../../customers/account/repository.ts';
import type { MailTemplates } from '../../platform/mail/mail-template.ts';
import { peopleOfSeller } from '../../platform/sellers/repository.ts';
import type { MESSAGE_MAIL_KINDS } from './mails.ts';
import { findThread } from './repository.ts';
import type { ThreadScope } from './thread-scope.ts';

/** Mails are written by the host, which may read every thread of the market. */
const scopeOf = (market: { readonly id: string }): ThreadScope => ({
  kind: 'staff',
  market: market.id,
});

const answered: MailTemplates['thread-answer'] = async (
  { thread: id, seq },
  { db, market, voice, shopOrigin },
) => {
  const thread = await findThread(db, scopeOf(market), id);
  if (thread === undefined || thread.customer_id === null) return undefined;
  const { email } = await findCustomer(db, market.id, thread.customer_id);
  const page = shopOrigin + pathTo(market.routes)('myThread', { threadId: id });
  return {
    id: `${id}-${seq}`,
    to: email,
    content: messageAnswered({ number: thread.order_number, page }, voice),
  };
};

const arrived: MailTemplates['thread-message'] = async (
  { thread: id, seq, to },
  { db, market, voice },
) => {
  const thread = await findThread(db, scopeOf(market), id);
  if (thread === undefined || thread.vendor_code === null) return undefined;
  // Whoever has no access any more is told nothing either.
  const people = await peopleOfSeller(db, market.id, thread.vendor_code);
  return people.some(({ email }) => email === to)
    ? {
        id: `${id}-${seq}-${to}`,
        to,
        content: messageArrived({ number: thread.order_number, thread: id }, voice),
      }
    : undefined;
};

const overdue: MailTemplates['thread-overdue'] = async (
  { thread: id, to, asked },
  { db, market, voice },
) => {
  const thread = await findThread(db, scopeOf(market), id);
  return thread === undefined || thread.asked_at === null
    ? undefined
    : {
        id: `${id}-${asked}-${to}`,
        to,
        content: messageOverdue({ number: thread.order_number, thread: id }, voice),
      };
};

export const messageMailTemplates: Pick<MailTemplates, keyof typeof MESSAGE_MAIL_KINDS> = {
  'thread-answer': answered,
  'thread-message': arrived,
  'thread-overdue': overdue,
};
