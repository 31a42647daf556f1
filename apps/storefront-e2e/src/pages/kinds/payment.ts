import { priceSummaryLines } from '../support/price-lines.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  fetchCheckout,
  fetchPayment,
  fetchPaymentOffers,
  isOwnPayment,
  type Payment,
} from '@materia/api-checkout';
import type { HostClient } from '@materia/api-client-kernel';
import {
  fetchGuestOrders,
  fetchOrder,
  type OrderFacts,
  orderFacts,
  pricesOfOrders,
} from '@materia/api-orders';
import { BANK_TRANSFER_HOURS, type PaymentMethod } from '@materia/domain-checkout';
import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import { handoverOf } from '@materia/domain-order';
import { pointKindOf } from '@materia/domain-shipping';
import { zonedMoment } from '@materia/platform-clock';
import { guestLinksIn } from '@materia/storefront-shell/testing';
import { formatsOf, PAYMENT_TEXTS, phoneHref } from '@materia/ui-shop';
import { FAILURE_TEXTS, paymentFieldLines, placedSteps } from '../support/checkout-lines.ts';
import { confirmedOrdersLines, purchaseNumberLines } from '../support/confirmation-lines.ts';
import {
  changeLines,
  handoverLines,
  rightsLines,
  storeOfPickup,
} from '../support/handover-lines.ts';
import {
  boughtLines,
  orderTotalsLines,
  trackingLines,
  withdrawalLines,
} from '../support/order-lines.ts';
import type { Facts, PageKind, PageVisit } from '../support/facts.ts';
import { action, button, heading, hidden, link, title } from '../support/lines.ts';
import type { Browser, FormFields, Opened, PageShop } from '../support/page-shop.ts';
import type { PaymentProvider } from '../support/payment-provider.ts';
import {
  addToCart,
  emptyCart,
  follow,
  guestAt,
  orderForm,
  plenty,
  storeOf,
} from '../support/visits.ts';

const EMAIL = 'ana@guest.example';
const ACCEPTED_CARD = '4242 4242 4242 4242';
/** BLIK codes that the sandbox declines, and that wait in the bank's app. */
const BLIK_EXPIRED = '000001';
const BLIK_WAITS = '111 111';
/** After these, a session at the provider is over. */
const SESSION_MINUTES = 60;

/** A shopper on the way through the checkout, with their own calls of the host. */
type Shopper = { readonly browser: Browser; readonly host: HostClient };

/** How a purchase is paid: the method, and what its own field contains. */
type PaidBy = { readonly method: PaymentMethod; readonly blikCode?: string };

/** Places the cart's order, and returns the page of its payment. */
const order = async (
  { to }: PageShop,
  browser: Browser,
  { method, blikCode }: PaidBy,
  added: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const placed = await browser.post(to('checkoutReview'), {
    ...orderForm((await browser.get(to('checkoutReview'))).html),
    terms: 'on',
    method,
    ...(blikCode === undefined ? {} : { blikCode }),
    ...added,
  });
  return locationOf(placed);
};

const locationOf = ({ location, asked, status }: Opened): string => {
  if (location === undefined)
    throw new Error(`${asked.url} did not redirect but answered ${status}`);
  return location;
};

const attemptOf = (path: string): string => path.split('/').at(-1) ?? '';

/** A payment as the host reports it to the customer. */
const paymentOf = async ({ host }: Shopper, path: string): Promise<Payment> => {
  const found = await fetchPayment({ host, attempt: attemptOf(path), token: undefined });
  if (!found.ok || !isOwnPayment(found.value)) throw new Error(`${path} is no own payment`);
  return found.value;
};

const PAUSE_MS = 50;
const MOST_PAUSES = 200;

/** Waits until the provider's notices have reached the host. */
const decided = async (
  shopper: Shopper,
  path: string,
  state: Payment['state'],
): Promise<Payment> => {
  for (let pauses = 0; pauses < MOST_PAUSES; pauses += 1) {
    const payment = await paymentOf(shopper, path);
    if (payment.state === state) return payment;
    await sleep(PAUSE_MS);
  }
  throw new Error(`${path} never was ${state}`);
};

const titled = (text: string): readonly string[] => [title(text), heading(1, text)];

