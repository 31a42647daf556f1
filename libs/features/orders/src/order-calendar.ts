import {
  fetchGuestOrders,
  fetchOrder,
  type OrderFacts,
  orderFacts,
  type TrackedOrder,
} from '@materia/api-orders';
import { fetchPickupStore } from '@materia/api-stores';
import { timeZoneAt } from '@materia/domain-contact';
import { addressOfFulfilment, handoverOf, pointOfFulfilment } from '@materia/domain-order';
import {
  GUEST_ORDER_PARAMETER,
  guestPurchase,
  orderPaths,
  shopRequest,
  type ShopRequest,
  withoutLink,
} from '@materia/page-request';
import { instantOf } from '@materia/platform-clock';
import { openTranslations } from '@materia/platform-texts';
import { formatNumber, type Market } from '@materia/market-model';
import { data, type LoaderFunctionArgs } from 'react-router';
import { CALENDAR_TYPE, calendarFile, type CalendarEvent } from './calendar-file.ts';

type CalendarArgs = Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>;

/** The calendar file of one of the customer's orders. */
export const loadOrderCalendar = async ({ context, params, url }: CalendarArgs) => {
  const shop = context.get(shopRequest);
  const order = await fetchOrder(shop.host, params['orderId'] ?? '');
  const confirmed = order?.confirmUntil === undefined ? order : undefined;
  return answer(shop, confirmed, url.origin, undefined);
};

/** The same for an order of a guest's purchase, behind its signed link. */
export const loadGuestCalendar = async ({ context, params, url }: CalendarArgs) => {
  const shop = context.get(shopRequest);
  const named = params['link'] ?? '';
  const { reference, link } = guestPurchase(shop, named);
  if (reference !== named)
    return withoutLink(shop.to('guestOrderCalendar', { link: reference }) + url.search);
  const found = link === undefined ? undefined : await fetchGuestOrders(shop.host, link);
  const asked = url.searchParams.get(GUEST_ORDER_PARAMETER);
  const order =
    found?.confirmUntil === undefined
      ? found?.orders.find(({ number }) => number === asked)
      : undefined;
  return answer(shop, order, url.origin, reference);
};

/** 404 for an order that is unknown, still has to be confirmed, or is not expected on any day. */
const answer = async (
  shop: ShopRequest,
  order: TrackedOrder | undefined,
  origin: string,
  reference: string | undefined,
): Promise<Response> => {
  const facts = order && orderFacts(order, shop.market);
  const event =
    facts && (await eventOf(shop, facts, origin + orderPaths(shop.to, facts, reference).page));
  if (facts === undefined || event === undefined) throw data(null, { status: 404 });
  return new Response(calendarFile(event, shop.now), {
    headers: {
      'content-type': CALENDAR_TYPE,
      'content-disposition': `attachment; filename="${facts.number}.ics"`,
      'cache-control': 'private, no-store',
    },
  });
};

/** How long an entry lasts whose end is not known. */
const USUAL_MINUTES = 60;

const eventOf = async (
  shop: ShopRequest,
  order: OrderFacts,
  page: string,
): Promise<CalendarEvent | undefined> => {
  const { market } = shop;
  const t = handoverTexts(market);
  const { expected, fulfilment, tracking, store, number, payment } = order;
  if (expected === undefined || tracking.step >= 4 || payment.state === 'waiting') return undefined;
  const isCollected = handoverOf(fulfilment) === 'store';
  const address = addressOfFulfilment(fulfilment) ?? store;
  const name = isCollected ? store.name : pointOfFulfilment(fulfilment)?.name;
  return {
    uid: `${number}@${new URL(page).hostname}`,
    when: await whenOf(shop, order),
    title: t(isCollected ? 'handover.eventPickup' : 'handover.eventDelivery', { number }),
    place: [
      ...(name === undefined ? [] : [name]),
      ...address.street,
      `${address.postcode} ${address.city}`,
    ].join(', '),
    notes: [
      ...(isCollected
        ? [t('handover.eventCode', { number }), t('handover.eventPhone', { phone: store.phone })]
        : [t('handover.eventPhone', { phone: market.company.phone })]),
      page,
    ],
    url: page,
  };
};

/** Hours are those of the place: remote regions have their own zone. */
const whenOf = async (
  { host, market, now }: ShopRequest,
  { expected, fulfilment, store }: OrderFacts,
): Promise<CalendarEvent['when']> => {
  if (expected === undefined) throw new Error('No day is planned');
  const { date } = expected;
  if (expected.kind === 'day') return { kind: 'day', date };
  const place = addressOfFulfilment(fulfilment) ?? store;
  const zone = timeZoneAt(market, place);
  const [from, to] =
    expected.kind === 'slot'
      ? [expected.from, expected.to]
      : [expected.minutes, await closingTime({ host, market, now }, store.id, expected)];
  return { kind: 'span', start: instantOf(date, from, zone), end: instantOf(date, to, zone) };
};

/** Until when an order that is ready can be collected on its day. */
const closingTime = async (
  { host, market, now }: Pick<ShopRequest, 'host' | 'market' | 'now'>,
  storeId: string,
  { date, minutes }: Extract<NonNullable<OrderFacts['expected']>, { kind: 'from' }>,
): Promise<number> => {
  const pickupStore = await fetchPickupStore(host, storeId, { market, now }, date);
  const open = pickupStore?.week
    .find((day) => day.date === date)
    ?.ranges.find(({ to }) => to > minutes);
  return open?.to ?? minutes + USUAL_MINUTES;
};

/** The texts of calendar entries. A file is no page, so it has none of a page's texts. */
const handoverTexts = ({ texts, locale, numberFormat }: Market) =>
  openTranslations({ handover: texts.handover }, locale, (value) =>
    formatNumber(value, numberFormat),
  ).t;
