import {
  fetchFirstPurchaseYear,
  fetchOrder,
  fetchOrderInvoice,
  fetchOrders,
  fetchPurchaseNow,
  fetchPurchases,
  fetchReceipt,
  fetchReceiptInvoice,
  type LineNow,
  type OrderFacts,
  orderFacts,
  type OrderInvoice,
} from '@materia/api-orders';
import { fetchCustomer } from '@materia/api-account';
import type { HostClient } from '@materia/api-client-kernel';
import type { PurchaseFilter } from '@materia/domain-documents';
import { WITHDRAWAL_STEPS } from '@materia/domain-order';
import { firmWords } from '@materia/market-model';
import { formatsOf, lineAmountText, PAYMENT_TEXTS, pictureSrc } from '@materia/ui-shop';
import { expect } from 'vitest';
import type { Facts, PageKind, PageVisit } from '../support/facts.ts';
import { handoverLines, rightsLines, storeOfPickup } from '../support/handover-lines.ts';
import { accountFrame } from '../support/frame-facts.ts';
import {
  action,
  button,
  canonical,
  heading,
  hidden,
  image,
  label,
  link,
  title,
} from '../support/lines.ts';
import {
  boughtLines,
  orderCardLines,
  purchaseLines,
  orderTotalsLines,
  pageLines,
  purchaseCardLines,
  receiptTotalsLines,
  storeCardLines,
  trackingLines,
  unitLines,
  guaranteeLines,
  withdrawalLines,
} from '../support/order-lines.ts';
import type { Browser, Opened, PageShop } from '../support/page-shop.ts';
import { emptyCart, follow } from '../support/visits.ts';

const NOT_INDEXED = 'meta robots noindex';

const listFacts = ({ t, to, origin }: PageShop, path: string): Facts => ({
  address: [canonical(origin + path), NOT_INDEXED],
  back: link(t('accountMenu.back'), to('account')),
  breadcrumbs: [
    label(t('orders.breadcrumbs')),
    link(t('account.title'), to('account')),
    '@aria-current page',
  ],
});

const pageOfOrders = async (
  shop: PageShop,
  host: HostClient,
  browser: Browser,
  page: number,
): Promise<PageVisit> => {
  const { t, to, says, market } = shop;
  const { orders, pageCount, awaitingTransfer } = await fetchOrders(host, page);
  const waiting = page === 1 ? awaitingTransfer.map((order) => orderFacts(order, market)) : [];
  const customer = await fetchCustomer(host);
  const shown = orders.map((order) => orderFacts(order, market));
  const isFinished = ({ tracking: { status } }: OrderFacts): boolean =>
    status === 'CANCELED' || status === 'COMPLETED';
  const addressOf = (number: number): string =>
    number === 1 ? to('orders') : `${to('orders')}?page=${number}`;
  return {
    name: `orders, page ${page}`,
    page: await browser.get(addressOf(page)),
    facts: {
      ...listFacts(shop, to('orders')),
      ...says('orders.lead'),
      title: [title(t('orders.title')), t('orders.title'), heading(1, t('orders.title'))],
      groups: [
        ...(shown.every(isFinished) ? [] : [heading(2, t('orders.inProgress'))]),
        ...(shown.some(isFinished) ? [heading(2, t('orders.finished'))] : []),
      ],
      waiting:
        waiting.length === 0
          ? []
          : [
              heading(2, t('orders.awaitingTransfer')),
              t('orders.awaitingTransferText'),
              ...waiting.flatMap((order) => orderCardLines(shop, order)),
            ],
      orders: shown.flatMap((order) => orderCardLines(shop, order)),
      pages: pageLines(shop, { name: t('orders.pages'), page, pageCount }, addressOf).filter(
        (line) => line !== '@aria-current page',
      ),
      'this page': pageCount > 1 ? '@aria-current page' : [],
    },
    frame: accountFrame(shop, {
      customer: 'Ana',
      cartCount: 0,
      store: shop.feed('stores').find(({ id }) => id === customer?.storeId)?.name,
      place: customer?.address && `${customer.address.postcode} ${customer.address.city}`,
      page: t('orders.title'),
    }),
  };
};