/** What every page of an own payment says. */
const paymentFacts = (shop: PageShop, { orderNumber, method, amount }: Payment): Facts => {
  const { t, market } = shop;
  return {
    number: [t('payment.number'), orderNumber],
    method: t('payment.method'),
    'its name': t(PAYMENT_TEXTS[method].name),
    amount: [t('payment.amount'), formatsOf(market).money(amount)],
    steps: placedSteps(shop),
    announced: '@role status',
  };
};

const momentLine = ({ t, market }: PageShop, instant: string): string => {
  const { date, minutesOfDay } = zonedMoment(instant, market.timeZone);
  const { longDate, time } = formatsOf(market);
  return t('payment.dayAndTime', { date: longDate(date), time: time(minutesOfDay) });
};

/** Until when the products are held for another try. */
const heldFact = (shop: PageShop, { expiresAt }: Payment): readonly string[] => [
  shop.t('payment.heldUntil'),
  momentLine(shop, expiresAt),
];

const reloadFacts = ({ t }: PageShop, path: string): Facts => ({
  reloading: [
    link(t('payment.checkNow'), path),
    t('payment.refreshes'),
    link(t('payment.stopRefreshing'), `${path}?manual=1`),
  ],
});

const otherwise = ({ t }: PageShop): string =>
  button(t('payment.payOtherwise'), 'intent', 'abandon');

/** The provider's page: on the way there, and after it was left. */
const atProvider = async (
  shop: PageShop,
  shopper: Shopper,
  path: string,
): Promise<readonly PageVisit[]> => {
  const { t, says } = shop;
  const { browser } = shopper;
  const payment = await paymentOf(shopper, path);
  const common = paymentFacts(shop, payment);
  const pay = payment.redirectUrl ?? '';
  return [
    {
      name: 'on the way to the provider',
      page: await browser.get(path),
      facts: {
        ...common,
        ...says('payment.goText'),
        title: titled(t('payment.goTitle')),
        go: link(t('payment.go'), pay),
      },
    },
    {
      name: 'left the provider without paying',
      page: await browser.get(`${path}?cancelled=1`),
      facts: {
        ...common,
        ...says('payment.leftText'),
        title: titled(t('payment.leftTitle')),
        held: heldFact(shop, payment),
        'go back': link(t('payment.backToPayment'), pay),
        otherwise: otherwise(shop),
      },
    },
    {
      name: 'back from the provider before it has decided',
      page: await browser.get(`${path}?returned=1`),
      facts: {
        ...common,
        ...says('payment.pendingText'),
        ...reloadFacts(shop, path),
        title: titled(t('payment.pendingTitle')),
        otherwise: otherwise(shop),
      },
    },
    {
      name: 'back from the provider, without automatic reloading',
      page: await browser.get(`${path}?returned=1&manual=1`),
      facts: {
        ...common,
        reloading: [
          link(t('payment.checkNow'), `${path}?manual=1`),
          link(t('payment.refreshAgain'), path),
        ],
      },
    },
  ];
};

/** The title of a failed payment, and why it failed. */
const failure = (
  { t }: PageShop,
  { state, failure: reason, mayRetry }: Payment,
): { readonly title: string; readonly why: string } => {
  if (state === 'expired')
    return {
      title: t('payment.expiredTitle'),
      why: t(mayRetry ? 'payment.abortedText' : 'payment.expiredText'),
    };
  return {
    title: t('payment.refusedTitle'),
    why: t(reason === undefined ? 'payment.failUnknown' : FAILURE_TEXTS[reason]),
  };
};

