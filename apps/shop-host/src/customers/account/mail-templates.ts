import { z } from 'zod';
import { pathTo } from '@materia/market-model';
import { accountCreated } from '@materia/ui-mail';
import type { MailTemplate } from '../../platform/mail/mail-template.ts';
import { findCustomer } from './repository.ts';

const customerOfMail = z.object({ customer: z.string() });

const created: MailTemplate = async (payload, { db, market, voice, shopOrigin }) => {
  const { id, email } = await findCustomer(db, market.id, customerOfMail.parse(payload).customer);
  const signInPage = shopOrigin + pathTo(market.routes)('login');
  return { id, to: email, content: accountCreated({ signInPage }, voice) };
};

export const accountMailTemplates = { 'account-created': created } as const;
