import type { OrderFacts, OrderUnits, PurchaseFacts, ReceiptFacts } from '@materia/api-orders';
import { addDays, addMonths } from '@materia/domain-holiday-calendar';
import { type Money, subtractMoney, sumMoney } from '@materia/domain-money';
import { PALLET_RETURN_DAYS, type PriceBasis } from '@materia/domain-pricing';
import { sitemapPages } from '@materia/domain-navigation';
import { kindOfOrder, trackingOf, WITHDRAWAL_STEPS } from '@materia/domain-order';
import { todayIn } from '@materia/platform-clock';
import {
  EXCLUSION_TEXTS,
  formatsOf,
  LINE_HEADINGS,
  lineAmountText,
  nextStepText,
  pictureSrc,
  purchaseText,
  STEP_TEXT_KEYS,
} from '@materia/ui-shop';
import { button, heading, hidden, image, label, link } from './lines.ts';
import type { PageShop } from './page-shop.ts';
import { priceSummaryLines } from './price-lines.ts';

/** The pages of a list: those around `page`, and the next one. */
export const pageLines = (
  { t }: PageShop,
  {
    name,
    page,
    pageCount,
  }: { readonly name: string; readonly page: number; readonly pageCount: number },
  addressOf: (page: number) => string,
): readonly string[] => {
  if (pageCount <= 1) return [];
  const shown = sitemapPages(page, pageCount);
  return [
    label(name),
    ...shown.flatMap((number, index) => [
      ...(number - (shown[index - 1] ?? number - 1) > 1 ? ['…'] : []),
      link(String(number), addressOf(number)),
      label(t('orders.page', { page: number })),
    ]),
    '@aria-current page',
    ...(page > 1 ? [link(t('orders.previousPage'), addressOf(page - 1))] : []),
    ...(page < pageCount ? [link(t('orders.nextPage'), addressOf(page + 1))] : []),
  ];
};

const stepText = ({ t }: PageShop, order: OrderFacts, status: string): string => {
  const { known, wording, stepName } = trackingOf(kindOfOrder(order), status);
  return known ? t(STEP_TEXT_KEYS[wording][stepName]) : t('tracking.unknownStatus', { status });
};

/** How far an order has come, step by step. */
const progress = ({ tracking }: Pick<OrderFacts, 'tracking'>): readonly string[] =>
  tracking.steps.map(({ state }) => `@data-state ${state}`);

/** The step that comes next, unless the last one is reached. */
const nextLines = ({ t }: PageShop, { tracking }: OrderFacts): readonly string[] => {
  const next = nextStepText(tracking, t);
  return next === undefined ? [] : [t('tracking.nextStep', { step: next })];
};

/** The vendor who sells an order, if it is not the retailer. */
const vendorLines = ({ t }: PageShop, { fulfilment: { vendor } }: OrderFacts): readonly string[] =>
  vendor === undefined ? [] : [t('tracking.soldBy', { seller: vendor.name })];

/** Lines of an order's card in a list. */
export const orderCardLines = (shop: PageShop, order: OrderFacts): readonly string[] => {
  const { t, to, market } = shop;
  const { date, money } = formatsOf(market);
  return [
    stepText(shop, order, order.tracking.status),
    ...progress(order),
    ...nextLines(shop, order),
    ...purchaseLines(shop, order),
    ...vendorLines(shop, order),
    heading(3, t('tracking.order', { number: order.number })),
    t('tracking.placedOn', { date: date(order.placedAt.date) }),
    ...order.lines.slice(0, 4).map(({ image: picture }) => image(pictureSrc(picture))),
    money(order.prices.total[order.priceBasis]),
    ...(order.priceBasis === 'excluded' ? [t('firm.net')] : []),
    t('tracking.items', { count: order.quantity }),
    link('', to('orderDetails', { orderId: order.id })),
    t('tracking.details'),
    t('tracking.detailsOf', { number: order.number }),
  ];
};

const STATES = {
  done: 'tracking.done',
  current: 'tracking.current',
  next: 'tracking.next',
} as const;