/** A payment that failed, with the methods for another attempt, and an attempt without a method. */
const failed = async (
  shop: PageShop,
  shopper: Shopper,
  path: string,
): Promise<readonly PageVisit[]> => {
  const { t, says, market } = shop;
  const { browser, host } = shopper;
  const page = await browser.get(path);
  const payment = await paymentOf(shopper, path);
  const offers = await fetchPaymentOffers({ host, guestCartId: undefined }, storeOf(shop).id);
  const retries = offers.ok ? offers.value.filter(({ method }) => method !== 'pay_in_store') : [];
  const amount = formatsOf(market).money(payment.amount);
  const { number, amount: amounts, steps } = paymentFacts(shop, payment);
  const { title: failureTitle, why } = failure(shop, payment);
  const facts: Facts = {
    // What was ordered is in the cart again.
    charged: `${t('payment.nothingCharged')} ${t('payment.cartKept')}`,
    ...(number && { number }),
    ...(amounts && { amount: amounts }),
    ...(steps && { steps }),
    title: titled(failureTitle),
    why,
    ...(payment.mayRetry && { held: heldFact(shop, payment) }),
    'back to the order': link(t('payment.toCheckout'), shop.to('checkoutReview')),
  };
  const retry = [
    heading(2, t('payment.retryTitle')),
    button(t('payment.pay', { amount }), 'intent', 'retry'),
  ];
  const fault = t('payment.methodMissing');
  return [
    {
      name: `${payment.state}: ${payment.method}`,
      page,
      facts: {
        ...facts,
        retry,
        'payment methods': paymentFieldLines(shop, retries, payment.method),
      },
    },
    {
      name: `${payment.state}: ${payment.method}, another attempt without a method`,
      page: await follow(browser, await browser.post(path, { intent: 'retry' })),
      facts: {
        ...facts,
        ...says('checkout.errorSummary'),
        retry,
        faults: [fault, link(fault, '#method')],
      },
    },
  ];
};

/** The confirmation of a purchase: all orders, and what a customer or a guest can do next. */
const confirmation = async (
  shop: PageShop,
  host: HostClient,
  page: Opened,
  orders: readonly OrderFacts[],
): Promise<PageVisit> => {
  const { t, to } = shop;
  const [one] = orders;
  if (one === undefined) throw new Error('There is no order');
  const areCollected = orders.every(({ fulfilment }) => handoverOf(fulfilment) === 'store');
  return {
    name: `confirmed: ${orders.map(({ fulfilment }) => fulfilment.kind).join(' and ')}, ${one.payment.state}`,
    page,
    facts: {
      title: titled(t('checkout.confirmationTitle')),
      steps: placedSteps(shop),
      thanks: [
        t(areCollected ? 'checkout.confirmationLead' : 'checkout.confirmationLeadSent', {
          name: one.contact.firstname,
        }),
        t('checkout.confirmationMail', { email: one.contact.email }),
      ],
      purchase: purchaseNumberLines(shop, orders),
      orders: await confirmedOrdersLines(shop, host, orders),
      together:
        orders.length < 2
          ? []
          : [
              heading(2, t('checkout.together')),
              ...priceSummaryLines(
                shop,
                pricesOfOrders(orders, one.total.currency),
                orders.reduce((sum, { lines }) => sum + lines.length, 0),
                one,
              ),
            ],
      phone: [
        t('common.labelled', { label: t('checkout.storePhone'), value: '' }),
        link(one.store.phone, phoneHref(one.store.phone)),
      ],
      change: changeLines(shop, orders, undefined),
      rights: rightsLines(shop, orders),
      next: [
        orders.length === 1
          ? link(t('checkout.orderLink'), to('orderDetails', { orderId: one.id }))
          : link(t('checkout.ordersLink'), to('orders')),
        link(t('checkout.continueShopping'), to('home')),
      ],
    },
  };
};

/** Orders as the host has them, in the order of the confirmation. */
const ordersOf = async (
  { market }: PageShop,
  { host }: Shopper,
  ids: readonly string[],
): Promise<readonly OrderFacts[]> => {
  const found = await Promise.all(ids.map((id) => fetchOrder(host, id)));
  return found.flatMap((each) => (each === undefined ? [] : [orderFacts(each, market)]));
};

/** Follows a payment that was approved to its confirmation. */
const paid = async (
  shop: PageShop,
  shopper: Shopper,
  path: string,
  orderIds: Payment['orderIds'],
): Promise<PageVisit> => {
  const page = await follow(shopper.browser, await shopper.browser.get(`${path}?returned=1`));
  const orders = await ordersOf(shop, shopper, orderIds);
  for (const { id, number } of orders) {
    const { html: file } = await shopper.browser.get(shop.to('orderCalendar', { orderId: id }));
    if (!file.startsWith('BEGIN:VCALENDAR')) throw new Error(`No calendar file of ${number}`);
  }
  return confirmation(shop, shopper.host, page, orders);
};

