import { accountErased } from '@materia/ui-mail';
import type { MailTemplates } from '../../platform/mail/mail-template.ts';
import type { PERSONAL_DATA_MAIL_KINDS } from './mails.ts';

const erased: MailTemplates['account-erased'] = async (
  { email, reference, kept },
  { market, voice },
) => ({
  id: reference,
  to: email,
  content: accountErased(
    {
      reference,
      kept: kept.map((reason) => ({ reason, years: market.settings.retentionYears[reason] })),
    },
    voice,
  ),
});

export const personalDataMailTemplates: Pick<MailTemplates, keyof typeof PERSONAL_DATA_MAIL_KINDS> =
  { 'account-erased': erased };
