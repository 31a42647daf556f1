import { sellerInvoice } from '@materia/ui-mail';
import type { MailTemplates } from '../../platform/mail/mail-template.ts';
import { mailFrame } from '../orders/order-mail.ts';
import type { OrderPages } from '../orders/order-pages.ts';
import { findAnyOrder } from '../orders/repository.ts';
import { findPurchase } from '../purchases/repository.ts';
import type { DOCUMENT_MAIL_KINDS } from './mails.ts';
import { findSellerInvoice } from './seller-invoices-repository.ts';

/** The mails of documents. */
export const documentMailTemplates = (
  pages: OrderPages,
): Pick<MailTemplates, keyof typeof DOCUMENT_MAIL_KINDS> => ({
  'seller-invoice': sellerInvoiceStored(pages),
});

/** Tells the buyer where the seller's invoice is. It repeats nothing that the seller wrote. */
const sellerInvoiceStored =
  (pages: OrderPages): MailTemplates['seller-invoice'] =>
  async ({ invoice: id }, shop) => {
    const { db, market, voice } = shop;
    const invoice = await findSellerInvoice(db, market.id, id);
    const number = invoice?.order_number ?? '';
    const order = await findAnyOrder(db, market.id, number);
    const purchase = order && (await findPurchase(db, market.id, order.purchase_number));
    if (invoice === undefined || order === undefined || purchase === undefined) return undefined;
    const orderPage = await pages.order(shop, purchase, number);
    return {
      id,
      to: order.email,
      content: sellerInvoice(mailFrame(order, purchase, { number, orderPage }), voice),
    };
  };