/** Who will issue the invoice, or issues it on demand. */
const invoiceText = (
  { t }: PageShop,
  { wantsInvoice, fulfilment: { vendor } }: OrderFacts,
): string =>
  vendor === undefined
    ? t(wantsInvoice ? 'invoice.willCome' : 'invoice.askStore')
    : t(wantsInvoice ? 'invoice.willComeFromVendor' : 'invoice.askVendor', {
        vendor: vendor.name,
      });

const invoiceLines = (
  { t, market, flags }: PageShop,
  invoice: OrderInvoice | undefined,
  otherwise: string,
): readonly string[] =>
  flags.ACCOUNT_INVOICE_DISPLAY
    ? [
        heading(2, t('invoice.title')),
        invoice === undefined
          ? otherwise
          : t('invoice.made', {
              number: invoice.number,
              date: formatsOf(market).date(invoice.date),
            }),
      ]
    : [];

/** How an order is paid. What is paid in store is not paid yet. */
const paymentLine = ({ t }: PageShop, { payment }: OrderFacts): string => {
  const method = t(PAYMENT_TEXTS[payment.method].name);
  return payment.state === 'in-store' ? method : t(PAYMENT_LINES[payment.state], { method });
};
const PAYMENT_LINES = {
  waiting: 'payment.awaiting',
  paid: 'payment.paidWith',
  ended: 'payment.notPaid',
} as const;

/** Lines of an order's page. */
const orderLines = (
  shop: PageShop,
  order: OrderFacts,
): Readonly<Record<string, readonly string[]>> => {
  const { t, market } = shop;
  const { date, time } = formatsOf(market);
  const { contact, comment, placedAt } = order;
  return {
    placed: [
      t('orders.placedOnAt', { date: date(placedAt.date), time: time(placedAt.minutesOfDay) }),
    ],
    tracking: [heading(2, t('orders.tracking')), ...trackingLines(shop, order)],
    lines: boughtLines(shop, order, t('orders.lines')),
    totals: orderTotalsLines(shop, order),
    contact: [
      heading(2, t('orders.contact')),
      `${contact.firstname} ${contact.lastname}`,
      contact.phone,
      contact.email,
    ],
    purchase: purchaseLines(shop, order),
    firm: firmWords(order, t, market.rules.phone).flatMap(({ term, description }) => [
      term,
      description,
    ]),
    billing: order.billing === undefined ? [] : [t('orders.billing')],
    payment: [t('orders.payment'), paymentLine(shop, order)],
    refund: refundLines(shop, order),
    comment: comment === undefined || comment === '' ? [] : [t('orders.comment'), comment],
    withdrawal: withdrawalLines(shop, order),
    guarantee: guaranteeLines(shop, order),
  };
};

const REFUND_STATES = {
  pending: 'payment.refundPending',
  done: 'payment.refundDone',
  failed: 'payment.refundFailed',
} as const;

const refundLines = ({ t, market }: PageShop, { payment }: OrderFacts): readonly string[] => {
  const { date, money } = formatsOf(market);
  return payment.refunds.length === 0
    ? []
    : [
        t('payment.refund'),
        payment.refunds
          .map(({ state, amount, at }) =>
            t(REFUND_STATES[state], { amount: money(amount), date: date(at.date) }),
          )
          .join('; '),
      ];
};

/** An order with the withdrawal facts, which only its own reply contains. */
const wholeOrder = async (
  { market }: PageShop,
  host: HostClient,
  { id }: Pick<OrderFacts, 'id'>,
): Promise<OrderFacts> => {
  const order = await fetchOrder(host, id);
  if (order === undefined) throw new Error(`There is no order ${id}`);
  return orderFacts(order, market);
};

