import {
  fetchGuestOrders,
  fetchOrder,
  type TrackedOrder,
  type OrderUnits,
  type OrderWithdrawalRefusal,
  withdrawFromOrder,
} from '@materia/api-orders';
import { WITHDRAWAL_STEPS } from '@materia/domain-order';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import { lineText } from '@materia/ui-shop';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { ORDER_FIELD, readUnits, STEP_FIELD, type WithdrawalFaults } from './withdrawal-form.ts';

/** What follows from a step of a withdrawal that is not made yet. */
export type WithdrawalOutcome =
  /** To be confirmed. */
  | { readonly kind: 'check'; readonly units: readonly OrderUnits[] }
  | ({ readonly kind: 'invalid' } & WithdrawalFaults)
  | { readonly kind: 'refused'; readonly reason: OrderWithdrawalRefusal['kind'] };

const [, CONFIRM] = WITHDRAWAL_STEPS;

/** Withdraws from one of the customer's orders, in two steps; the second redirects to the order. */
export const withdrawOnPage = async ({
  context,
  params,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'params' | 'request'>) => {
  const shop = context.get(shopRequest);
  const orderId = params['orderId'] ?? '';
  const order = await fetchOrder(shop.host, orderId);
  return takeStep(shop, await request.formData(), {
    order,
    page: shop.to('orderDetails', { orderId }),
  });
};

/** The same for an order of a guest's purchase, by its signed link. */
export const withdrawAsGuest = async (shop: ShopRequest, link: string, form: FormData) => {
  const found = await fetchGuestOrders(shop.host, link);
  const number = lineText(form, ORDER_FIELD, 40);
  return takeStep(shop, form, {
    order: found?.orders.find((order) => order.number === number),
    page: `${shop.to('guestOrder', { link })}?${new URLSearchParams({ [ORDER_FIELD]: number })}`,
    link,
  });
};

const takeStep = async (
  { host }: Pick<ShopRequest, 'host'>,
  form: FormData,
  {
    order,
    page,
    link,
  }: { readonly order: TrackedOrder | undefined; readonly page: string; readonly link?: string },
) => {
  if (order === undefined) throw data(null, { status: 404 });
  if (order.openWithdrawal === undefined)
    return answer({ kind: 'refused', reason: 'not-possible' });
  const units = readUnits(form, order.openWithdrawal);
  if (!units.ok) return answer({ kind: 'invalid', ...units.error });
  if (lineText(form, STEP_FIELD, 40) !== CONFIRM)
    return answer({ kind: 'check', units: units.value });
  const done = await withdrawFromOrder(host, order.id, units.value, link);
  return done.ok
    ? redirect(`${page}#withdrawal`, 303)
    : answer({ kind: 'refused', reason: done.error.kind });
};

const answer = (outcome: WithdrawalOutcome) =>
  data(outcome, { status: outcome.kind === 'check' ? 200 : 422 });