/** Chooses the first service level to an address for each vendor's shipment, and two hours for pickups. */
const chooseDelivery = async (shop: PageShop, { browser, host }: Shopper): Promise<void> => {
  const { to, market } = shop;
  const store = storeOf(shop);
  const checkout = await fetchCheckout({ host, guestCartId: undefined }, store.id);
  if (!checkout.ok) throw new Error(`The checkout was refused: ${checkout.error.kind}`);
  const { shipments } = checkout.value;
  const levels = shipments.flatMap(({ part, seller, choices }) => {
    const level = choices.find(
      ({ available, method }) => available && pointKindOf(method) === undefined,
    );
    return part === 'sent' && level !== undefined
      ? [[`level-${seller.code}`, level.method] as const]
      : [];
  });
  await browser.post(to('checkoutDelivery'), [['method', 'two_hours'], ...levels]);
  const isSent = shipments.some(({ part }) => part === 'sent');
  await browser.post(to('checkoutRecipient'), {
    firstname: 'Ana',
    lastname: 'Demo',
    phone: market.rules.phone.placeholder,
    ...(isSent ? addressAt(store) : {}),
  });
};

const addressAt = ({
  postcode,
  city,
}: ReturnType<typeof storeOf>): Readonly<Record<string, string>> => ({
  delivery: 'new',
  street: 'Nova 4',
  extra: '',
  postcode,
  city,
});

type AtProvider = {
  readonly shop: PageShop;
  readonly shopper: Shopper;
  readonly provider: PaymentProvider;
};

/** A Multibanco reference, which the bank lets lapse. */
const payByReference = async ({
  shop,
  shopper,
  provider,
}: AtProvider): Promise<readonly PageVisit[]> => {
  const { t, market, says } = shop;
  const { browser } = shopper;
  const path = await order(shop, browser, { method: 'multibanco' });
  const payment = await paymentOf(shopper, path);
  const { reference } = payment;
  if (reference === undefined) throw new Error('There is no reference to pay');
  const waiting: PageVisit = {
    name: 'a reference to be paid at the bank',
    page: await browser.get(path),
    facts: {
      ...paymentFacts(shop, payment),
      ...reloadFacts(shop, path),
      ...says('payment.referenceText'),
      title: titled(t('payment.referenceTitle')),
      reference: [
        t('payment.entity'),
        reference.entity,
        t('payment.reference'),
        reference.reference.replaceAll(/\d{3}(?=\d)/g, '$& '),
      ],
      'pay by': [t('payment.payBy'), momentLine(shop, reference.expiresAt)],
      otherwise: otherwise(shop),
    },
  };
  await provider.bank(market.id, 'expire');
  await decided(shopper, path, 'refused');
  return [waiting, ...(await failed(shop, shopper, path))];
};

/** A BLIK code that has expired, one that waits in the bank's app until it is refused, and a transfer instead. */
const payByBlikAndTransfer = async ({
  shop,
  shopper,
  provider,
}: AtProvider): Promise<readonly PageVisit[]> => {
  const { t, market, now } = shop;
  const { browser } = shopper;
  const refused = await order(shop, browser, { method: 'blik', blikCode: BLIK_EXPIRED });
  const refusal = await failed(shop, shopper, refused);
  const blik = locationOf(
    await browser.post(refused, { intent: 'retry', method: 'blik', blikCode: BLIK_WAITS }),
  );
  const payment = await paymentOf(shopper, blik);
  const left = Math.round((Date.parse(payment.approveUntil ?? '') - Date.parse(now)) / 1000);
  const asked: PageVisit = {
    name: 'a BLIK payment that waits in the bank’s app',
    page: await browser.get(blik),
    facts: {
      ...paymentFacts(shop, payment),
      ...reloadFacts(shop, blik),
      title: titled(t('payment.blikTitle')),
      wait: [
        t('payment.blikWait', { amount: formatsOf(market).money(payment.amount) }),
        t('payment.timeLeft', { minutes: Math.floor(left / 60), seconds: left % 60 }),
      ],
      otherwise: otherwise(shop),
    },
  };
  await provider.bank(market.id, 'refuse');
  await decided(shopper, blik, 'refused');
  await browser.get(blik);
  const transfer = locationOf(await browser.post(blik, { intent: 'retry', method: 'p24' }));
  const bank = await paymentOf(shopper, transfer);
  await provider.press(bank.redirectUrl ?? '', { outcome: 'later' });
  await decided(shopper, transfer, 'pending');
  return [
    ...refusal,
    asked,
    {
      name: 'a bank transfer that is on its way',
      page: await browser.get(`${transfer}?returned=1`),
      facts: {
        ...paymentFacts(shop, bank),
        ...reloadFacts(shop, transfer),
        title: titled(t('payment.pendingTitle')),
        hours: t('payment.transferText', BANK_TRANSFER_HOURS),
      },
    },
  ];
};

