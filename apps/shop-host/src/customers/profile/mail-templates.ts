import { pathTo } from '@materia/market-model';
import { emailChangeConfirm, emailChanged, emailChangeNotice } from '@materia/ui-mail';
import type { MailContext, MailTemplates } from '../../platform/mail/mail-template.ts';
import { findCustomer } from '../account/repository.ts';
import type { MailboxLinks } from '../mailbox/mailbox-links.ts';
import type { PROFILE_MAIL_KINDS } from './mails.ts';
import { type EmailChangeRow, findEmailChange } from './repository.ts';

/** The mails about a change of the e-mail address. Nothing is sent about one that was given up. */
export const profileMailTemplates = (
  links: MailboxLinks,
): Pick<MailTemplates, keyof typeof PROFILE_MAIL_KINDS> => ({
  'email-change-confirm': async ({ change: id }, context) => {
    const change = await openChange(id, context);
    if (change === undefined) return undefined;
    const { market, voice, shopOrigin } = context;
    const token = links.token({ market: market.id, id, purpose: 'email-change' });
    const confirmPage = shopOrigin + pathTo(market.routes)('confirmEmail', { token });
    return { id, to: change.email, content: emailChangeConfirm({ confirmPage }, voice) };
  },

  'email-change-notice': async ({ change: id }, context) => {
    const change = await openChange(id, context);
    if (change === undefined) return undefined;
    const { db, market, voice } = context;
    const { email } = await findCustomer(db, market.id, change.customer_id);
    return {
      id,
      to: email,
      content: emailChangeNotice({ profilePage: profilePage(context) }, voice),
    };
  },

  'email-changed': ({ change: id, to }, context) =>
    Promise.resolve({ id, to, content: emailChanged(context.voice) }),
});

const profilePage = ({ market, shopOrigin }: MailContext): string =>
  shopOrigin + pathTo(market.routes)('myInformations');

const openChange = async (
  id: string,
  { db, market, now }: MailContext,
): Promise<EmailChangeRow | undefined> => {
  const change = await findEmailChange(db, market.id, id);
  return change !== undefined && change.expires_at > now ? change : undefined;
};
