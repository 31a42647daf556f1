import type { Checkout, Payment, PaymentOffer, ShippingChoice } from '@materia/api-checkout';
import type { HostClient } from '@materia/api-client-kernel';
import { fetchPickupPoints } from '@materia/api-stores';
import {
  deliverySlotMinutes,
  type PickupPointKind,
  pointKindOf,
  SITE_QUESTIONS,
  siteQuestions,
} from '@materia/domain-shipping';
import { PICKUP_CHANGE_MINUTES, type PickupSlot, slotMinutes } from '@materia/domain-promise';
import { zonedMoment } from '@materia/platform-clock';
import { formatsOf, pointAddress, pointHours } from '@materia/ui-shop';
import { button, heading, hidden, label, times } from './lines.ts';
import type { PageShop } from './page-shop.ts';

const slotValue = ({ date, startHour }: PickupSlot): string =>
  `${date}T${String(startHour).padStart(2, '0')}`;

const hours = (
  { t, market }: PageShop,
  { from, to }: { readonly from: number; readonly to: number },
): string => {
  const { time } = formatsOf(market);
  return t('checkout.slotFromTo', { from: time(from), to: time(to) });
};

const ownShipment = ({ shipments }: Checkout): Checkout['shipments'][number] => {
  const own = shipments.find(({ part }) => part !== 'sent');
  if (own === undefined) throw new Error('The cart contains no own products');
  return own;
};

const ownChoices = (checkout: Checkout): readonly ShippingChoice[] => [
  ...ownShipment(checkout).choices,
  ...checkout.alternatives,
];

const choiceOf = (checkout: Checkout, method: ShippingChoice['method']): ShippingChoice => {
  const choice = ownChoices(checkout).find((one) => one.method === method);
  if (choice === undefined) throw new Error(`There is no ${method}`);
  return choice;
};

const slotLines = (
  shop: PageShop,
  name: 'slot' | 'delivery-slot',
  { slots }: ShippingChoice,
): readonly string[] => {
  const { t, market } = shop;
  const minutes = name === 'slot' ? slotMinutes : deliverySlotMinutes;
  const dates = [...new Set(slots.map(({ date }) => date))];
  const open = slots.find(({ available }) => available)?.date;
  return [
    ...dates.flatMap((date) => [
      `input radio ${name}-day value=${date}${date === open ? ' checked=' : ''}`,
      // The tab, and the legend of its hours.
      ...times(2, formatsOf(market).longDate(date)),
      ...(slots.some((slot) => slot.date === date && slot.available)
        ? []
        : [t('checkout.slotTaken')]),
    ]),
    ...slots.flatMap((slot) => [
      `input radio ${name} value=${slotValue(slot)}`,
      hours(shop, minutes(slot.startHour)),
      ...(slot.available ? [] : [t('checkout.slotTaken')]),
    ]),
  ];
};

/** When the two pickups are ready, and the hours among which customers choose. */
export const pickupLines = (shop: PageShop, checkout: Checkout): readonly string[] => {
  const { t, market, flags } = shop;
  const { longDate, time } = formatsOf(market);
  const { earliest } = choiceOf(checkout, 'drive/two_hours');
  if (earliest === undefined) throw new Error('Nothing is ready in two hours');
  const scheduled = choiceOf(checkout, 'drive/scheduled');
  const free = scheduled.slots.find(({ available }) => available);
  const ready = t('checkout.readyOn', {
    date: longDate(earliest.date),
    time: time(earliest.minutesOfDay),
  });
  return [
    `${t('checkout.driveTwoHoursText')} ${ready}.`,
    ...(flags.CHECKOUT_PICKUP_SLOT_CHOICE
      ? slotLines(shop, 'slot', scheduled)
      : free === undefined
        ? []
        : [
            `${t('checkout.driveEarliestText')} ${capital(longDate(free.date))}, ${hours(shop, slotMinutes(free.startHour))}.`,
          ]),
  ];
};

/** The hours in which a truck comes, the question whether it can, and what its driver asks. */
export const truckLines = (shop: PageShop, checkout: Checkout): readonly string[] => {
  const { t, flags } = shop;
  const truck = ownChoices(checkout).find(({ method }) => method === 'transporter/home');
  if (truck?.available !== true) return [];
  return [
    ...(truck.slots.length === 0
      ? []
      : [t('transport.slot'), t('transport.slotHint'), ...slotLines(shop, 'delivery-slot', truck)]),
    ...(flags.CHECKOUT_TRUCK_ACCESSIBILITY
      ? [t('transport.truckAccess'), t('transport.truckAccessHint'), 'input checkbox truck-access']
      : []),
    ...(truck.asksSiteAccess === true
      ? [
          t('siteAccess.intro'),
          ...siteQuestions.flatMap((question) => [
            t(`siteAccess.${question}`),
            ...SITE_QUESTIONS[question].flatMap((answer) => [
              t(`siteAccess.${answer}`),
              `input radio site-${question} value=${answer}`,
            ]),
          ]),
        ]
      : []),
  ];
};

/** The earliest day for the products of the store, before a choice. */
export const earliestLines = (
  { t, market }: PageShop,
  checkout: Checkout,
  store: string,
): readonly string[] => {
  const { longDate, time } = formatsOf(market);
  const own = ownShipment(checkout);
  const days = own.choices
    .filter(({ available }) => available)
    .map(({ arrives, earliest }) => ({
      date: arrives ?? earliest?.date,
      minutes: arrives === undefined ? earliest?.minutesOfDay : undefined,
    }));
  const date = days.flatMap((day) => day.date ?? []).toSorted()[0];
  const minutes = days.find((day) => day.date === date)?.minutes;
  if (date === undefined) throw new Error('Nothing can be delivered or collected');
  const what =
    own.part === 'collected'
      ? t('transport.calendarReady', { store })
      : t('transport.calendarBy', { seller: own.seller.name });
  return [
    heading(2, t('transport.calendar')),
    `@datetime ${date}`,
    longDate(date),
    minutes === undefined
      ? what
      : `${what}, ${t('transport.calendarFrom', { time: time(minutes) })}`,
    t('transport.calendarFastest'),
  ];
};

