import { isPaymentMethod, type PaymentMethod } from '@materia/domain-checkout';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { formatMinorUnits, formatTime, type Market } from '@materia/market-model';
import { contact as contactShape } from '@materia/api-contract/schemas';
import type { OrderWithLines } from './repository.ts';
import { storeSnapshot } from './wire-order.ts';
import type { Mail } from '../../platform/mail/mail-template.ts';
import { translatorOf } from '../../platform/texts/texts.ts';

/**
 * The confirmation of a purchase in the market's language: each of its orders with its seller, its fulfilment and its
 * lines, then the total. Dates and amounts are in the market's format. `guestPage` is the address of the page where a
 * guest follows the purchase.
 */
export const purchaseMail = (
  orders: readonly OrderWithLines[],
  market: Market,
  guestPage?: string,
): Mail => {
  const [first] = orders;
  if (first === undefined) throw new Error('A purchase has at least one order');
  const t = translatorOf(market);
  const store = storeSnapshot.parse(first.order.store);
  const contact = contactShape.parse(first.order.contact);
  const { number } = first.order;
  const areCollected = orders.every(({ order }) => order.delivery_type === 'pickup');
  const paragraphs = [
    t('orderMail.greeting', { name: contact.firstname }),
    t(areCollected ? 'orderMail.lead' : 'orderMail.leadSent', { number }),
    ...orders.flatMap((whole) => orderParagraphs(whole, orders.length > 1, market)),
    totalParagraph(orders, market),
    paymentParagraph(first.order, market),
    ...(guestPage === undefined ? [] : [`${t('orderMail.guestPage')}\n${guestPage}`]),
    t('orderMail.questions', { phone: store.phone }),
    t('orderMail.signature', { shop: market.name }),
  ];
  return {
    to: first.order.email,
    subject: t('orderMail.subject', { number }),
    text: `${paragraphs.join('\n\n')}\n`,
  };
};

/** How the purchase is or was paid. Online payments are made before the confirmation is sent. */
const paymentParagraph = (order: OrderWithLines['order'], market: Market): string => {
  const t = translatorOf(market);
  const method = order.payment_method;
  if (isPaymentMethod(method) && method !== 'pay_in_store')
    return t('orderMail.paid', { method: market.texts.paymentMethod[METHOD_NAMES[method]] });
  return t('orderMail.payInStore');
};

const METHOD_NAMES = {
  card: 'card',
  blik: 'blik',
  p24: 'p24',
  multibanco: 'multibanco',
  mb_way: 'mbWay',
  bizum: 'bizum',
  paypal_express: 'paypal',
  credit: 'credit',
} as const satisfies Readonly<
  Record<Exclude<PaymentMethod, 'pay_in_store'>, keyof Market['texts']['paymentMethod']>
>;

/** How one order reaches the customer, and its lines. Orders of one purchase are told apart by number and seller. */
const orderParagraphs = (
  { order, lines }: OrderWithLines,
  isOneOfSeveral: boolean,
  market: Market,
): readonly string[] => {
  const t = translatorOf(market);
  return [
    [
      ...(isOneOfSeveral
        ? [
            t('orderMail.orderOf', {
              number: order.number,
              seller: order.vendor?.name ?? market.name,
            }),
          ]
        : []),
      ...fulfilment(order, market),
    ].join('\n'),
    lines
      .map((line) =>
        t('orderMail.line', {
          count: line.qty,
          name: line.name,
          amount: amount(line.row_minor, market),
        }),
      )
      .join('\n'),
  ];
};

/** Where and when the order is collected or delivered, and by whom. */
const fulfilment = (order: OrderWithLines['order'], market: Market): readonly string[] => {
  const t = translatorOf(market);
  const store = storeSnapshot.parse(order.store);
  const date = parsePlainDate(order.pickup_date ?? '');
  if (order.delivery_type === 'pickup')
    return [
      t('orderMail.pickupAt', {
        store: store.name,
        address: [...store.street, `${store.postcode} ${store.city}`].join(', '),
      }),
      ...(date.ok && order.pickup_minute !== null
        ? [
            t('orderMail.pickupFrom', {
              date: market.longDate(date.value),
              time: formatTime(order.pickup_minute),
            }),
          ]
        : []),
    ];
  const address = order.address && [
    ...order.address.street,
    `${order.address.postcode} ${order.address.city}`,
  ];
  return [
    ...(address === null
      ? []
      : [
          t(order.relay_name === null ? 'orderMail.deliveredTo' : 'orderMail.waitsAt', {
            address: [order.relay_name ?? [], address].flat(2).join(', '),
          }),
        ]),
    ...(date.ok ? [t('orderMail.arrives', { date: market.longDate(date.value) })] : []),
    ...(order.shipping_minor > 0
      ? [t('orderMail.shipping', { amount: amount(order.shipping_minor, market) })]
      : []),
  ];
};

/** Fee, deposits and total of all orders together. */
const totalParagraph = (orders: readonly OrderWithLines[], market: Market): string => {
  const t = translatorOf(market);
  const sum = (of: (order: OrderWithLines['order']) => number): number =>
    orders.reduce((minor, { order }) => minor + of(order), 0);
  const [fee, pallets] = [sum((order) => order.fee_minor), sum((order) => order.pallet_minor)];
  return [
    ...(fee > 0 ? [t('orderMail.fee', { amount: amount(fee, market) })] : []),
    ...(pallets > 0 ? [t('orderMail.pallets', { amount: amount(pallets, market) })] : []),
    t('orderMail.total', {
      amount: amount(
        sum((order) => order.total_minor),
        market,
      ),
      tax: amount(
        sum((order) => order.tax_minor),
        market,
      ),
    }),
  ].join('\n');
};

const amount = (minor: number, { numberFormat, currencyFormat }: Market): string =>
  formatMinorUnits(minor, numberFormat, currencyFormat);
