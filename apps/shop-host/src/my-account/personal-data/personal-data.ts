import { reviewData } from '../../catalogue/reviews/personal-data.ts';
import { accountData } from '../../customers/account/personal-data.ts';
import { addressData } from '../../customers/addresses/personal-data.ts';
import { clubData } from '../../customers/club/personal-data.ts';
import { companyData } from '../../customers/companies/personal-data.ts';
import { reportData } from '../../customers/illicit-content/personal-data.ts';
import { mailboxData } from '../../customers/mailbox/personal-data.ts';
import { preferenceData } from '../../customers/preferences/personal-data.ts';
import { newsletterData } from '../../customers/newsletter/personal-data.ts';
import { restockNoticeData } from '../../customers/restock-notices/personal-data.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import type {
  DataSubject,
  PersonalDataArea,
  PersonalRows,
} from '../../platform/personal-data/personal-data.ts';
import { approvalData } from '../../selling/approvals/personal-data.ts';
import { cartData } from '../../selling/cart/personal-data.ts';
import { placementData } from '../../selling/placement/personal-data.ts';
import { documentData } from '../../selling/documents/personal-data.ts';
import { listData } from '../../selling/lists/personal-data.ts';
import { messageData } from '../../selling/messages/personal-data.ts';
import { orderData } from '../../selling/orders/personal-data.ts';
import { paymentData } from '../../selling/payments/personal-data.ts';
import { returnData } from '../../selling/returns/personal-data.ts';

/** What every area knows of a person, in the order of an erasure: the account is last. */
export const PERSONAL_DATA: readonly PersonalDataArea[] = [
  messageData,
  documentData,
  returnData,
  paymentData,
  orderData,
  placementData,
  cartData,
  approvalData,
  listData,
  reviewData,
  reportData,
  newsletterData,
  preferenceData,
  restockNoticeData,
  clubData,
  companyData,
  addressData,
  mailboxData,
  accountData,
];

/** Everything that the shop knows of a person, table by table and in parts. */
export const exportDataSubject = async function* (
  db: Reader,
  subject: DataSubject,
): AsyncGenerator<PersonalRows> {
  for (const area of PERSONAL_DATA)
    for await (const part of area.export(db, subject)) if (part.rows.length > 0) yield part;
};

/** Erases a person in one transaction; what a law keeps stays without its account. */
export const eraseDataSubject = async (tx: Tx, subject: DataSubject): Promise<void> => {
  for (const area of PERSONAL_DATA) await area.erase(tx, subject);
};
