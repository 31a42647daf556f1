import { pathTo } from '@materia/market-model';
import { accountCreated } from '@materia/ui-mail';
import type { MailTemplates } from '../../platform/mail/mail-template.ts';
import type { ACCOUNT_MAIL_KINDS } from './mails.ts';
import { findCustomer } from './repository.ts';

const created: MailTemplates['account-created'] = async (
  { customer },
  { db, market, voice, shopOrigin },
) => {
  const { id, email } = await findCustomer(db, market.id, customer);
  const signInPage = shopOrigin + pathTo(market.routes)('login');
  return { id, to: email, content: accountCreated({ signInPage }, voice) };
};

export const accountMailTemplates: Pick<MailTemplates, keyof typeof ACCOUNT_MAIL_KINDS> = {
  'account-created': created,
};
