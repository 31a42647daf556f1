import type { OrderFacts } from '@materia/api-orders';
import type { HostClient } from '@materia/api-client-kernel';
import { fetchPickupStore, type PickupStore } from '@materia/api-stores';
import { isSlowPayment } from '@materia/domain-checkout';
import { unreachable } from '@materia/domain-kernel';
import { addressOfFulfilment, handoverOf, pointOfFulfilment } from '@materia/domain-order';
import { formatsOf, phoneHref } from '@materia/ui-shop';
import { heading, label, link } from './lines.ts';
import type { PageShop } from './page-shop.ts';

/** What a page knows of an order besides the order itself. */
type HandoverContext = {
  /** Hours and position of the store where it is collected. */
  readonly pickupStore: PickupStore | undefined;
  /** Stands in addresses for the link of a guest's purchase. */
  readonly reference?: string | undefined;
  /** It still has to be confirmed by email. */
  readonly isOpen?: boolean;
  readonly part?: { readonly place: number; readonly count: number } | undefined;
};

/** The store of a pickup, as the pages read it. */
export const storeOfPickup = async (
  shop: PageShop,
  host: HostClient,
  { fulfilment, store, tracking, expected }: OrderFacts,
): Promise<PickupStore | undefined> =>
  handoverOf(fulfilment) === 'store' && tracking.step < 4
    ? fetchPickupStore(host, store.id, shop, expected?.date)
    : undefined;

/** The page of an order: of its customer, or of the guest whose link has the reference. */
export const orderPage = (
  { to }: PageShop,
  { id, number }: Pick<OrderFacts, 'id' | 'number'>,
  reference: string | undefined,
): string =>
  reference === undefined
    ? to('orderDetails', { orderId: id })
    : `${to('guestOrder', { link: reference })}?order=${number}`;

const calendarOf = (
  { to }: PageShop,
  { id, number }: OrderFacts,
  reference: string | undefined,
): string =>
  reference === undefined
    ? to('orderCalendar', { orderId: id })
    : `${to('guestOrderCalendar', { link: reference })}?order=${number}`;

/** When and where an order changes hands, the code for it, and the way there. */
export const handoverLines = (
  shop: PageShop,
  order: OrderFacts,
  context: HandoverContext,
): readonly string[] => {
  const { t } = shop;
  const { expected, fulfilment, tracking } = order;
  const { isOpen = false, part } = context;
  const isAwaited = tracking.step < 4;
  const showsCode = handoverOf(fulfilment) === 'store' && isAwaited && counts(order, context);
  return [
    ...(part === undefined
      ? []
      : [t('handover.part', { place: String(part.place), count: part.count })]),
    ...whenLines(shop, order),
    ...(isOpen && expected?.kind === 'from' ? [t('handover.hourOpen')] : []),
    ...(expected?.kind === 'day' && isAwaited && isSlowPayment(order.payment.method)
      ? [t('handover.fromPayment')]
      : []),
    ...placeLines(shop, order),
    ...(isAwaited ? hoursLines(shop, order, context) : []),
    ...(isAwaited ? wayLines(shop, order, context) : []),
    ...(showsCode ? codeLines(shop, order) : []),
  ];
};

/** Whether the order is confirmed and paid, as far as both are asked for beforehand. */
const counts = ({ payment }: OrderFacts, { isOpen = false }: HandoverContext): boolean =>
  !isOpen && payment.state !== 'waiting';

const whenLines = ({ t, market }: PageShop, order: OrderFacts): readonly string[] => {
  const { expected, fulfilment, tracking, receivedOn } = order;
  const { longDate, time } = formatsOf(market);
  const place = handoverOf(fulfilment);
  if (tracking.step === 99) return [t('handover.cancelled'), t('handover.cancelledDay')];
  if (tracking.step === 4)
    return [
      t(place === 'store' ? 'handover.collected' : 'handover.delivered'),
      receivedOn === undefined ? t('handover.handedOver') : longDate(receivedOn),
    ];
  const awaited = {
    store: expected?.kind === 'slot' ? t('handover.pickupSlot') : t('handover.readyFrom'),
    address: t('handover.arrives'),
    point: t('handover.atPoint'),
  }[place];
  switch (expected?.kind) {
    case undefined:
      return [awaited, t('handover.dayOpen')];
    case 'day':
      return [awaited, longDate(expected.date)];
    case 'from':
      return [
        awaited,
        longDate(expected.date),
        t('handover.hourFrom', { time: time(expected.minutes) }),
      ];
    case 'slot':
      return [
        awaited,
        longDate(expected.date),
        t('handover.hourRange', { from: time(expected.from), to: time(expected.to) }),
      ];
    default:
      return unreachable(expected);
  }
};

const PLACES = {
  pickup: 'orders.pickup',
  partner: 'orders.partnerPickup',
  home: 'orderDelivery.address',
  relay: 'orderDelivery.relayPoint',
  locker: 'orderDelivery.locker',
} as const;