/** A wallet that refuses the payment after the shopper has come back. */
const payByWallet = async ({
  shop,
  shopper,
  provider,
}: AtProvider): Promise<readonly PageVisit[]> => {
  const path = await order(shop, shopper.browser, { method: 'paypal_express' });
  const { redirectUrl } = await paymentOf(shopper, path);
  await provider.press(redirectUrl ?? '', { outcome: 'refuse' });
  await decided(shopper, path, 'refused');
  return failed(shop, shopper, path);
};

/** A payment by a method of the market that is decided later. */
const slowPayment = (at: AtProvider): Promise<readonly PageVisit[]> => {
  const { paymentMethods } = at.shop.market.settings;
  if (paymentMethods.includes('multibanco')) return payByReference(at);
  return paymentMethods.includes('p24') ? payByBlikAndTransfer(at) : payByWallet(at);
};

/** How an account is opened inside the checkout, where guests may not order. */
const accountAtCheckout = async (shop: PageShop): Promise<readonly PageVisit[]> => {
  const { t, to, says } = shop;
  const browser = await guestAt(shop);
  await addToCart(shop, browser, storeOf(shop), plenty(shop).at(-1) ?? '');
  const next = to('checkoutDelivery');
  const asks = (typed?: { readonly firstname: string; readonly email: string }): Facts => {
    const shown = (text: string | undefined): string =>
      text === undefined ? '' : ` value=${text}`;
    return {
      ...says(
        'guest.accountLead',
        'guest.accountText',
        'guest.newAccountText',
        'register.firstname',
        'register.lastname',
        'register.email',
        'register.emailHint',
        'register.password',
        'register.passwordHint',
        'register.terms',
      ),
      title: titled(t('guest.accountTitle')),
      headings: [heading(2, t('guest.newAccount')), heading(2, t('guest.account'))],
      fields: [
        `input text firstname${shown(typed?.firstname)} required= maxlength=${FIELD_MAXIMUMS.firstname} autocomplete=given-name`,
        `input text lastname${shown(typed && '')} required= maxlength=${FIELD_MAXIMUMS.lastname} autocomplete=family-name`,
        `input email email${shown(typed?.email)} required= maxlength=${FIELD_MAXIMUMS.email} autocomplete=email`,
        'input password password required= autocomplete=new-password',
        'input checkbox terms required=',
      ],
      next: button(t('guest.newAccountNext')),
      'sign in': link(t('guest.signIn'), `${to('login')}?${new URLSearchParams({ return: next })}`),
      company: link(
        t('guest.companyAccount'),
        `${to('register')}?${new URLSearchParams({ return: next, kind: 'professional' })}`,
      ),
      back: link(t('guest.backToCart'), to('cart')),
    };
  };
  const typed = { firstname: 'Ana', email: 'ana@' };
  const faults = [
    ['lastname', t('checkout.lastnameMissing')],
    ['email', t('register.emailInvalid')],
    ['terms', t('register.termsMissing')],
  ] as const;
  return [
    { name: 'an account to order', page: await browser.get(to('checkoutGuest')), facts: asks() },
    {
      name: 'an account to order, with errors',
      page: await follow(
        browser,
        await browser.post(to('checkoutGuest'), { ...typed, password: 'Rather#Long1' }),
      ),
      facts: {
        ...asks(typed),
        ...says('register.errorSummary'),
        faults: faults.map(([, message]) => message),
        'fault links': faults.map(([field, message]) =>
          link(
            t('common.labelled', {
              label: t(field === 'terms' ? 'register.termsLabel' : `register.${field}`),
              value: message,
            }),
            `#${field}`,
          ),
        ),
      },
    },
  ];
};