/** The steps of an order, with the number of those that are not done, and when it reached each of them. */
export const trackingLines = (shop: PageShop, order: OrderFacts): readonly string[] => {
  const { t, market } = shop;
  const { date, time } = formatsOf(market);
  const { steps, wording, known, status } = order.tracking;
  const dayOf = (reached: number): string => {
    const first = order.history.find(({ step }) => step === reached);
    return first === undefined ? '' : ` ${date(first.at.date)}`;
  };
  return [
    ...(known ? [] : [t('tracking.unknownStatus', { status })]),
    label(t('tracking.progress')),
    ...progress(order),
    ...steps.flatMap(({ step, name, state }) => [
      ...(state === 'current' ? ['@aria-current step'] : []),
      ...(state === 'done' || name === 'cancelled' ? [] : [String(step)]),
      `${t(STEP_TEXT_KEYS[wording][name])} (${t(STATES[state])})${dayOf(step)}`,
    ]),
    ...(order.parcel === undefined
      ? []
      : [
          t('tracking.parcel', order.parcel),
          link(t('tracking.parcelLink', { carrier: order.parcel.carrier }), order.parcel.url),
        ]),
    heading(3, t('orders.history')),
    // Statuses with one label follow each other as one entry.
    ...order.history.flatMap(({ status: passed, at }, place, all) => {
      const value = stepText(shop, order, passed);
      const before = all[place - 1];
      return before !== undefined && stepText(shop, order, before.status) === value
        ? []
        : [t('common.labelled', { label: `${date(at.date)}, ${time(at.minutesOfDay)}`, value })];
    }),
  ];
};

/** The purchase of an order that has several. */
export const purchaseLines = ({ t }: PageShop, order: OrderFacts): readonly string[] => {
  const text = purchaseText(order, t);
  return text === undefined ? [] : [text];
};

const columnsOf = (basis: PriceBasis) =>
  [
    'orders.product',
    LINE_HEADINGS[basis].unit,
    'orders.quantity',
    LINE_HEADINGS[basis].total,
  ] as const;

/**
 * The table of the products with their pictures, at the prices of that time. On phones each cell names its column.
 */
export const productLines = (
  { t, to, market }: PageShop,
  {
    lines,
    priceBasis,
  }: Pick<OrderFacts, 'lines' | 'priceBasis'> | Pick<ReceiptFacts, 'lines' | 'priceBasis'>,
  name: string,
): readonly string[] => {
  const formats = formatsOf(market);
  const columns = columnsOf(priceBasis);
  return [
    name,
    ...columns.map((column) => t(column)),
    ...lines.flatMap((line) => [
      ...columns.slice(1).map((column) => `@data-label ${t(column)}`),
      ...('image' in line ? [image(pictureSrc(line.image))] : []),
      link(line.name, to('product', { urlKey: line.urlKey })),
      t('orders.soldBy', { seller: line.vendorName }),
      formats.money(line.unit),
      formats.number(line.quantity),
      lineAmountText(line, t, formats),
    ]),
  ];
};

/** The section with the products. */
export const boughtLines = (
  shop: PageShop,
  bought: Parameters<typeof productLines>[1],
  name: string,
): readonly string[] => [heading(2, name), ...productLines(shop, bought, name)];

/** The amounts of an order. */
export const orderTotalsLines = (shop: PageShop, order: OrderFacts): readonly string[] => [
  heading(2, shop.t('orders.totals')),
  ...priceSummaryLines(shop, order.prices, order.lines.length, order),
  ...explanationLines(shop, order),
];