const anOrder = async (
  shop: PageShop,
  host: HostClient,
  browser: Browser,
  listed: OrderFacts,
  name: string,
  /** The list that the customer saw before. */
  left: string,
  opened?: Opened,
): Promise<PageVisit> => {
  const { t, to, origin, market, feed } = shop;
  const order = await wholeOrder(shop, host, listed);
  const path = to('orderDetails', { orderId: order.id });
  const orderTitle = t('orders.orderTitle', { number: order.number });
  const store = feed('stores').find(({ id }) => id === order.store.id);
  const invoice = await fetchOrderInvoice(host, order, {
    storeCode: store?.sellerCode ?? '',
    marketId: market.id,
  });
  return {
    name,
    page: opened ?? (await browser.get(path)),
    facts: {
      ...orderLines(shop, order),
      handover: handoverLines(shop, order, {
        pickupStore: await storeOfPickup(shop, host, order),
      }),
      rights: rightsLines(shop, [order], { hasNotice: true }),
      title: [title(orderTitle), heading(1, orderTitle), orderTitle],
      address: [canonical(origin + path), NOT_INDEXED],
      breadcrumbs: [
        label(t('orders.breadcrumbs')),
        link(t('account.title'), to('account')),
        link(t('orders.title'), left),
        '@aria-current page',
      ],
      documents: await documentLines(shop, browser, order),
      invoice: invoiceLines(shop, invoice, invoiceText(shop, order)),
      services: link(t('orders.showServices'), `${path}?services=1`),
      again:
        order.payment.state === 'waiting'
          ? []
          : link(t('buyAgain.action'), to('buyAgain', { purchaseId: order.id })),
      back: link(t('orders.backToOrders'), left),
    },
  };
};

/** The links to the documents of an order, each of which opens. */
const documentLines = async (
  { t, to, market }: PageShop,
  browser: Browser,
  { id, documents }: OrderFacts,
): Promise<readonly string[]> => {
  if (documents === undefined) return [];
  const { date } = formatsOf(market);
  const KINDS = {
    invoice: 'file',
    'seller-invoice': 'seller',
    'credit-note': 'file',
    receipt: 'receipt',
    withdrawal: 'withdrawal',
  } as const;
  const links = [
    [t('invoice.confirmationPdf'), to('document', { kind: 'confirmation', id })] as const,
    ...documents.map((document) => {
      const { kind, number } = document;
      const names = {
        invoice: t('invoice.invoicePdf', { number }),
        'seller-invoice': t('invoice.sellerInvoicePdf', { number }),
        'credit-note': t('invoice.creditNotePdf', { number }),
        receipt: t('invoice.receiptPdf', { number }),
        withdrawal: t('invoice.withdrawalPdf', { date: date(document.date) }),
      };
      const path = to('document', {
        kind: KINDS[kind],
        id: document.id,
      });
      return [names[kind], path] as const;
    }),
  ];
  for (const [name, path] of links) await opensPdf(browser, name, path);
  return [heading(2, t('invoice.documents')), ...links.map(([name, path]) => link(name, path))];
};

const opensPdf = async (browser: Browser, name: string, path: string): Promise<void> => {
  const { html: file, status } = await browser.get(path);
  if (!file.startsWith('%PDF-1.7')) throw new Error(`${name} at ${path} answered ${status}`);
};

