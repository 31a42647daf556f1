import { isPaidInStore } from '@materia/domain-checkout';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import {
  palletsBack,
  returnArrived,
  returnChecked,
  vendorMail,
  type VendorMailFacts,
  withdrawalReceipt,
} from '@materia/ui-mail';
import { findVendorByCode } from '../../catalogue/vendors/repository.ts';
import { greetedName } from '../../platform/mail/greeted-name.ts';
import type { DueMail, MailContext, MailTemplates } from '../../platform/mail/mail-template.ts';
import { momentIn } from '../../platform/mail/moment-in.ts';
import { findPurchase } from '../purchases/repository.ts';
import { isProven, mailFrame, mailLines } from '../orders/order-mail.ts';
import type { MailFiles } from '../orders/mail-files.ts';
import type { OrderPages } from '../orders/order-pages.ts';
import { findAnyOrder, type OrderRow, orderWithLines } from '../orders/repository.ts';
import type { RETURN_MAIL_KINDS } from './mails.ts';
import { findPalletReturn } from './pallets-repository.ts';
import { findReturn, findReturnLines, type ReturnRow } from './repository.ts';
import { returnCode } from './return-code.ts';
import { refundDay } from './watch-refund.ts';

/** The mails of returns. */
export const returnMailTemplates = (
  pages: OrderPages,
  files: MailFiles,
): Pick<MailTemplates, keyof typeof RETURN_MAIL_KINDS> => {
  /** The order of a mail, its frame, and the address of its page. */
  const framed = async (shop: MailContext, number: string) => {
    const { db, market } = shop;
    const order = await findAnyOrder(db, market.id, number);
    const purchase = order && (await findPurchase(db, market.id, order.purchase_number));
    if (order === undefined || purchase === undefined) return undefined;
    const orderPage = await pages.order(shop, purchase, number);
    return { order, purchase, frame: mailFrame(order, purchase, { number, orderPage }) };
  };
  /** A return with its lines and the frame of its mail. */
  const returned = async (shop: MailContext, id: string) => {
    const row = await findReturn(shop.db, shop.market.id, id);
    const found = row && (await framed(shop, row.order_number));
    if (row === undefined || found === undefined) return undefined;
    return { row, ...found, lines: await findReturnLines(shop.db, row) };
  };

  return {
    // Tells the buyer when the withdrawal arrived, from what, and when the money comes back.
    'withdrawal-received': async ({ withdrawal: id }, shop) => {
      const found = await returned(shop, id);
      if (found === undefined) return undefined;
      const { row, order, purchase, frame, lines } = found;
      const isBeforeHandover = row.state === 'refunded' && row.received_at === null;
      const way = isPaidInStore(order.payment_method)
        ? 'inStore'
        : isBeforeHandover
          ? 'atOnce'
          : 'onceBack';
      return {
        id,
        to: order.email,
        attachments: isProven(purchase)
          ? await files.withdrawal(await orderWithLines(shop.db, order), id, shop.market)
          : [],
        content: withdrawalReceipt(
          {
            ...frame,
            kind: row.kind,
            declared: momentIn(shop.market, row.declared_at),
            // What somebody typed for an address that may be a stranger's is no message to it.
            declaredBy: greetedName(row.name),
            outsideTrade: row.outside_trade,
            lines: lines.map(({ qty, name }) => ({ count: qty, name })),
            refund: row.refund_minor === 0 ? undefined : { way, amountMinor: row.refund_minor },
            back: isBeforeHandover
              ? undefined
              : {
                  way: row.way,
                  code: returnCode(row),
                  address: await returnAddress(shop, order),
                  refundBy: refundDay(row, shop.market),
                },
          },
          shop.voice,
        ),
      };
    },

    // Staff who receive and inspect at once need not announce what the next mail says.
    'return-received': async ({ withdrawal: id }, shop) => {
      const found = await returned(shop, id);
      if (found?.row.state !== 'received') return undefined;
      const { row, order, frame } = found;
      return {
        id,
        to: order.email,
        content: returnArrived({ ...frame, code: returnCode(row) }, shop.voice),
      };
    },

    'return-inspected': async ({ withdrawal: id }, shop) => {
      const found = await returned(shop, id);
      if (found === undefined) return undefined;
      const { row, order, frame, lines } = found;
      const refused = lines.flatMap(({ name, qty, accepted, fault }) =>
        accepted === null || fault === null || accepted === qty
          ? []
          : [{ name, count: qty - accepted, reason: fault }],
      );
      return {
        id,
        to: order.email,
        content: returnChecked(
          {
            ...frame,
            code: returnCode(row),
            accepted: lines.flatMap(({ name, accepted }) =>
              accepted === null || accepted === 0 ? [] : [{ name, count: accepted }],
            ),
            refused,
            refundMinor: row.refund_minor,
          },
          shop.voice,
        ),
      };
    },

    'pallets-returned': async ({ pallets: id }, shop) => {
      const row = await findPalletReturn(shop.db, shop.market.id, id);
      const found = row && (await framed(shop, row.order_number));
      const day = row && parsePlainDate(row.returned_on);
      if (row === undefined || found === undefined || !day?.ok) return undefined;
      return {
        id,
        to: found.order.email,
        content: palletsBack(
          {
            ...found.frame,
            pallets: row.pallets,
            day: day.value,
            refundMinor: row.refund_minor,
          },
          shop.voice,
        ),
      };
    },

    'vendor-return': async ({ withdrawal: id }, shop) => {
      const row = await findReturn(shop.db, shop.market.id, id);
      const order = row && (await findAnyOrder(shop.db, shop.market.id, row.order_number));
      if (row === undefined || order === undefined) return undefined;
      const lines = await findReturnLines(shop.db, row);
      return toVendor(shop, order, id, {
        number: order.number,
        lines: lines.map(({ qty, name }) => ({ count: qty, name })),
        what: wasHandedOver(row) ? { kind: 'returned', code: returnCode(row) } : { kind: 'ended' },
      });
    },

    'vendor-order-cancelled': async ({ number }, shop) => {
      const order = await findAnyOrder(shop.db, shop.market.id, number);
      if (order === undefined) return undefined;
      return toVendor(shop, order, number, {
        number,
        lines: mailLines(await orderWithLines(shop.db, order)),
        what: { kind: 'cancelled' },
      });
    },
  };
};

const wasHandedOver = ({ state, received_at }: ReturnRow): boolean =>
  state !== 'refunded' || received_at !== null;

/** The mail to the vendor of an order; undefined for a vendor without an address. */
const toVendor = async (
  shop: MailContext,
  { fulfilment }: OrderRow,
  id: string,
  facts: VendorMailFacts,
): Promise<DueMail | undefined> => {
  const { vendor } = fulfilment;
  const found = vendor && (await findVendorByCode(shop.db, shop.market.id, vendor.code));
  return found?.trader == null
    ? undefined
    : { id, to: found.trader.email, content: vendorMail(facts, shop.voice) };
};

/** Where parcels go: to the vendor, or to the store of the order. */
const returnAddress = async (
  shop: MailContext,
  { fulfilment, store }: OrderRow,
): Promise<string> => {
  const { vendor } = fulfilment;
  if (vendor !== undefined) {
    const found = await findVendorByCode(shop.db, shop.market.id, vendor.code);
    return found?.trader == null
      ? vendor.name
      : `${found.trader.legalName}, ${found.trader.street}, ${found.trader.postcode} ${found.city}`;
  }
  return [store.name, ...store.street, `${store.postcode} ${store.city}`].join(', ');
};