const placeLines = ({ t, to, market }: PageShop, order: OrderFacts): readonly string[] => {
  const { fulfilment, recipient, store } = order;
  const address = addressOfFulfilment(fulfilment);
  const { street, postcode, city } = address ?? store;
  return [
    heading(3, t(PLACES[fulfilment.kind])),
    address === undefined
      ? link(store.name, to('store', { storeName: store.urlKey }))
      : (pointOfFulfilment(fulfilment)?.name ?? recipient),
    street.join(', '),
    `${postcode} ${city}`,
    ...(address === undefined
      ? [
          link(store.phone, phoneHref(store.phone)),
          t('storeCard.contactHours', {
            from: formatsOf(market).time(420),
            to: formatsOf(market).time(1140),
          }),
        ]
      : []),
    ...(fulfilment.vendor === undefined
      ? []
      : [t('orderDelivery.sentBy', { vendor: fulfilment.vendor.name })]),
  ];
};

const hoursLines = (
  { t, market }: PageShop,
  { expected }: OrderFacts,
  { pickupStore }: HandoverContext,
): readonly string[] => {
  if (pickupStore === undefined) return [];
  const { longDate, time } = formatsOf(market);
  const days = pickupStore.week.map(({ date, ranges }) => ({
    date,
    hours: ranges.map(({ from, to }) => `${time(from)}–${time(to)}`).join(', '),
  }));
  const thatDay = days.find(({ date }) => date === expected?.date);
  return [
    ...(thatDay === undefined
      ? []
      : [
          thatDay.hours === ''
            ? t('handover.closedOn')
            : t('handover.openOn', { hours: thatDay.hours }),
        ]),
    t('handover.hours'),
    ...days.flatMap(({ date, hours }) => [
      longDate(date),
      hours === '' ? t('handover.closed') : hours,
    ]),
  ];
};

const wayLines = (
  shop: PageShop,
  order: OrderFacts,
  context: HandoverContext,
): readonly string[] => {
  const { t } = shop;
  const { pickupStore, reference } = context;
  const { fulfilment, number, store, expected } = order;
  const point = pointOfFulfilment(fulfilment);
  const place = point ?? { name: store.name, address: store };
  const target =
    point === undefined && pickupStore !== undefined
      ? `${pickupStore.latitude},${pickupStore.longitude}`
      : [
          place.name,
          ...place.address.street,
          `${place.address.postcode} ${place.address.city}`,
        ].join(', ');
  return [
    ...(expected === undefined || !counts(order, context)
      ? []
      : [
          link(
            `${t('handover.calendar')} ${t('orders.orderTitle', { number })}`,
            calendarOf(shop, order, reference),
          ),
        ]),
    ...(handoverOf(fulfilment) === 'address'
      ? []
      : [
          link(
            `${t('handover.route')} ${place.name}`,
            `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: target })}`,
          ),
        ]),
  ];
};

const codeLines = ({ t }: PageShop, { number }: OrderFacts): readonly string[] => [
  t('handover.code'),
  '@role img',
  label(t('handover.codeName', { number })),
  `@data-barcode ${number}`,
  number,
  t('handover.codeText'),
];

/** What the law gives consumers, and the conditions of their orders. A notice of the guarantee says its part. */
export const rightsLines = (
  { t, to, market }: PageShop,
  orders: readonly OrderFacts[],
  { hasNotice = false }: { readonly hasNotice?: boolean } = {},
): readonly string[] => {
  const open = orders.filter(({ openWithdrawal }) => openWithdrawal !== undefined);
  return open.length === 0
    ? []
    : [
        heading(2, t('rights.title')),
        t('rights.withdrawal', {
          days: market.settings.withdrawalDays,
          email: market.company.email,
        }),
        ...(hasNotice
          ? []
          : [t('rights.guarantee', { years: market.settings.legalGuarantee.years })]),
        link(t('rights.formLink'), to('withdrawalForm')),
        link(t('rights.terms'), to('terms')),
        ...(open.some(({ fulfilment }) => handoverOf(fulfilment) === 'store')
          ? [link(t('rights.pickupTerms'), to('pickupConditions'))]
          : []),
      ];
};

/** How to cancel or return, with a link to each order of which that is possible. */
export const changeLines = (
  shop: PageShop,
  orders: readonly OrderFacts[],
  reference: string | undefined,
): readonly string[] => {
  const { t, market } = shop;
  const open = orders.filter(({ openWithdrawal }) => openWithdrawal !== undefined);
  return open.length === 0
    ? []
    : [
        heading(2, t('handover.changeTitle')),
        t('handover.cancelText'),
        t('handover.returnText', { days: market.settings.withdrawalDays }),
        ...open.map((order) =>
          link(
            t(
              order.openWithdrawal?.whole === true ? 'handover.cancelLink' : 'handover.returnLink',
              { number: order.number },
            ),
            `${orderPage(shop, order, reference)}#withdrawal`,
          ),
        ),
      ];
};