const pageOfPurchases = async (
  shop: PageShop,
  host: HostClient,
  browser: Browser,
  choice: {
    readonly filter: PurchaseFilter;
    readonly selfServiceOnly: boolean;
    readonly page: number;
  },
): Promise<PageVisit> => {
  const { t, to, says, market, flags, now } = shop;
  const { purchases, total, pageCount } = await fetchPurchases(host, choice, market);
  const { filter, selfServiceOnly, page } = choice;
  const period = filter.kind === 'year' ? String(filter.year) : 'recent';
  const thisYear = Number(now.slice(0, 4));
  const firstYear = (await fetchFirstPurchaseYear(host, market)) ?? thisYear + 1;
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, ago) =>
    String(thisYear - ago),
  );
  const addressOf = (number: number): string =>
    `${to('myPurchases')}?period=${period}${selfServiceOnly ? '&selfservice=1' : ''}${number > 1 ? `&page=${number}` : ''}`;
  const option = (value: string, text: string): string =>
    `option ${value}${value === period ? ' selected=' : ''}: ${text}`;
  return {
    name: `purchases of ${period}${selfServiceOnly ? ' at self-service tills' : ''}, page ${page}`,
    page: await browser.get(addressOf(page)),
    facts: {
      ...listFacts(shop, to('myPurchases')),
      ...says('purchases.lead', 'purchases.period', 'purchases.show'),
      title: [title(t('purchases.title')), t('purchases.title'), heading(1, t('purchases.title'))],
      form: action(to('myPurchases')),
      periods: [
        'select period',
        option('recent', t('purchases.recent')),
        ...years.map((year) => option(year, t('purchases.year', { year }))),
      ],
      tills: flags.ACCOUNT_PURCHASES_DISPLAY_SELF_SERVICE_FILTER
        ? [
            t('purchases.selfServiceOnly'),
            `input checkbox selfservice value=1${selfServiceOnly ? ' checked=' : ''}`,
          ]
        : [],
      none: total === 0 ? [heading(2, t('purchases.emptyTitle')), t('purchases.emptyText')] : [],
      purchases: purchases.flatMap((purchase) => purchaseCardLines(shop, purchase)),
      pages: pageLines(shop, { name: t('purchases.pages'), page, pageCount }, addressOf),
    },
  };
};

const RECEIPT_KINDS = {
  purchase: 'purchase.kindPurchase',
  'withdrawal-sale': 'purchase.kindWithdrawalSale',
  'goods-return': 'purchase.kindGoodsReturn',
  cancelled: 'purchase.kindCancelled',
} as const;

const aPurchase = async (
  shop: PageShop,
  host: HostClient,
  browser: Browser,
  receiptId: string,
  left: string,
): Promise<readonly PageVisit[]> => {
  const { t, to, origin, market } = shop;
  const receipt = await fetchReceipt(host, receiptId, market);
  if (receipt === undefined) return [];
  const { date, time } = formatsOf(market);
  const path = to('purchaseDetails', { purchaseId: receiptId });
  const day = date(receipt.paidAt.date);
  const name = t('purchases.boughtOn', { date: day });
  const receiptPath = to('document', { kind: 'receipt', id: receiptId });
  if (!receipt.isPrintedAtTill) await opensPdf(browser, receiptId, receiptPath);
  return [
    {
      name: `purchase ${receiptId}`,
      page: await browser.get(path),
      facts: {
        title: [title(name), heading(1, name), name],
        address: [canonical(origin + path), NOT_INDEXED],
        breadcrumbs: [
          label(t('orders.breadcrumbs')),
          link(t('account.title'), to('account')),
          link(t('purchases.title'), left),
          '@aria-current page',
        ],
        paid: t('purchase.paidAt', { date: day, time: time(receipt.paidAt.minutesOfDay) }),
        lines: boughtLines(shop, receipt, t('purchase.lines')),
        totals: receiptTotalsLines(shop, receipt),
        receipt: [
          heading(2, t('purchase.receipt')),
          t('purchase.number'),
          receiptId,
          ...(receipt.type === undefined
            ? []
            : [t('purchase.kind'), t(RECEIPT_KINDS[receipt.type])]),
          t('purchase.till'),
          t('purchase.tillNumber', {
            till: t(receipt.isSelfService ? 'purchases.selfService' : 'purchases.inStore'),
            number: String(receipt.till),
          }),
          t('orders.payment'),
          t(PAYMENT_TEXTS[receipt.paymentMethod].name),
        ],
        file: receipt.isPrintedAtTill
          ? t('invoices.printedAtTill')
          : link(t('invoice.receiptPdf', { number: receiptId }), receiptPath),
        order:
          receipt.orderId === undefined
            ? []
            : [
                t('purchase.ofOrder', { number: receipt.orderId }),
                link(t('purchase.toOrder'), to('orderDetails', { orderId: receipt.orderId })),
              ],
        store: [heading(2, t('purchase.store')), ...storeCardLines(shop, receipt.store)],
        invoice: invoiceLines(
          shop,
          await fetchReceiptInvoice(host, receiptId, market),
          t('purchase.noInvoice'),
        ),
        again: link(t('buyAgain.action'), to('buyAgain', { purchaseId: receiptId })),
        back: link(t('purchase.backToPurchases'), left),
      },
    },
  ];
};

