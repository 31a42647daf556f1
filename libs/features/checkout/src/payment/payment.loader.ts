import {
  fetchPayment,
  isOwnPayment,
  type KnownPayment,
  type Payment,
  type PaymentOffer,
  type PaymentRefusal,
} from '@materia/api-checkout';
import { afterPayment, isBankTransfer, isEnded, isPaidInStore } from '@materia/domain-checkout';
import { type ZonedMoment, zonedMoment } from '@materia/platform-clock';
import { shopRequest, type ShopRequest, type StartedPayment } from '@materia/page-request';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import {
  CANCELLED_PARAMETER,
  confirmationPath,
  MANUAL_PARAMETER,
  paymentPath,
  RETURNED_PARAMETER,
} from '../progress/checkout-pages.ts';
import { leaveOrderedCart, linesLeft, returnToOrderedCart } from './ordered-cart.ts';
import { paymentOffers } from './choice/payment-offers.ts';

type OwnPayment = Pick<Payment, 'id' | 'orderNumber' | 'method' | 'amount'>;

/** A moment in the market's time. */
type ShownMoment = Pick<ZonedMoment, 'date' | 'minutesOfDay'>;

/**
 * A page that asks for the state until the payment is decided: every so many seconds, unless the
 * shopper has switched that off.
 */
type Reloading = { readonly reloadSeconds: number | undefined };

export type PaymentFacts =
  | { readonly kind: 'unknown' }
  /** Another browser, such as the one that a bank's app opens. */
  | ({ readonly kind: 'elsewhere' } & Omit<KnownPayment, 'isPurchasePaid'> & Reloading)
  /** To be paid at the provider; `isBack` once the shopper has been there. */
  | (OwnPayment & {
      readonly kind: 'pay';
      readonly redirectUrl: string;
      readonly isBack: boolean;
      readonly heldUntil: ShownMoment;
    })
  /** The provider has not answered yet, or not confirmed the payment. */
  | (OwnPayment & {
      readonly kind: 'starting' | 'waiting';
      /** Seconds in which a BLIK payment can be approved in the bank's app. */
      readonly secondsLeft?: number;
    } & Reloading)
  | (OwnPayment & {
      readonly kind: 'reference';
      readonly reference: Omit<NonNullable<Payment['reference']>, 'expiresAt'>;
      /** Until when it can be paid, in the market's time. */
      readonly payBy: ShownMoment;
    } & Reloading)
  /** The purchase was paid by another attempt, such as one in another tab. */
  | (OwnPayment & { readonly kind: 'paid'; readonly orderPath: string })
  | (OwnPayment & {
      readonly kind: 'failed';
      readonly state: 'refused' | 'aborted' | 'expired';
      readonly failure: Payment['failure'];
      readonly mayRetry: boolean;
      /** The products are in the shopper's cart again. */
      readonly isCartBack: boolean;
      /** Until when the products are held for another attempt. */
      readonly heldUntil: ShownMoment;
      /** The methods for another attempt. Paying in the store needs no attempt. */
      readonly offers: readonly PaymentOffer[];
    });

/**
 * Seconds until the page asks for the state again, by a script or by reloading itself. Longer than a
 * second, the browser lists the page in its history.
 */
const RELOAD_SECONDS = { leave: 1, decided: 4, elsewhere: 10, transfer: 30 } as const;

/** The status of a page about a payment that was not read. */
const UNREAD_STATUSES = {
  'not-found': 404,
  refused: 502,
} as const satisfies Readonly<Record<PaymentRefusal<'readPayment'>['kind'], number>>;

/**
 * Loads the state of a payment. A paid one redirects to the confirmation of its orders, or, where
 * it came too late for them, to the order, which says that the money goes back.
 */
