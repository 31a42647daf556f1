import { fail, ok } from '@materia/domain-kernel';
import { memberWith } from '../../customers/companies/member-routes.ts';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { WithDb } from '../../platform/database/with-tx.ts';
import { isCheckedNumber } from '../../platform/ids/checked-number.ts';
import { wireInvoice } from '../documents/wire-documents.ts';
import {
  findCompanyInvoice,
  findCompanyOrder,
  listCompanyOrders,
} from '../orders/company-orders-repository.ts';
import { type OrderRow, ordersWithLines, orderWithLines } from '../orders/repository.ts';
import { wireOrderDocuments } from './wire-order-documents.ts';
import { wireOrder } from '../orders/wire-order.ts';

const PAGE_SIZE = 10;

type CompanyOrderCall =
  'listCompanyOrders' | 'readCompanyOrder' | 'readCompanyOfferOrder' | 'readCompanyInvoiceOfOrder';

const NOT_FOUND = fail({ kind: 'not-found' } as const);

/**
 * Orders and documents of a company for its members, by right (ROL-09). Withdrawals and payments
 * stay with the member who ordered.
 */
export const companyOrderHandlers = ({ db }: WithDb): Pick<Handlers, CompanyOrderCall> => {
  const read = async (
    { legalEntityId, orderId }: { readonly legalEntityId: string; readonly orderId: string },
    context: CustomerContext,
    isWanted: (row: OrderRow) => boolean = () => true,
  ) => {
    const may = await memberWith(db, 'see-orders', legalEntityId, context);
    if (!may.ok) return may;
    const row = isCheckedNumber(orderId)
      ? await findCompanyOrder(db, context.market.id, legalEntityId, orderId)
      : undefined;
    if (row === undefined || !isWanted(row)) return NOT_FOUND;
    const seesDocuments = await memberWith(db, 'see-documents', legalEntityId, context);
    return ok({
      ...wireOrder(await orderWithLines(db, row), context.market),
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
    readCompanyOrder: ({ params }, context) => read(params, context),
    readCompanyOfferOrder: ({ params }, context) =>
      read(params, context, ({ type }) => type === 'offer'),
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
  };
};