/** The logistics services of an order, when its page is asked for them. */
const orderWithServices = async (
  shop: PageShop,
  host: HostClient,
  browser: Browser,
  listed: OrderFacts,
  left: string,
): Promise<PageVisit> => {
  const { t, to, market } = shop;
  const path = to('orderDetails', { orderId: listed.id });
  const whole = await fetchOrder(host, listed.id, { withServices: true });
  const services = whole === undefined ? [] : orderFacts(whole, market).services;
  const plain = await anOrder(
    shop,
    host,
    browser,
    listed,
    'an order with its services',
    left,
    await browser.get(`${path}?services=1`),
  );
  return {
    ...plain,
    facts: {
      ...plain.facts,
      services:
        services.length === 0
          ? link(t('orders.showServices'), `${path}?services=1`)
          : [
              heading(2, t('orders.services')),
              ...services.flatMap((line) => [
                line.name,
                lineAmountText(line, t, formatsOf(market)),
              ]),
              link(t('orders.hideServices'), path),
            ],
    },
  };
};

/** What a unit costs now compared with then. */
const priceLines = (
  { t, market }: PageShop,
  { unit, unitThen }: Extract<LineNow, { readonly kind: 'available' }>,
): readonly string[] => {
  const { money } = formatsOf(market);
  const [now, then] = [unit.included, unitThen.included];
  const shown = `${money(now)} ${t('price.taxIncluded')}`;
  if (now.minor === then.minor) return [t('buyAgain.same', { amount: shown })];
  const difference = money({ ...now, minor: Math.abs(now.minor - then.minor) });
  return [
    t('buyAgain.now', { amount: shown }),
    `${t('buyAgain.before', { amount: money(then) })} · ${t(
      now.minor < then.minor ? 'buyAgain.cheaper' : 'buyAgain.dearer',
      { amount: difference },
    )}`,
  ];
};