/** The place of a delivery: what its field contains, and whose prices are shown. */
export const placeLines = (
  { t }: PageShop,
  { place }: Checkout,
  typed: string,
): readonly string[] => [
  t('transport.place'),
  t('transport.placeText'),
  t('transport.postcode'),
  `input text place-postcode value=${typed} autocomplete=shipping postal-code inputmode=numeric`,
  button(t('transport.show')),
  hidden('priced-postcode', place?.postcode ?? ''),
];

const POINTS_SHOWN = 8;

/** The pickers of relay points and lockers: the postal code in the field, and the points around the one that was searched. */
export const pointLines = async (
  shop: PageShop,
  host: HostClient,
  checkout: Checkout,
  {
    typed,
    searched,
    storeId,
  }: {
    readonly typed: (kind: PickupPointKind) => string;
    readonly searched: (kind: PickupPointKind) => string;
    readonly storeId: string;
  },
): Promise<readonly string[]> => {
  const { t } = shop;
  const lists = await Promise.all(
    pointKinds(checkout).map(async (kind) => [
      t('points.near'),
      `input text near-own-${kind} value=${typed(kind)} autocomplete=postal-code inputmode=numeric`,
      button(t('points.show')),
      ...(await nearestLines(shop, host, { kind, postcode: searched(kind), storeId })),
    ]),
  );
  return lists.flat();
};

/** The kinds of points at which the products of the store can wait. */
export const pointKinds = (checkout: Checkout): readonly PickupPointKind[] => [
  ...new Set(ownChoices(checkout).flatMap(({ method }) => pointKindOf(method) ?? [])),
];

const nearestLines = async (
  { t, market }: PageShop,
  host: HostClient,
  query: { readonly kind: PickupPointKind; readonly postcode: string; readonly storeId: string },
): Promise<readonly string[]> => {
  const formats = formatsOf(market);
  const found = await fetchPickupPoints(host, { ...query, limit: POINTS_SHOWN });
  if (!found.ok) return [];
  const { place, points } = found.value;
  if (points.length === 0) return [t('points.none')];
  return [
    t(query.kind === 'locker' ? 'points.chooseLocker' : 'points.choose'),
    ...(place === undefined ? [] : [t('points.mapText', { postcode: place.postcode })]),
    ...points.flatMap((point, index) => [
      `input radio point-own-${query.kind} value=${point.id}`,
      // On the map; the list’s number is hidden from screen readers.
      String(index + 1),
      point.name,
      t('points.distance', { kilometres: formats.number(point.km, 1) }),
      // Two lines of one text.
      `${pointAddress(point)}${pointHours(point, t, formats)}`,
    ]),
  ];
};

/** The hours to which a pickup can be changed for a few minutes after it was chosen. */
export const pickupHourLines = (shop: PageShop, checkout: Checkout): readonly string[] => {
  const { t, market, now, flags } = shop;
  if (!flags.CHECKOUT_PICKUP_SLOT_CHOICE) return [];
  const { longDate, time } = formatsOf(market);
  const until = zonedMoment(
    new Date(Date.parse(now) + PICKUP_CHANGE_MINUTES * 60_000).toISOString(),
    market.timeZone,
  );
  return [
    t('transport.hourOpen', { time: time(until.minutesOfDay) }),
    t('transport.hour'),
    'select pickup-hour',
    ...ownShipment(checkout)
      .choices.flatMap(({ slots }) => slots)
      .filter(({ available }) => available)
      .map(
        (slot) =>
          `option ${slotValue(slot)}: ${longDate(slot.date)}, ${hours(shop, slotMinutes(slot.startHour))}`,
      ),
    `(${t('transport.hourChange')}) form=pickup-hour-form`,
  ];
};

/** The radio buttons of the payment methods, and what belongs to them. */
export const paymentFieldLines = (
  { t }: PageShop,
  offers: readonly PaymentOffer[],
  chosen?: PaymentOffer['method'],
): readonly string[] => [
  hidden('device', ''),
  ...offers.flatMap(({ method, refusal }) => [
    `input radio method value=${method}${method === chosen ? ' checked=' : ''} required=`,
    ...(method === 'blik' && refusal === undefined
      ? [
          t('payment.blikCode'),
          t('payment.blikCodeHint'),
          'input text blikCode maxlength=7 autocomplete=one-time-code inputmode=numeric',
        ]
      : []),
  ]),
];

/** The steps of a checkout whose order was placed: none of them is a link. */
export const placedSteps = ({ t }: PageShop): readonly string[] => [
  label(t('checkout.steps')),
  t('checkout.stepDelivery'),
  t('checkout.stepInformation'),
  t('checkout.stepSummary'),
  t('checkout.stepPay'),
];

/** Why a payment failed. */
export const FAILURE_TEXTS = {
  declined: 'payment.failDeclined',
  'insufficient-funds': 'payment.failFunds',
  'code-invalid': 'payment.failCodeInvalid',
  'code-expired': 'payment.failCodeExpired',
  'not-approved': 'payment.failNotApproved',
  'limit-exceeded': 'payment.failLimit',
  'provider-unavailable': 'payment.failProvider',
} as const satisfies Readonly<Record<NonNullable<Payment['failure']>, string>>;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
