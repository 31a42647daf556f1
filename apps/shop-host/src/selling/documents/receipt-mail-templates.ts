import { pathTo } from '@materia/market-model';
import { zonedMoment } from '@materia/platform-clock';
import { digitalReceipt } from '@materia/ui-mail';
import { provenMailbox } from '../../customers/mailbox/repository.ts';
import { findReceiptPreferences } from '../../customers/preferences/repository.ts';
import { findCustomer } from '../../customers/account/repository.ts';
import { greetedName } from '../../platform/mail/greeted-name.ts';
import type { MailTemplates } from '../../platform/mail/mail-template.ts';
import type { RECEIPT_MAIL_KINDS } from './receipt-mails.ts';
import { findAnyReceipt } from './repository.ts';

/** Sends a receipt to its customer, as they chose; nothing to a mailbox that is not confirmed. */
const receipt: MailTemplates['digital-receipt'] = async ({ receipt: id }, shop) => {
  const { db, market, voice, shopOrigin } = shop;
  const row = await findAnyReceipt(db, market.id, id);
  const customerId = row?.customer_id ?? undefined;
  if (row === undefined || customerId === undefined) return undefined;
  const to = await provenMailbox(db, market.id, customerId);
  if (to === undefined) return undefined;
  const preferences = await findReceiptPreferences(db, { market: market.id, customerId });
  const { firstname } = await findCustomer(db, market.id, customerId);
  const { date, minutesOfDay } = zonedMoment(row.bought_at, market.timeZone);
  return {
    id,
    to,
    content: digitalReceipt(
      {
        name: greetedName(firstname),
        number: id,
        store: row.store.name,
        bought: { day: date, minute: minutesOfDay },
        totalMinor: row.total_minor,
        method: preferences?.bankCardReceipt === true ? row.payment_method : undefined,
        page: shopOrigin + pathTo(market.routes)('purchaseDetails', { purchaseId: id }),
      },
      voice,
    ),
  };
};

export const receiptMailTemplates: Pick<MailTemplates, keyof typeof RECEIPT_MAIL_KINDS> = {
  'digital-receipt': receipt,
};