/** A purchase that is bought again: what the store has of it, refused quantities, and the cart. */
const aPurchaseAgain = async (
  shop: PageShop,
  host: HostClient,
  browser: Browser,
  purchaseId: string,
): Promise<readonly PageVisit[]> => {
  const { t, to, origin, market } = shop;
  const store = shop.feed('stores').find(({ ecommerce }) => ecommerce);
  const customer = await fetchCustomer(host);
  const own = shop.feed('stores').find(({ id }) => id === customer?.storeId) ?? store;
  const now = await fetchPurchaseNow(host, purchaseId, {
    storeId: own?.id ?? '',
    marketId: market.id,
  });
  if (now === undefined) throw new Error(`There is no purchase ${purchaseId}`);
  const path = to('buyAgain', { purchaseId });
  const available = now.lines.filter((line) => line.kind === 'available');
  const unavailable = now.lines.filter((line) => line.kind === 'unavailable');
  const { money } = formatsOf(market);
  const fieldOf = (line: LineNow) => `quantity-${purchaseId}_${line.lineNumber}`;
  const nameLines = (line: LineNow) => [
    image(pictureSrc(line.image)),
    link(line.name, to('product', { urlKey: line.urlKey })),
    t('tracking.soldBy', { seller: line.vendorName }),
  ];
  const facts = (typed: string | undefined): Facts => ({
    title: [title(t('buyAgain.title')), heading(1, t('buyAgain.title')), t('buyAgain.title')],
    address: [canonical(origin + path), NOT_INDEXED],
    breadcrumbs: [
      label(t('orders.breadcrumbs')),
      link(t('account.title'), to('account')),
      link(t('purchases.title'), to('myPurchases')),
      '@aria-current page',
    ],
    form: available.length === 0 ? [] : [action(path), button(t('buyAgain.submit'))],
    lead:
      available.length === 0
        ? t('buyAgain.nothingLeft')
        : t('buyAgain.lead', { store: own?.name ?? '' }),
    available: [
      ...(available.length === 0 ? [] : [heading(2, t('buyAgain.available'))]),
      ...available.flatMap((line) => [
        ...nameLines(line),
        ...priceLines(shop, line),
        line.inStore === undefined
          ? t('buyAgain.brought')
          : t('buyAgain.inStore', { count: line.inStore }),
        ...(line.most < line.quantity ? [t('buyAgain.most', { count: line.most })] : []),
        t('buyAgain.quantityOf', { product: line.name }),
        `input text ${fieldOf(line)} value=${typed ?? Math.min(line.quantity, line.most)} maxlength=3 autocomplete=off inputmode=numeric`,
      ]),
    ],
    unavailable: [
      ...(unavailable.length === 0 ? [] : [heading(2, t('buyAgain.unavailable'))]),
      ...unavailable.flatMap((line) => [
        ...nameLines(line),
        ...(line.substitutes.length === 0
          ? [t('buyAgain.noSubstitutes')]
          : [
              t('buyAgain.instead'),
              ...line.substitutes.flatMap(({ name, urlKey, unit }) => [
                link(name, to('product', { urlKey })),
                money(unit.included),
              ]),
            ]),
      ]),
    ],
    back: link(t('buyAgain.back'), to('myPurchases')),
  });
  const visits: PageVisit[] = [
    { name: `buying ${purchaseId} again`, page: await browser.get(path), facts: facts(undefined) },
  ];
  const [first] = available;
  if (first === undefined) return visits;
  const typed = (text: string) =>
    Object.fromEntries(available.map((line) => [fieldOf(line), text] as const));
  visits.push({
    name: 'buying again with quantities that are none',
    page: await browser.post(path, typed('x')),
    status: 422,
    facts: {
      ...facts('x'),
      faults: [
        t('buyAgain.errorSummary'),
        ...available.flatMap((line) => [
          t('buyAgain.quantityInvalid'),
          link(t('buyAgain.quantityInvalid'), `#${fieldOf(line)}`),
        ]),
      ],
    },
  });
  const done = await browser.post(path, { [fieldOf(first)]: '1' });
  expect([done.status, done.location]).toEqual([303, to('cart')]);
  await emptyCart(shop, browser);
  return visits;
};

/** How much goes back, when and by which way. */
const expectedRefundLines = (
  { t, market }: PageShop,
  { payment, openWithdrawal, total }: OrderFacts,
  refund: OrderFacts['total'] | undefined,
): readonly string[] => {
  if (refund === undefined || refund.minor === 0) return [t('withdrawal.refundNone')];
  const days = market.settings.withdrawalDays;
  const method = t(PAYMENT_TEXTS[payment.method].name);
  return [
    t('withdrawal.refundAmount', { amount: formatsOf(market).money(refund) }),
    ...(refund.minor === total.minor ? [t('withdrawal.refundParts')] : []),
    openWithdrawal?.kind === 'promise'
      ? t('withdrawal.promiseRules')
      : payment.state === 'in-store'
        ? t('withdrawal.refundInStore', { days })
        : openWithdrawal?.whole === true
          ? t('withdrawal.refundAtOnce', { method })
          : t('withdrawal.refundOnceBack', { method, days }),
  ];
};

/**
 * A withdrawal from an order: refused for units that were never bought, to be confirmed, and
 * declared.
 */
