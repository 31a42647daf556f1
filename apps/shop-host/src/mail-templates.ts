import { accountMailTemplates } from './customers/account/mail-templates.ts';
import { reportMailTemplates } from './customers/illicit-content/mail-templates.ts';
import { newsletterMailTemplates } from './customers/newsletter/mail-templates.ts';
import type { MailTemplates } from './platform/mail/mail-template.ts';
import { orderMailTemplates } from './selling/orders/mail-templates.ts';
import type { OrderPages } from './selling/orders/order-pages.ts';
import { paymentMailTemplates } from './selling/payments/mail-templates.ts';

/** The mail templates of all areas. */
export const mailTemplates = (pages: OrderPages): MailTemplates => ({
  ...accountMailTemplates,
  ...orderMailTemplates(pages),
  ...paymentMailTemplates(pages),
  ...reportMailTemplates,
  ...newsletterMailTemplates,
});
