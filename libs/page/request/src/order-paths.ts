import type { PathTo } from '@materia/market-model';

/** The query parameter that names one order of a guest's purchase. */
export const GUEST_ORDER_PARAMETER = 'order';

/** Where an order is shown, and its calendar file. */
export type OrderPaths = { readonly page: string; readonly calendar: string };

/**
 * The paths of an order: in the account of its customer, or of a guest's purchase, whose signed link has the
 * reference.
 */
export const orderPaths = (
  to: PathTo,
  { id, number }: { readonly id: string; readonly number: string },
  reference: string | undefined,
): OrderPaths => {
  if (reference === undefined)
    return {
      page: to('orderDetails', { orderId: id }),
      calendar: to('orderCalendar', { orderId: id }),
    };
  const query = new URLSearchParams({ [GUEST_ORDER_PARAMETER]: number });
  return {
    page: `${to('guestOrder', { link: reference })}?${query}`,
    calendar: `${to('guestOrderCalendar', { link: reference })}?${query}`,
  };
};