const aWithdrawal = async (
  shop: PageShop,
  host: HostClient,
  browser: Browser,
  listed: OrderFacts,
  left: string,
): Promise<readonly PageVisit[]> => {
  const { t, to, origin, says } = shop;
  const order = await wholeOrder(shop, host, listed);
  const [START, CONFIRM] = WITHDRAWAL_STEPS;
  const { whole = false, lines = [], kind: right } = order.openWithdrawal ?? {};
  const isPromise = right === 'promise';
  const path = to('orderDetails', { orderId: order.id });
  const fields = (quantityOf: (quantity: number) => number): Readonly<Record<string, string>> =>
    Object.fromEntries(
      lines.map(({ lineNumber, quantity }) => [
        `units-${lineNumber}`,
        String(quantityOf(quantity)),
      ]),
    );
  const one = whole ? lines : lines.map((line) => ({ ...line, quantity: 1 }));
  const chosen = whole ? {} : fields(() => 1);
  const kind = whole ? 'the whole order' : 'single units';
  const visits: PageVisit[] = [];
  if (!whole) {
    for (const [why, typed, faults] of [
      ['more than was bought', fields((quantity) => quantity + 1), lines],
      ['nothing', fields(() => 0), lines.slice(0, 1)],
    ] as const) {
      const refused = await anOrder(
        shop,
        host,
        browser,
        order,
        `withdrawal refused: ${why}`,
        left,
        await browser.post(path, { step: START, ...typed }),
      );
      const messages = faults.map(({ lineNumber, quantity }) => ({
        field: `units-${lineNumber}`,
        message:
          why === 'nothing'
            ? t('withdrawal.nothingChosen')
            : t('withdrawal.unitsInvalid', { count: quantity }),
      }));
      visits.push({
        ...refused,
        status: 422,
        facts: {
          ...refused.facts,
          ...says('checkout.errorSummary'),
          withdrawal: withdrawalLines(shop, order, typed),
          faults: messages.flatMap(({ field, message }) => [message, link(message, `#${field}`)]),
          opened: /^@open/,
        },
      });
    }
  }
  const orderTitle = t('orders.orderTitle', { number: order.number });
  const check = await browser.post(path, { step: START, ...chosen });
  const declared = await browser.post(path, { step: CONFIRM, ...chosen });
  // What the page announced is what the host then pays back.
  const [after] = (await wholeOrder(shop, host, order)).withdrawals.toReversed();
  visits.push({
    name: `withdrawal from ${kind}, to be confirmed`,
    page: check,
    facts: {
      ...says(isPromise ? 'withdrawal.promiseCheck' : 'withdrawal.confirmText'),
      title: [
        title(orderTitle),
        heading(
          1,
          t(
            whole
              ? 'withdrawal.cancelTitle'
              : isPromise
                ? 'withdrawal.promiseTitle'
                : 'withdrawal.returnTitle',
          ),
        ),
      ],
      refund: expectedRefundLines(shop, order, after?.refund),
      order: [orderTitle, hidden('order', order.number)],
      address: [canonical(origin + path), NOT_INDEXED],
      units: unitLines(shop, order, one),
      kept: one.map(({ lineNumber, quantity }) => hidden(`units-${lineNumber}`, String(quantity))),
      confirm: button(
        t(isPromise ? 'withdrawal.promiseConfirm' : 'withdrawal.confirm'),
        'step',
        CONFIRM,
      ),
      receipt: [
        t('withdrawal.nameHint', { email: order.contact.email }),
        hidden('name', `${order.contact.firstname} ${order.contact.lastname}`),
      ],
      back: link(t('withdrawal.back'), path),
    },
  });
  visits.push(
    await anOrder(
      shop,
      host,
      browser,
      order,
      `withdrawn from ${kind}`,
      left,
      await follow(browser, declared),
    ),
  );
  return visits;
};

/**
 * The first order of each fulfilment, on its way and at its end, and one without any known fact
 * yet.
 */
const differentOrders = (orders: readonly OrderFacts[]): readonly OrderFacts[] =>
  [
    ...Map.groupBy(orders, ({ tracking, fulfilment }) =>
      [fulfilment.method, tracking.step === 4, tracking.stepName === 'cancelled'].join(' '),
    ).values(),
  ].flatMap(([order]) => order ?? []);

/**
 * An order for withdrawal as a whole, and one each for the return of single units by the law and by
 * the promise of the shop, as far as there are such orders.
 */