/** Why the total is what it is: the rules of what was added to the lines, and the tax per rate. */
const explanationLines = ({ t, market }: PageShop, order: OrderFacts): readonly string[] => {
  const { money, number } = formatsOf(market);
  const { byRate, prices, preparation, lines } = order;
  const rules = {
    'promo-code': undefined,
    'eco-contribution': [t('line.ecoContribution'), t('line.ecoContributionRule')],
    'preparation-fee': [
      t('line.preparationFee'),
      preparation?.isWaived === true
        ? t('line.preparationFeeWaived')
        : t('line.preparationFeeRule', { count: new Set(lines.map(({ sku }) => sku)).size }),
    ],
    deposit: [
      t('line.palletDeposit'),
      t('line.palletDepositRule', { days: String(PALLET_RETURN_DAYS) }),
    ],
    delivery: [t('line.shipping'), t('line.shippingRule')],
    products: undefined,
    offer: [t('line.offer'), t('line.offerRule')],
    'quantity-discount': [t('line.discount'), t('line.tierDiscountRule')],
  } as const;
  return [
    t('line.explain'),
    t('line.explainText'),
    ...prices.rows.flatMap(({ kind, code = '' }) => {
      const [name = '', value = ''] =
        kind === 'promo-code'
          ? [t('line.coupon', { code }), t('line.couponRule')]
          : (rules[kind] ?? []);
      return name === '' ? [] : [t('common.labelled', { label: name, value })];
    }),
    t('line.taxPerRate'),
    t('line.rate'),
    t('line.base'),
    t('line.tax'),
    ...byRate.flatMap(({ vatRate, amount, tax }) => [
      t('line.ratePercent', { percent: number(vatRate / 100) }),
      money(amount.excluded),
      money(tax),
    ]),
  ];
};

/** The amounts of a receipt, with the tax of each rate. */
export const receiptTotalsLines = (shop: PageShop, receipt: ReceiptFacts): readonly string[] => {
  const { t, market } = shop;
  const { money, number } = formatsOf(market);
  const { lines, charges, eco, priceBasis, taxes, salesTax, total, totalNoTax } = receipt;
  const sum = (amounts: readonly Money[]): Money => sumMoney(amounts, total.currency);
  const discount = sum(lines.flatMap((line) => line.discount ?? []));
  const products = sum(lines.map((line) => line.total));
  const isNet = priceBasis === 'excluded';
  const shown = isNet ? subtractMoney(subtractMoney(totalNoTax, products), discount) : charges;
  return [
    heading(2, t('orders.totals')),
    t('line.lines', { count: lines.length }),
    money(products),
    ...(discount.minor === 0 ? [] : [t('line.discount'), money(discount)]),
    ...(shown.minor === 0 ? [] : [t('purchase.charges'), money(shown)]),
    ...(isNet
      ? [t(salesTax === 'igic' ? 'line.totalWithoutIgic' : 'line.totalExcluded'), money(totalNoTax)]
      : []),
    t('line.total'),
    money(total),
    ...taxes.flatMap(({ rate, tax }) => [
      t(salesTax === 'igic' ? 'purchase.igicAt' : 'purchase.taxAt', { rate: number(rate) }),
      money(tax),
    ]),
    ...(eco.minor === 0 ? [] : [t('line.ecoIncluded'), money(eco)]),
  ];
};

/** A store with its address, its phone and when it is answered. */
export const storeCardLines = (
  { t, to, market }: PageShop,
  store: OrderFacts['store'],
): readonly string[] => [
  link(store.name, to('store', { storeName: store.urlKey })),
  `${store.street.join(', ')}, ${store.postcode} ${store.city}`,
  link(store.phone, `tel:${store.phone.replaceAll(' ', '')}`),
  t('storeCard.contactHours', {
    from: formatsOf(market).time(420),
    to: formatsOf(market).time(1140),
  }),
];

const ORIGINS = {
  WEB: 'purchases.online',
  STORE: 'purchases.inStore',
  SELFSERVICE: 'purchases.selfService',
} as const;

/** How far an order of a purchase is, and of which seller it is if there are several. */
const orderStateLines = (
  shop: PageShop,
  order: OrderFacts,
  isAlone: boolean,
): readonly string[] => {
  const { t, to } = shop;
  const { number, tracking, fulfilment, store } = order;
  return [
    stepText(shop, order, tracking.status),
    ...nextLines(shop, order),
    ...(isAlone
      ? vendorLines(shop, order)
      : [
          t('tracking.soldBy', { seller: fulfilment.vendor?.name ?? store.name }),
          link(t('tracking.order', { number }), to('orderDetails', { orderId: order.id })),
        ]),
  ];
};

