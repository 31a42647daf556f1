import type { Money } from '@materia/domain-money';
import {
  cancelPlacedOrder,
  expectedRefund,
  fetchGuestOrders,
  fetchOrder,
  type OrderWithdrawalRefusal,
  reportReturnSent,
  type ReturnDeclaration,
  type TrackedOrder,
  withdrawFromOrder,
} from '@materia/api-orders';
import type { Result } from '@materia/domain-kernel';
import {
  type GuestPurchase,
  orderPaths,
  shopRequest,
  type ShopRequest,
} from '@materia/page-request';
import type { FormValues } from '@materia/ui-shop';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import {
  CANCEL,
  CONFIRM_CANCELLATION,
  CONFIRM_WITHDRAWAL,
  readDeclaration,
  REPORT_SENT,
  type WithdrawalFaults,
  withdrawalForm,
} from './withdrawal-form.ts';

/** What a buyer does on the page of an order. */
export type OrderAct = 'withdraw' | 'cancel' | 'sent';

/** What follows from a step that is not made yet. */
export type WithdrawalOutcome =
  /** To be confirmed, with what goes back then. */
  | ({ readonly kind: 'check'; readonly refund: Money } & ReturnDeclaration)
  | { readonly kind: 'check-cancellation'; readonly refund: Money }
  | ({ readonly kind: 'invalid' } & WithdrawalFaults)
  /** Nobody was named who took the parcel of a return. */
  | { readonly kind: 'carrier-missing'; readonly code: string; readonly parcel: string }
  | {
      readonly kind: 'refused';
      readonly act: OrderAct;
      readonly reason: OrderWithdrawalRefusal['kind'];
    };

/** Takes a step on one of the customer's orders; the last one redirects to the order. */
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

type Sent = FormValues<typeof withdrawalForm>;

const takeStep = async (
  { host, to }: Pick<ShopRequest, 'host' | 'to'>,
  sent: Sent,
  { order, guest }: { readonly order: TrackedOrder | undefined; readonly guest?: GuestPurchase },
) => {
  if (order === undefined) throw data(null, { status: 404 });
  const done = (act: OrderAct, result: Result<undefined, OrderWithdrawalRefusal>) =>
    result.ok
      ? redirect(`${orderPaths(to, order, guest?.reference).page}#withdrawal`, 303)
      : answer({ kind: 'refused', act, reason: result.error.kind });
  switch (sent.step) {
    case CANCEL:
    case CONFIRM_CANCELLATION:
      if (!order.isCancellable)
        return answer({ kind: 'refused', act: 'cancel', reason: 'not-possible' });
      return sent.step === CANCEL
        ? answer({ kind: 'check-cancellation', refund: paidFor(order) })
        : done('cancel', await cancelPlacedOrder(host, order.id, guest?.link));
    case REPORT_SENT: {
      const { code, carrier, parcel } = sent;
      if (carrier === '') return answer({ kind: 'carrier-missing', code, parcel });
      // A code that the page did not show belongs to no return of this order.
      if (order.withdrawals.every((declared) => declared.code !== code))
        return answer({ kind: 'refused', act: 'sent', reason: 'not-possible' });
      return done('sent', await reportReturnSent(host, code, { carrier, parcel }, guest?.link));
    }
    default: {
      if (order.openWithdrawal === undefined)
        return answer({ kind: 'refused', act: 'withdraw', reason: 'not-possible' });
      const { firstname, lastname } = order.contact;
      const declared = readDeclaration(
        sent,
        order.openWithdrawal,
        `${firstname} ${lastname}`.trim(),
      );
      if (!declared.ok) return answer({ kind: 'invalid', ...declared.error });
      if (sent.step !== CONFIRM_WITHDRAWAL)
        return answer({
          kind: 'check',
          ...declared.value,
          refund: expectedRefund(order, declared.value.units, declared.value),
        });
      return done('withdraw', await withdrawFromOrder(host, order.id, declared.value, guest?.link));
    }
  }
};

/** What was paid for an order that is not handed over yet. */
const paidFor = ({ payment, total }: TrackedOrder): Money =>
  payment.state === 'paid' ? total : { ...total, minor: 0 };

const answer = (outcome: WithdrawalOutcome) =>
  data(outcome, {
    status: outcome.kind === 'check' || outcome.kind === 'check-cancellation' ? 200 : 422,
  });