const withdrawableOrders = async (
  shop: PageShop,
  host: HostClient,
  orders: readonly OrderFacts[],
): Promise<readonly OrderFacts[]> => {
  const found = new Map<string, OrderFacts>();
  for (const listed of orders) {
    const order = await wholeOrder(shop, host, listed);
    const { openWithdrawal: open } = order;
    const kind = open && (open.whole ? 'whole' : open.kind);
    if (kind !== undefined && !found.has(kind)) found.set(kind, order);
    if (found.size === 3) break;
  }
  return [...found.values()];
};

export const papers: PageKind = {
  name: 'orders and purchases',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, says, market } = shop;
    const [customer, newcomer] = await Promise.all([
      shop.customer('private'),
      shop.customer('platinum'),
    ]);
    await emptyCart(shop, customer);
    const host = await shop.customerHost('private');
    const { pageCount } = await fetchOrders(host, 1);
    const pages = await Promise.all(
      Array.from({ length: pageCount }, (_, index) => fetchOrders(host, index + 1)),
    );
    const orders = pages.flatMap((page) => page.orders.map((order) => orderFacts(order, market)));
    const lastYear = { kind: 'year', year: Number(shop.now.slice(0, 4)) - 1 } as const;
    const tills = await fetchPurchases(
      host,
      { filter: { kind: 'recent' }, selfServiceOnly: false, page: 1 },
      market,
    );
    const receipts = new Set<string>();
    for (let page = 1; page <= tills.pageCount; page += 1) {
      const { purchases } = await fetchPurchases(
        host,
        { filter: { kind: 'recent' }, selfServiceOnly: false, page },
        market,
      );
      for (const { id, orders: ofPurchase } of purchases)
        if (ofPurchase.length === 0) receipts.add(id);
    }
    const leftOrders = to('orders') + (pageCount > 1 ? `?page=${pageCount}` : '');
    const visits: PageVisit[] = [
      await pageOfOrders(shop, host, customer, 1),
      await pageOfOrders(shop, host, customer, pageCount),
      {
        name: 'no orders',
        page: await newcomer.get(to('orders')),
        facts: {
          ...listFacts(shop, to('orders')),
          ...says('orders.lead', 'orders.emptyText'),
          title: [title(t('orders.title')), t('orders.title'), heading(1, t('orders.title'))],
          none: [heading(2, t('orders.emptyTitle')), link(t('orders.emptyAction'), to('home'))],
        },
      },
    ];
    for (const order of differentOrders(orders))
      visits.push(
        await anOrder(
          shop,
          host,
          customer,
          order,
          `an order: ${order.type} ${order.fulfilment.kind}, ${order.tracking.status}`,
          leftOrders,
        ),
      );
    const [bought] = orders.filter(({ tracking }) => tracking.step === 4);
    if (bought !== undefined)
      visits.push(
        await orderWithServices(shop, host, customer, bought, leftOrders),
        ...(await aPurchaseAgain(shop, host, customer, bought.id)),
      );
    for (const order of await withdrawableOrders(shop, host, orders))
      visits.push(...(await aWithdrawal(shop, host, customer, order, leftOrders)));
    for (const choice of [
      { filter: { kind: 'recent' }, selfServiceOnly: false, page: 1 },
      { filter: { kind: 'recent' }, selfServiceOnly: true, page: 1 },
      { filter: lastYear, selfServiceOnly: false, page: 1 },
    ] as const)
      if (!choice.selfServiceOnly || shop.flags.ACCOUNT_PURCHASES_DISPLAY_SELF_SERVICE_FILTER)
        visits.push(await pageOfPurchases(shop, host, customer, choice));
    visits.push(
      await pageOfPurchases(shop, await shop.customerHost('platinum'), newcomer, {
        filter: { kind: 'recent' },
        selfServiceOnly: false,
        page: 1,
      }),
    );
    for (const receiptId of receipts)
      visits.push(
        ...(await aPurchase(
          shop,
          host,
          customer,
          receiptId,
          `${to('myPurchases')}?period=${lastYear.year}`,
        )),
      );
    return visits;
  },
};