/** A guest's purchase: how guests order, what is asked of them, and how they find it again. */
const guestPurchase = async (shop: PageShop): Promise<readonly PageVisit[]> => {
  const { t, to, says, market } = shop;
  const store = storeOf(shop);
  const browser = await guestAt(shop);
  await addToCart(shop, browser, store, plenty(shop).at(-1) ?? '');
  const asks = (value: string): Facts => ({
    ...says('guest.lead', 'guest.accountText', 'guest.email'),
    title: titled(t('guest.title')),
    headings: [heading(2, t('guest.guest')), heading(2, t('guest.account'))],
    email: [
      `${t('guest.guestText')} ${t('guest.emailHint')}`,
      `input email email value=${value} required= maxlength=${FIELD_MAXIMUMS.email} autocomplete=email`,
    ],
    next: button(t('guest.next')),
    'sign in': link(
      t('guest.signIn'),
      `${to('login')}?${new URLSearchParams({ return: to('checkoutDelivery') })}`,
    ),
    back: link(t('guest.backToCart'), to('cart')),
  });
  const question = await browser.get(to('checkoutGuest'));
  const fault = t('common.labelled', { label: t('guest.email'), value: t('guest.emailInvalid') });
  const rejected = await follow(
    browser,
    await browser.post(to('checkoutGuest'), { email: 'ana@' }),
  );
  const visits: PageVisit[] = [
    { name: 'how to order', page: question, facts: asks('') },
    {
      name: 'how to order, with a wrong email address',
      page: rejected,
      facts: {
        ...asks('ana@'),
        ...says('guest.errorSummary', 'guest.emailInvalid'),
        fault: link(fault, '#email'),
      },
    },
  ];
  await browser.post(to('checkoutGuest'), { email: EMAIL });
  await browser.post(to('checkoutDelivery'), { method: 'two_hours' });
  const information = await browser.get(to('checkoutRecipient'));
  const contact: FormFields = {
    firstname: 'Ana',
    lastname: 'Demo',
    phone: market.rules.phone.placeholder,
  };
  await browser.post(to('checkoutRecipient'), contact);
  const path = await order(shop, browser, { method: 'pay_in_store' });
  const query = new URLSearchParams(path.split('?')[1]);
  const reference = query.get('link') ?? '';
  const placed = await browser.get(path);
  const [signed = ''] = await guestLinksIn(market, placed.asked.cookies);
  const found = await fetchGuestOrders(shop.hostClient, signed);
  if (found?.confirmUntil === undefined) throw new Error('The guest need not confirm');
  const { longDate, time } = formatsOf(market);
  const until = zonedMoment(found.confirmUntil, market.timeZone);
  const orders = found.orders.map((each) => orderFacts(each, market));
  const page = to('guestOrder', { link: reference });
  const phone = orders[0]?.store.phone ?? '';
  visits.push(
    {
      name: 'the collector of a guest’s order',
      page: information,
      facts: {
        email: [
          t('guest.orderedAs', { email: EMAIL }),
          link(t('guest.changeEmail'), to('checkoutGuest')),
        ],
      },
    },
    {
      name: 'a guest’s purchase that waits for the mail’s confirmation',
      page: placed,
      facts: {
        title: titled(t('guest.checkTitle')),
        check: t('guest.checkText', {
          email: EMAIL,
          date: longDate(until.date),
          time: time(until.minutesOfDay),
        }),
        steps: placedSteps(shop),
        purchase: purchaseNumberLines(shop, orders),
        orders: await confirmedOrdersLines(shop, shop.hostClient, orders, {
          reference,
          isOpen: true,
        }),
        change: changeLines(shop, orders, reference),
        rights: rightsLines(shop, orders),
        phone: link(phone, phoneHref(phone)),
        follow: [
          heading(2, t('guest.followTitle')),
          t('guest.followText'),
          link(t('guest.follow'), page),
        ],
        save: [
          heading(2, t('guest.saveTitle')),
          t('guest.saveText'),
          hidden('intent', 'account'),
          action(page),
          t('guest.passwordText', { email: EMAIL }),
          t('register.password'),
          t('register.passwordHint'),
          'input password password required= autocomplete=new-password',
          t('register.terms'),
          'input checkbox terms required=',
          button(t('guest.register')),
          link(t('guest.haveAccount'), `${to('login')}?${new URLSearchParams({ return: page })}`),
        ],
        next: link(t('checkout.continueShopping'), to('home')),
      },
    },
  );
  visits.push(...(await guestOrderPages(shop, browser, orders, { signed, reference })));
  return visits;
};

