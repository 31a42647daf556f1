import type { Reply } from '@materia/api-contract';
import { kindOfOrder, nextStatuses } from '@materia/domain-order';
import type { OrderRow } from '../../selling/orders/repository.ts';
import { companyOf } from '../../selling/orders/wire-order.ts';

/** An order on the wire, as the people need it who carry it out. */
export const wireStaffOrder = (order: OrderRow): Reply<'readStaffOrder'> => {
  const { number, purchase_number, status, contact, reference, site_contact, comment } = order;
  return {
    number,
    purchase: purchase_number,
    status,
    next: nextStatuses(kindOfOrder(order), status),
    recipient: {
      name: `${contact.firstname} ${contact.lastname}`,
      telephone: contact.telephone,
    },
    ...companyOf(order),
    ...(reference !== null && { reference }),
    ...(site_contact !== null && { siteContact: site_contact }),
    ...(comment !== null && { comment }),
    wantsInvoice: order.wants_invoice,
  };
};