/** Lines of a purchase's card: day, place, the states of its orders, its first three products and the amount. */
export const purchaseCardLines = (shop: PageShop, purchase: PurchaseFacts): readonly string[] => {
  const { t, to, market } = shop;
  const { date, money } = formatsOf(market);
  const { id, products, orders, origin, storeName, total, priceBasis } = purchase;
  const bought = t('purchases.boughtOn', { date: date(purchase.boughtAt.date) });
  const name = t('common.labelled', { label: bought, value: id });
  return [
    label(name),
    heading(2, bought),
    `${t(ORIGINS[origin])} · ${storeName}`,
    ...orders.flatMap((order) => orderStateLines(shop, order, orders.length === 1)),
    ...products
      .slice(0, 3)
      .flatMap((product) => [
        image(pictureSrc(product.picture)),
        link(product.name, to('product', { urlKey: product.urlKey })),
      ]),
    ...(products.length > 3 ? [t('purchases.more', { count: products.length - 3 })] : []),
    money(total[priceBasis]),
    ...(priceBasis === 'excluded' ? [t('firm.net')] : []),
    t('tracking.items', { count: purchase.quantity }),
    link(
      `${t('tracking.details')} ${name}`,
      orders.length === 1
        ? to('orderDetails', { orderId: id })
        : to('purchaseDetails', { purchaseId: id }),
    ),
    link(`${t('buyAgain.action')} ${name}`, to('buyAgain', { purchaseId: id })),
  ];
};

/** Units of an order, each with the name of its product. */
export const unitLines = (
  { market }: PageShop,
  { lines }: Pick<OrderFacts, 'lines'>,
  units: readonly OrderUnits[],
): readonly string[] =>
  units.map(
    ({ lineNumber, quantity }) =>
      `${formatsOf(market).number(quantity)} × ${nameOf(lines, lineNumber)}`,
  );

const nameOf = (lines: OrderFacts['lines'], lineNumber: number): string =>
  lines.find((line) => line.lineNumber === lineNumber)?.name ?? '';

/** The withdrawals from an order, and the form for another. `typed` are the contents of its fields after it was refused. */
export const withdrawalLines = (
  shop: PageShop,
  order: OrderFacts,
  typed: Readonly<Record<string, string>> = {},
): readonly string[] => {
  const { t, market } = shop;
  const { date } = formatsOf(market);
  const { openWithdrawal: open, withdrawals, isCancellable, fulfilment, excluded } = order;
  const toStore = storeReturn(shop, order);
  if (open === undefined && withdrawals.length === 0 && !isCancellable && excluded.length === 0)
    return [];
  return [
    heading(2, t('withdrawal.title')),
    ...withdrawals.flatMap((declared) => declaredLines(shop, order, declared)),
    ...(isCancellable
      ? [
          hidden('order', order.number),
          t('withdrawal.cancelText'),
          button(t('withdrawal.cancelStart'), 'step', 'cancel-order'),
        ]
      : []),
    ...(open?.kind === 'withdrawal'
      ? [
          open.until === undefined
            ? t('withdrawal.openText')
            : t('withdrawal.untilText', { date: date(open.until) }),
          ...(fulfilment.vendor === undefined
            ? []
            : [t('withdrawal.vendorNote', { seller: fulfilment.vendor.name })]),
        ]
      : []),
    ...toStore,
    ...(open === undefined ? [] : openWithdrawalLines(shop, order, open, typed)),
    ...(excluded.length === 0 ? [] : [heading(3, t('line.noWithdrawalTitle'))]),
    ...excluded.map(({ lineNumber, reason }) =>
      t('common.labelled', {
        label: nameOf(order.lines, lineNumber),
        value: t(EXCLUSION_TEXTS[reason]),
      }),
    ),
  ];
};

const RETURN_STEPS = {
  announced: 'withdrawal.stepAnnounced',
  sent: 'withdrawal.stepSent',
  received: 'withdrawal.stepReceived',
  inspected: 'withdrawal.stepInspected',
  refunded: 'withdrawal.stepRefunded',
  rejected: 'withdrawal.stepRejected',
} as const;