/** The page of a guest's order while it waits for the mail's confirmation, and the file for the calendar, which waits as well. */
const guestOrderPages = async (
  shop: PageShop,
  browser: Browser,
  orders: readonly OrderFacts[],
  { signed, reference }: { readonly signed: string; readonly reference: string },
): Promise<readonly PageVisit[]> => {
  const { t, to, says } = shop;
  const [order] = orders;
  if (order === undefined) throw new Error('There is no order');
  const { number } = order;
  const file = await browser.get(
    `${to('guestOrderCalendar', { link: reference })}?order=${number}`,
  );
  if (file.status !== 404) throw new Error('An unconfirmed order has a calendar');
  const pdf = await browser.get(
    `${to('guestDocument', { link: reference })}?order=${number}&document=confirmation`,
  );
  if (pdf.status !== 404) throw new Error('An unconfirmed order has a confirmation');
  const mailed = `${to('guestOrder', { link: signed })}?order=${number}`;
  const stranger = shop.guest();
  return [
    {
      name: 'the link of a guest’s order in another browser',
      page: await follow(stranger, await stranger.get(mailed)),
      facts: { title: title(t('guest.pageTitle', { number })) },
    },
    {
      name: 'the address of a guest’s order without its link',
      page: await shop.guest().get(to('guestOrder', { link: reference })),
      status: 404,
      facts: {
        ...says('guest.notOpenedText'),
        title: [title(t('guest.notOpened')), heading(1, t('guest.notOpened'))],
        'sign in': link(t('guest.signIn'), to('login')),
      },
    },
    {
      name: 'a guest’s order that waits for the mail’s confirmation',
      page: await follow(browser, await browser.get(mailed)),
      facts: {
        ...says('guest.pageLead'),
        title: [
          title(t('guest.pageTitle', { number })),
          heading(1, t('orders.orderTitle', { number })),
        ],
        handover: handoverLines(shop, order, {
          pickupStore: await storeOfPickup(shop, shop.hostClient, order),
          reference,
          isOpen: true,
        }),
        tracking: [heading(2, t('orders.tracking')), ...trackingLines(shop, order)],
        lines: boughtLines(shop, order, t('orders.lines')),
        totals: orderTotalsLines(shop, order),
        withdrawal: withdrawalLines(shop, order),
        rights: rightsLines(shop, orders),
      },
    },
  ];
};

/** A firm's order with its reference and a contact at the site: amounts are without tax. */
const firmPurchase = async (shop: PageShop, sku: string): Promise<readonly PageVisit[]> => {
  const { t, to, market } = shop;
  const store = storeOf(shop);
  const shopper: Shopper = {
    browser: await shop.customer('professional'),
    host: await shop.customerHost('professional'),
  };
  const { browser } = shopper;
  await browser.post(to('stores'), { store: store.id, returnTo: to('home') });
  await browser.post(to('storeChange'), { store: store.id });
  await emptyCart(shop, browser);
  await addToCart(shop, browser, store, sku, 3);
  await chooseDelivery(shop, shopper);
  const review = await browser.get(to('checkoutReview'));
  const path = await order(
    shop,
    browser,
    { method: 'pay_in_store' },
    {
      'site-reference': 'Obra 7/2026',
      'site-name': 'Eva Nova',
      'site-phone': market.rules.phone.placeholder,
    },
  );
  const placed = new URLSearchParams(path.split('?')[1]).get('order') ?? '';
  const orders = await ordersOf(shop, shopper, [placed]);
  const [one] = orders;
  if (one?.priceBasis !== 'excluded' || one.reference !== 'Obra 7/2026')
    throw new Error('The order of a firm has its reference and prices without tax');
  return [
    {
      name: 'the review of a firm',
      page: review,
      facts: {
        firm: [
          heading(2, t('firm.title')),
          t('firm.company'),
          'Demo',
          t('firm.taxNumber'),
          // The invoice names it as well.
          t('register.taxNumber'),
          t('firm.reference'),
          t('firm.site'),
          t('firm.siteName'),
          t('firm.sitePhone'),
        ],
        invoice: t('invoice.wanted'),
        'without tax': t('line.totalExcluded'),
      },
    },
    await confirmation(shop, shopper.host, await browser.get(path), orders),
    {
      name: 'the order of a firm',
      page: await browser.get(to('orderDetails', { orderId: placed })),
      facts: {
        reference: [t('firm.reference'), 'Obra 7/2026'],
        company: [t('firm.company'), 'Demo'],
        'without tax': [
          t('firm.unitPrice'),
          t('firm.lineTotal'),
          t('line.totalExcluded'),
          formatsOf(market).money(one.prices.total.excluded),
        ],
      },
    },
  ];
};

