import { fail, ok } from '@materia/domain-kernel';
import { memberWith } from '../../customers/companies/member-routes.ts';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { WithDb } from '../../platform/database/with-tx.ts';
import { isCheckedNumber } from '../../platform/ids/checked-number.ts';
import { wireInvoice, wireReceipt } from '../documents/wire-documents.ts';
import {
  findCompanyInvoice,
  findCompanyOrder,
  findCompanyReceipt,
  listCompanyOrders,
  listCompanyReceipts,
} from '../orders/company-orders-repository.ts';
import { type OrderRow, ordersWithLines, orderWithLines } from '../orders/repository.ts';
import { wireOrderDocuments } from './wire-order-documents.ts';
import { wireOrder } from '../orders/wire-order.ts';
import { withServices } from '../orders/wire-service-lines.ts';

const PAGE_SIZE = 10;

type CompanyOrderCall =
  | 'listCompanyOrders'
  | 'readCompanyOrder'
  | 'readCompanyOfferOrder'
  | 'readCompanyInvoiceOfOrder'
  | 'listCompanyReceipts'
  | 'readCompanyReceipt';

const NOT_FOUND = fail({ kind: 'not-found' } as const);

/**
 * Orders and documents of a company for its members, by right (ROL-09). Withdrawals and payments
 * stay with the member who ordered.
 */
export const companyOrderHandlers = ({ db }: WithDb): Pick<Handlers, CompanyOrderCall> => {
  const read = async (
    { legalEntityId, orderId }: { readonly legalEntityId: string; readonly orderId: string },
    context: CustomerContext,
    {
      isWanted = () => true,
      showsServices = false,
    }: {
      readonly isWanted?: (row: OrderRow) => boolean;
      readonly showsServices?: boolean;
    },
  ) => {
    const may = await memberWith(db, 'see-orders', legalEntityId, context);
    if (!may.ok) return may;
    const row = isCheckedNumber(orderId)
      ? await findCompanyOrder(db, context.market.id, legalEntityId, orderId)
      : undefined;
    if (row === undefined || !isWanted(row)) return NOT_FOUND;
    const seesDocuments = await memberWith(db, 'see-documents', legalEntityId, context);
    const whole = await orderWithLines(db, row);
    const order = wireOrder(whole, context.market);
    return ok({
      ...(showsServices ? withServices(order, whole, context.market) : order),
      ...(seesDocuments.ok && (await wireOrderDocuments(db, row, context.market))),
    });
  };
  return {
    listCompanyOrders: async ({ params: { legalEntityId }, query: { page } }, context) => {
      const { market } = context;
      const may = await memberWith(db, 'see-orders', legalEntityId, context);
      if (!may.ok) return may;
      const { rows, total } = await listCompanyOrders(db, market.id, legalEntityId, {
        limit: PAGE_SIZE,
        offset: (page - 1) * PAGE_SIZE,
      });
      return ok({
        orders: (await ordersWithLines(db, market.id, rows)).map((order) =>
          wireOrder(order, market),
        ),
        total,
        page,
        page_count: Math.ceil(total / PAGE_SIZE),
      });
    },
    readCompanyOrder: ({ params, query }, context) =>
      read(params, context, { showsServices: query.withServicesLines === '1' }),
    readCompanyOfferOrder: ({ params }, context) =>
      read(params, context, { isWanted: ({ type }) => type === 'offer' }),
    readCompanyInvoiceOfOrder: async (
      { params: { legalEntityId, storeCode, businessUnit, orderId, isOfferOrder } },
      context,
    ) => {
      const { market } = context;
      const may = await memberWith(db, 'see-documents', legalEntityId, context);
      if (!may.ok) return may;
      const order = isCheckedNumber(orderId)
        ? await findCompanyOrder(db, market.id, legalEntityId, orderId)
        : undefined;
      if (
        order === undefined ||
        businessUnit !== market.id ||
        (order.type === 'offer') !== (isOfferOrder === '1')
      )
        return NOT_FOUND;
      const invoice = await findCompanyInvoice(db, market.id, legalEntityId, orderId);
      return invoice?.store_code === storeCode ? ok(wireInvoice(invoice, market)) : NOT_FOUND;
    },
    listCompanyReceipts: async ({ params: { legalEntityId, pageSize, pageId } }, context) => {
      const { market } = context;
      const may = await memberWith(db, 'see-documents', legalEntityId, context);
      if (!may.ok) return may;
      const { rows, total } = await listCompanyReceipts(db, market.id, legalEntityId, {
        limit: pageSize,
        offset: (pageId - 1) * pageSize,
      });
      return ok({
        receipts: rows.map((receipt) => wireReceipt(receipt, market)),
        total,
        page: pageId,
        page_count: Math.ceil(total / pageSize),
      });
    },
    readCompanyReceipt: async ({ params: { legalEntityId, receiptId } }, context) => {
      const { market } = context;
      const may = await memberWith(db, 'see-documents', legalEntityId, context);
      if (!may.ok) return may;
      const receipt = await findCompanyReceipt(db, market.id, legalEntityId, receiptId);
      return receipt === undefined ? NOT_FOUND : ok(wireReceipt(receipt, market));
    },
  };
};
