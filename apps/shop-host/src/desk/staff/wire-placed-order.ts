import type { Reply } from '@materia/api-contract';
import { kindOfOrder, nextStatuses } from '@materia/domain-order';
import { money, toMajorUnits } from '@materia/domain-money';
import type { OrderRow, OrderWithLines } from '../../selling/orders/repository.ts';
import { companyOf } from '../../selling/orders/order-company.ts';

type WirePlacedOrder = Reply<'listPlacedOrders'>[number];

/** An order in a list of staff, and until when it holds its products. */
export const wirePlacedOrder = (order: OrderRow, heldUntil: string | null): WirePlacedOrder => ({
  number: order.number,
  status: order.status,
  placed_at: order.created_at,
  store_id: order.store_id,
  vendor: order.fulfilment.vendor?.name ?? null,
  total: toMajorUnits(money(order.total_minor, order.currency)),
  currency: order.currency,
  held_until: heldUntil,
});

/** An order with what staff need to work on it. */
export const wirePlacedOrderWithLines = (
  { order, lines, history }: OrderWithLines,
  heldUntil: string | null,
): Reply<'readPlacedOrder'> => ({
  ...wirePlacedOrder(order, heldUntil),
  recipient: `${order.contact.firstname} ${order.contact.lastname}`,
  telephone: order.contact.telephone,
  purchase: order.purchase_number,
  company: wireCompany(order),
  reference: order.reference,
  site_contact: order.site_contact,
  wants_invoice: order.wants_invoice,
  payment_method: order.payment_method,
  comment: order.comment,
  lines: lines.map(({ sku, name, qty }) => ({ sku, name, quantity: qty })),
  statuses: history.map(({ status, at }) => ({ status, at })),
  next: [...nextStatuses(kindOfOrder(order), order.status)],
});

/** The firm that bought, or that the invoice names. */
const wireCompany = (order: OrderRow): Reply<'readPlacedOrder'>['company'] => {
  const { company } = companyOf(order);
  return company === undefined ? null : { name: company.name, tax_number: company.taxNumber };
};
