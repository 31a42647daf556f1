import { invitationState } from '@materia/domain-customer';
import { pathTo } from '@materia/market-model';
import { companyInvitation } from '@materia/ui-mail';
import type { MailTemplates } from '../../platform/mail/mail-template.ts';
import { findInvitation } from './invitations-repository.ts';
import type { COMPANY_MAIL_KINDS } from './mails.ts';

/** Invites somebody to a company, unless the invitation ended before the mail was sent. */
const invitation: MailTemplates['company-invitation'] = async (
  { token },
  { db, market, voice, shopOrigin, now },
) => {
  const row = await findInvitation(db, market.id, token);
  if (row === undefined) return undefined;
  const { accepted_at, withdrawn_at, expires_at } = row;
  const state = invitationState(
    { acceptedAt: accepted_at, withdrawnAt: withdrawn_at, expiresAt: expires_at },
    now,
  );
  if (state !== 'open') return undefined;
  const page = shopOrigin + pathTo(market.routes)('companyInvitation', { token });
  return {
    id: row.id,
    to: row.email,
    content: companyInvitation({ page }, voice),
  };
};

export const companyMailTemplates: Pick<MailTemplates, keyof typeof COMPANY_MAIL_KINDS> = {
  'company-invitation': invitation,
};
