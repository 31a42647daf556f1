import type { Money } from '@materia/domain-money';
import {
  expectedRefund,
  fetchGuestOrders,
  fetchOrder,
  type TrackedOrder,
  type OrderUnits,
  type OrderWithdrawalRefusal,
  withdrawFromOrder,
} from '@materia/api-orders';
import { WITHDRAWAL_STEPS } from '@materia/domain-order';
import {
  type GuestPurchase,
  orderPaths,
  shopRequest,
  type ShopRequest,
} from '@materia/page-request';
import type { FormValues } from '@materia/ui-shop';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { readUnits, type WithdrawalFaults, withdrawalForm } from './withdrawal-form.ts';

/** What follows from a step of a withdrawal that is not made yet. */
export type WithdrawalOutcome =
  /** To be confirmed, with what goes back then. */
  | { readonly kind: 'check'; readonly units: readonly OrderUnits[]; readonly refund: Money }
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
  return takeStep(shop, withdrawalForm.read(await request.formData()), { order });
};

/** The same for an order of a guest's purchase, by its signed link. */
export const withdrawAsGuest = async (shop: ShopRequest, guest: GuestPurchase, form: FormData) => {
  const sent = withdrawalForm.read(form);
  const found =
    guest.link === undefined ? undefined : await fetchGuestOrders(shop.host, guest.link);
  return takeStep(shop, sent, {
    order: found?.orders.find((order) => order.number === sent.order),
    guest,
  });
};

const takeStep = async (
  { host, to }: Pick<ShopRequest, 'host' | 'to'>,
  sent: FormValues<typeof withdrawalForm>,
  { order, guest }: { readonly order: TrackedOrder | undefined; readonly guest?: GuestPurchase },
) => {
  if (order === undefined) throw data(null, { status: 404 });
  if (order.openWithdrawal === undefined)
    return answer({ kind: 'refused', reason: 'not-possible' });
  const units = readUnits(sent, order.openWithdrawal);
  if (!units.ok) return answer({ kind: 'invalid', ...units.error });
  if (sent.step !== CONFIRM)
    return answer({
      kind: 'check',
      units: units.value,
      refund: expectedRefund(order, units.value),
    });
  const done = await withdrawFromOrder(host, order.id, units.value, guest?.link);
  return done.ok
    ? redirect(`${orderPaths(to, order, guest?.reference).page}#withdrawal`, 303)
    : answer({ kind: 'refused', reason: done.error.kind });
};

const answer = (outcome: WithdrawalOutcome) =>
  data(outcome, { status: outcome.kind === 'check' ? 200 : 422 });