export const loadPayment = async ({
  context,
  params,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'params' | 'request'>) => {
  const shop = context.get(shopRequest);
  const attempt = params['attempt'] ?? '';
  const query = new URL(request.url).searchParams;
  // The token of the return address would work in any browser, so it is neither used nor left in
  // the address.
  if (query.has('token')) throw redirect(backPath(shop, attempt, query), 303);
  const found = await fetchPayment({
    host: shop.host,
    attempt,
    // The token of another attempt at the same purchase proves as much: it may be of another tab.
    token: shop.payment?.token,
  });
  if (!found.ok)
    return data<PaymentFacts>({ kind: 'unknown' }, { status: UNREAD_STATUSES[found.error.kind] });
  const payment = found.value;
  if (!isOwnPayment(payment)) return answer(elsewhere(payment, query));
  const isPaid = payment.state === 'paid' || payment.isPurchasePaid;
  if (isPaid && payment.isClosed) throw redirect(orderPath(shop, payment), 303);
  await updateCart(shop, payment, startedHere(shop, attempt));
  if (payment.state === 'paid')
    throw redirect(
      confirmationPath(shop, { id: payment.orderIds[0] ?? '', link: payment.link }),
      303,
    );
  if (payment.isPurchasePaid)
    return answer({ facts: { ...alreadyPaid(shop, payment), kind: 'paid' }, refresh: undefined });
  // Whoever lost this payment to another tab follows the one that is open.
  if (isEnded(payment.state) && payment.openAttempt !== undefined)
    throw redirect(`${paymentPath(shop.to, payment.openAttempt)}?${CANCELLED_PARAMETER}=1`, 303);
  return answer(await ownFacts(shop, payment, query));
};

const alreadyPaid = (shop: ShopRequest, payment: Payment) => {
  const { id, orderNumber, method, amount, orderIds, link } = payment;
  return {
    id,
    orderNumber,
    method,
    amount,
    orderPath: confirmationPath(shop, { id: orderIds[0] ?? '', link }),
  };
};

/** The token and cart of a payment, if this browser started it. */
export const startedHere = (
  { payment }: Pick<ShopRequest, 'payment'>,
  attempt: string,
): StartedPayment | undefined => (payment?.attempt === attempt ? payment : undefined);

const orderPath = ({ to, session }: ShopRequest, { orderIds, link }: Payment): string =>
  link === undefined
    ? to('orderDetails', { orderId: orderIds[0] ?? '' })
    : to('guestOrder', { link: session.keepGuestLink(link) });

const backPath = ({ to }: ShopRequest, attempt: string, query: URLSearchParams): string =>
  `${paymentPath(to, attempt)}?${query.has(CANCELLED_PARAMETER) ? CANCELLED_PARAMETER : RETURNED_PARAMETER}=1`;

type Page = { readonly facts: PaymentFacts; readonly refresh: string | undefined };

/** Browsers follow the header with and without scripts. */
const answer = ({ facts, refresh }: Page) =>
  data(facts, refresh === undefined ? {} : { headers: { refresh } });

const elsewhere = (
  { id, orderNumber, isClosed, ...payment }: KnownPayment,
  query: URLSearchParams,
): Page => {
  const state = payment.isPurchasePaid ? 'paid' : payment.state;
  const isOpen = state === 'created' || state === 'pending';
  return reloading(
    (reloadSeconds) => ({ kind: 'elsewhere', id, orderNumber, state, isClosed, reloadSeconds }),
    isOpen && !query.has(MANUAL_PARAMETER) ? RELOAD_SECONDS.elsewhere : undefined,
  );
};

const reloading = (
  facts: (reloadSeconds: number | undefined) => PaymentFacts,
  seconds: number | undefined,
): Page => ({ facts: facts(seconds), refresh: seconds?.toString() });

const ownFacts = async (
  shop: ShopRequest,
  payment: Payment,
  query: URLSearchParams,
): Promise<Page> => {
  const {
    id,
    orderNumber,
    method,
    amount,
    redirectUrl,
    reference,
    state,
    failure,
    mayRetry,
    expiresAt,
  } = payment;
  const own = { id, orderNumber, method, amount };
  const heldUntil = shownMoment(shop, expiresAt);
  const unlessManual = (seconds: number) => (query.has(MANUAL_PARAMETER) ? undefined : seconds);
  switch (state) {
    case 'created':
      if (redirectUrl === undefined)
        return reloading(
          (reloadSeconds) => ({ ...own, kind: 'starting', reloadSeconds }),
          unlessManual(RELOAD_SECONDS.decided),
        );
      if (query.has(RETURNED_PARAMETER))
        return reloading(
          (reloadSeconds) => ({ ...own, kind: 'waiting', reloadSeconds }),
          unlessManual(RELOAD_SECONDS.decided),
        );
      return {
        facts: {
          ...own,
          kind: 'pay',
          redirectUrl,
          isBack: query.has(CANCELLED_PARAMETER),
          heldUntil,
        },
        refresh: query.has(CANCELLED_PARAMETER)
          ? undefined
          : `${RELOAD_SECONDS.leave}; url=${new URL(redirectUrl).href}`,
      };
    case 'pending':
      return reference === undefined
        ? reloading(
            (reloadSeconds) => ({
              ...own,
              kind: 'waiting',
              ...timeLeft(payment, shop),
              reloadSeconds,
            }),
            unlessManual(isBankTransfer(method) ? RELOAD_SECONDS.transfer : RELOAD_SECONDS.decided),
          )
        : reloading(
            (reloadSeconds) => ({
              ...own,
              kind: 'reference',
              ...payableReference(shop, reference),
              reloadSeconds,
            }),
            unlessManual(RELOAD_SECONDS.transfer),
          );
    case 'refused':
    case 'aborted':
    case 'expired':
      return {
        facts: {
          ...own,
          kind: 'failed',
          state,
          failure,
          mayRetry,
          isCartBack: (await linesLeft(shop, startedHere(shop, id)?.cartId ?? shop.cartId)) > 0,
          heldUntil,
          offers: mayRetry ? await retryOffers(shop, id) : [],
        },
        refresh: undefined,
      };
    case 'paid':
      throw new Error('A paid payment redirects to its confirmation');
  }
};

const timeLeft = ({ approveUntil }: Payment, { now }: ShopRequest) =>
  approveUntil === undefined
    ? {}
    : {
        secondsLeft: Math.max(0, Math.round((Date.parse(approveUntil) - Date.parse(now)) / 1000)),
      };

const payableReference = (
  shop: ShopRequest,
  { entity, reference, expiresAt }: NonNullable<Payment['reference']>,
) => ({ reference: { entity, reference }, payBy: shownMoment(shop, expiresAt) });

const shownMoment = ({ market }: Pick<ShopRequest, 'market'>, instant: string): ShownMoment => {
  const { date, minutesOfDay } = zonedMoment(instant, market.timeZone);
  return { date, minutesOfDay };
};

/** The methods for another attempt at the same purchase. */
export const retryOffers = async (
  shop: ShopRequest,
  attempt: string,
): Promise<readonly PaymentOffer[]> => {
  const cartId = startedHere(shop, attempt)?.cartId ?? shop.cartId;
  return (await paymentOffers({ ...shop, cartId })).filter(({ method }) => !isPaidInStore(method));
};

/**
 * The cart follows the payment: ordered once it is paid, and the shopper's again once it has
 * failed.
 */
const updateCart = async (
  shop: ShopRequest,
  { state }: Payment,
  started: StartedPayment | undefined,
): Promise<void> => {
  if (started === undefined || started.cartId === '') return;
  // A cart begun meanwhile stays the shopper's cart.
  if (shop.cartId !== undefined && shop.cartId !== started.cartId) return;
  const { cart, mayTryAnotherMethod } = afterPayment(state);
  if (mayTryAnotherMethod) return returnToOrderedCart(shop, started.cartId);
  if (state !== 'paid' || cart !== 'empty') return;
  await leaveOrderedCart(shop, started.cartId);
  shop.session.rememberPayment({ ...started, cartId: '' });
};
