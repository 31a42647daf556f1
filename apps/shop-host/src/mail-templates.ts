import { accountMailTemplates } from './customers/account/mail-templates.ts';
import { ACCOUNT_MAIL_KINDS } from './customers/account/mails.ts';
import { companyMailTemplates } from './customers/companies/mail-templates.ts';
import { COMPANY_MAIL_KINDS } from './customers/companies/mails.ts';
import type { MailboxLinks } from './customers/mailbox/mailbox-links.ts';
import { profileMailTemplates } from './customers/profile/mail-templates.ts';
import { PROFILE_MAIL_KINDS } from './customers/profile/mails.ts';
import { reportMailTemplates } from './customers/illicit-content/mail-templates.ts';
import { REPORT_MAIL_KINDS } from './customers/illicit-content/mails.ts';
import { newsletterMailTemplates } from './customers/newsletter/mail-templates.ts';
import { NEWSLETTER_MAIL_KINDS } from './customers/newsletter/mails.ts';
import { restockMailTemplates } from './customers/restock-notices/mail-templates.ts';
import { RESTOCK_MAIL_KINDS } from './customers/restock-notices/mails.ts';
import { personalDataMailTemplates } from './my-account/personal-data/mail-templates.ts';
import { PERSONAL_DATA_MAIL_KINDS } from './my-account/personal-data/mails.ts';
import type { MailSchemas } from './platform/mail/mail-kinds.ts';
import type { MailTemplates } from './platform/mail/mail-template.ts';
import { approvalMailTemplates } from './selling/approvals/mail-templates.ts';
import { APPROVAL_MAIL_KINDS } from './selling/approvals/mails.ts';
import { clubMailTemplates } from './selling/club/mail-templates.ts';
import { CLUB_MAIL_KINDS } from './selling/club/mails.ts';
import { documentMailTemplates } from './selling/documents/mail-templates.ts';
import { DOCUMENT_MAIL_KINDS } from './selling/documents/mails.ts';
import { messageMailTemplates } from './selling/messages/mail-templates.ts';
import { MESSAGE_MAIL_KINDS } from './selling/messages/mails.ts';
import { orderMailTemplates } from './selling/orders/mail-templates.ts';
import { type MailFiles, NO_MAIL_FILES } from './selling/orders/mail-files.ts';
import { ORDER_MAIL_KINDS } from './selling/orders/mails.ts';
import type { OrderPages } from './selling/orders/order-pages.ts';
import { paymentMailTemplates } from './selling/payments/mail-templates.ts';
import { PAYMENT_MAIL_KINDS } from './selling/payments/mails.ts';
import { receiptMailTemplates } from './selling/documents/receipt-mail-templates.ts';
import { RECEIPT_MAIL_KINDS } from './selling/documents/receipt-mails.ts';
import type { SealedTexts } from './desk/console/sealed-text.ts';
import { sellerMailTemplates } from './desk/sellers/mail-templates.ts';
import { SELLER_MAIL_KINDS } from './desk/sellers/mails.ts';
import { returnMailTemplates } from './selling/returns/mail-templates.ts';
import { RETURN_MAIL_KINDS } from './selling/returns/mails.ts';

/** The mails of all areas. */
export const MAIL_KINDS: MailSchemas = {
  ...ACCOUNT_MAIL_KINDS,
  ...COMPANY_MAIL_KINDS,
  ...APPROVAL_MAIL_KINDS,
  ...PROFILE_MAIL_KINDS,
  ...REPORT_MAIL_KINDS,
  ...NEWSLETTER_MAIL_KINDS,
  ...RESTOCK_MAIL_KINDS,
  ...ORDER_MAIL_KINDS,
  ...RECEIPT_MAIL_KINDS,
  ...CLUB_MAIL_KINDS,
  ...DOCUMENT_MAIL_KINDS,
  ...RETURN_MAIL_KINDS,
  ...MESSAGE_MAIL_KINDS,
  ...SELLER_MAIL_KINDS,
  ...PAYMENT_MAIL_KINDS,
  ...PERSONAL_DATA_MAIL_KINDS,
};

/** The mail templates of all areas. */
export const mailTemplates = (
  pages: OrderPages,
  mailboxes: MailboxLinks,
  sellerSeals: SealedTexts,
  files: MailFiles = NO_MAIL_FILES,
): MailTemplates => ({
  ...accountMailTemplates(mailboxes),
  ...companyMailTemplates,
  ...approvalMailTemplates,
  ...profileMailTemplates(mailboxes),
  ...reportMailTemplates,
  ...newsletterMailTemplates,
  ...restockMailTemplates,
  ...orderMailTemplates(pages, files),
  ...receiptMailTemplates,
  ...clubMailTemplates,
  ...documentMailTemplates(pages),
  ...returnMailTemplates(pages, files),
  ...messageMailTemplates,
  ...sellerMailTemplates(sellerSeals),
  ...paymentMailTemplates(pages),
  ...personalDataMailTemplates,
});