/** A return that was declared: its code, how far it is, and when the money goes back. */
const declaredLines = (
  shop: PageShop,
  order: OrderFacts,
  declared: OrderFacts['withdrawals'][number],
): readonly string[] => {
  const { t, market } = shop;
  const { date, time, money } = formatsOf(market);
  const { at, lines, refund, isRefunded, code, step, way, kind, refundBy } = declared;
  const isUnderWay = step !== 'refunded' && step !== 'rejected';
  return [
    ...unitLines(shop, order, lines),
    t('withdrawal.declaredAt', { date: date(at.date), time: time(at.minutesOfDay) }),
    ...(declared.isBeforeHandover
      ? []
      : [t('withdrawal.code', { code }), t('withdrawal.step', { step: t(RETURN_STEPS[step]) })]),
    ...(isUnderWay && way === 'store' ? [t('withdrawal.codeStore')] : []),
    ...(refund.minor === 0
      ? []
      : [
          t(isRefunded ? 'withdrawal.refundStarted' : 'withdrawal.refundLater', {
            amount: money(refund),
          }),
        ]),
    ...(isUnderWay && kind === 'withdrawal' && refundBy !== undefined && refund.minor > 0
      ? [t('withdrawal.refundBy', { date: date(refundBy) })]
      : []),
    ...(step === 'announced' && way === 'post'
      ? [
          t('withdrawal.sentStart'),
          hidden('order', order.number),
          button(t('withdrawal.sentSend'), 'step', 'report-sent'),
        ]
      : []),
  ];
};

/** Until when a store takes unused own products back. */
const storeReturn = (
  { t, market, now }: PageShop,
  { receivedOn, tracking, fulfilment, openWithdrawal }: OrderFacts,
): readonly string[] => {
  if (openWithdrawal === undefined) return [];
  if (receivedOn === undefined || tracking.step !== 4 || fulfilment.vendor !== undefined) return [];
  const last = addDays(receivedOn, market.settings.returnDays);
  return last < todayIn(market.timeZone, now)
    ? []
    : [t('withdrawal.toStore', { date: formatsOf(market).date(last) })];
};

const WAYS = { post: 'withdrawal.wayPost', store: 'withdrawal.wayStore' } as const;

const openWithdrawalLines = (
  { t }: PageShop,
  { number, lines, payment, contact, isCancellable }: OrderFacts,
  { kind, whole, lines: open, ways }: NonNullable<OrderFacts['openWithdrawal']>,
  typed: Readonly<Record<string, string>>,
): readonly string[] => {
  const start = t(kind === 'promise' ? 'withdrawal.promiseStart' : 'withdrawal.withdrawHere');
  return [
    // What opens the form.
    ...(whole && !isCancellable ? [] : [start]),
    hidden('order', number),
    ...(whole
      ? [t(payment.state === 'in-store' ? 'withdrawal.wholeUnpaidText' : 'withdrawal.wholeText')]
      : [
          ...open.flatMap(({ lineNumber, quantity }) => {
            const field = `units-${lineNumber}`;
            return [
              t('withdrawal.units', { product: nameOf(lines, lineNumber) }),
              t('withdrawal.unitsHint', { count: quantity }),
              `input text ${field} value=${typed[field] ?? quantity} inputmode=numeric`,
            ];
          }),
          ...(ways.length > 1
            ? [t('withdrawal.way'), ...ways.map((way) => t(WAYS[way]))]
            : kind === 'promise'
              ? [t('withdrawal.promiseRules')]
              : ways.map((way) => t(WAYS[way]))),
        ]),
    t('withdrawal.name'),
    t('withdrawal.nameHint', { email: contact.email }),
    button(start, 'step', WITHDRAWAL_STEPS[0]),
  ];
};

/** The harmonised notice on the legal guarantee, its last day for the order, and where to claim it. */
export const guaranteeLines = (
  { t, market }: PageShop,
  { company, fulfilment, payment, receivedOn, store, tracking }: OrderFacts,
): readonly string[] => {
  if (company !== undefined || tracking.step === 99 || payment.state === 'ended') return [];
  const { years, law } = market.settings.legalGuarantee;
  const { email } = market.company;
  return [
    heading(2, t('rights.noticeTitle')),
    t('rights.notice', { years }),
    t('rights.noticeHow'),
    law,
    ...(receivedOn === undefined
      ? []
      : [
          t('rights.noticeUntil', {
            date: formatsOf(market).date(addMonths(receivedOn, 12 * years)),
          }),
        ]),
    fulfilment.vendor === undefined
      ? t('rights.claimShop', { store: store.name, email })
      : t('rights.claimVendor', { seller: fulfilment.vendor.name, email }),
  ];
};
