import { reportMailTemplates } from './customers/illicit-content/mail-templates.ts';
import { newsletterMailTemplates } from './customers/newsletter/mail-templates.ts';
import type { MailTemplates } from './platform/mail/mail-template.ts';
import { orderMailTemplates } from './selling/orders/mail-templates.ts';

/** The mail templates of all areas. */
export const mailTemplates: MailTemplates = {
  ...orderMailTemplates,
  ...reportMailTemplates,
  ...newsletterMailTemplates,
};