/** From the order to its confirmation: what is paid at the provider, at the bank, in the store, and not at all. */
export const payment: PageKind = {
  name: 'payment',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, says } = shop;
    const store = storeOf(shop);
    const own = plenty(shop).at(-1) ?? '';
    const vendor = shop
      .feed('vendor-offers')
      .findLast(({ sku, quantity }) => quantity > 5 && sku !== own);
    if (vendor === undefined) throw new Error('No vendor offers anything');
    const shopper: Shopper = {
      browser: await shop.customer('private'),
      host: await shop.customerHost('private'),
    };
    const { browser } = shopper;
    await browser.post(to('stores'), { store: store.id, returnTo: to('home') });
    await browser.post(to('storeChange'), { store: store.id });
    await emptyCart(shop, browser);
    const lost = await browser.get(to('checkoutPayment', { attempt: 'none' }));
    const noOrder = await browser.get(`${to('confirmation')}?order=none`);
    const toOrders = link(t('checkout.ordersLink'), to('orders'));
    const visits: PageVisit[] = [
      {
        name: 'an unknown payment',
        page: lost,
        status: 404,
        facts: {
          ...says('checkout.noOrderText'),
          title: titled(t('payment.notFoundTitle')),
          orders: toOrders,
        },
      },
      {
        name: 'no order',
        page: noOrder,
        status: 404,
        facts: {
          ...says('checkout.noOrderText'),
          title: titled(t('checkout.noOrderTitle')),
          orders: toOrders,
        },
      },
    ];
    await addToCart(shop, browser, store, own);
    await chooseDelivery(shop, shopper);
    const inStore = await order(shop, browser, { method: 'pay_in_store' });
    const placed = new URLSearchParams(inStore.split('?')[1]).get('order') ?? '';
    visits.push(
      await confirmation(
        shop,
        shopper.host,
        await browser.get(inStore),
        await ordersOf(shop, shopper, [placed]),
      ),
    );
    await shop.whilePaying(async (provider) => {
      await addToCart(shop, browser, store, own);
      await addToCart(shop, browser, store, vendor.sku, 1, vendor.code);
      await chooseDelivery(shop, shopper);
      const path = await order(shop, browser, { method: 'card' });
      visits.push(...(await atProvider(shop, shopper, path)));
      const started = await paymentOf(shopper, path);
      await provider.press(started.redirectUrl ?? '', { outcome: 'pay', number: ACCEPTED_CARD });
      const { orderIds } = await decided(shopper, path, 'paid');
      visits.push(await paid(shop, shopper, path, orderIds));
      await addToCart(shop, browser, store, vendor.sku, 1, vendor.code);
      await chooseDelivery(shop, shopper);
      visits.push(...(await slowPayment({ shop, shopper, provider })));
    });
    const left = await shop.whilePaying(async () => {
      await addToCart(shop, browser, store, vendor.sku, 1, vendor.code);
      await chooseDelivery(shop, shopper);
      return order(shop, browser, { method: 'card' });
    });
    await shop.whilePaying(
      async () => {
        await decided(shopper, left, 'expired');
        visits.push(...(await failed(shop, shopper, left)));
      },
      { minutesLater: SESSION_MINUTES },
    );
    visits.push(...(await firmPurchase(shop, own)));
    visits.push(
      ...(await (shop.flags.CHECKOUT_GUEST_ALLOWED ? guestPurchase : accountAtCheckout)(shop)),
    );
    return visits;
  },
};
