import { isSlowPayment, type PaymentMethod } from '@materia/domain-checkout';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import {
  addressOfFulfilment,
  type ExpectedTime,
  type Fulfilment,
  handoverOf,
  pointOfFulfilment,
  type Tracking,
} from '@materia/domain-order';
import { handoverWords, type TextKey } from '@materia/market-model';
import {
  Card,
  Cluster,
  Disclosure,
  Icon,
  Link,
  Text,
  VisuallyHidden,
} from '@materia/ui-design-system';
import { usePath, useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import { ContactHours } from '../store/ContactHours.tsx';
import type { StoreCardFacts } from '../store/facts.ts';
import { phoneHref } from '../store/phone-href.ts';
import styles from './HandoverCard.module.css';
import { PickupCode } from './PickupCode.tsx';
import { routeHref } from './route-href.ts';

/** What a card says about when, where and how an order reaches its customer. */
export type HandoverFacts = {
  readonly number: string;
  readonly fulfilment: Fulfilment;
  /** Undefined while no day is planned. */
  readonly expected: ExpectedTime | undefined;
  readonly receivedOn: PlainDate | undefined;
  readonly tracking: Pick<Tracking, 'step'>;
  /** The name of the person who receives it. */
  readonly recipient: string;
  readonly store: StoreCardFacts;
  readonly payment: {
    readonly method: PaymentMethod;
    readonly state: 'in-store' | 'waiting' | 'paid' | 'ended';
  };
};

/** The hours of one day; none when the store is closed. */
export type HandoverDay = {
  readonly date: PlainDate;
  readonly ranges: readonly { readonly from: number; readonly to: number }[];
};

export type HandoverCardProps = {
  readonly order: HandoverFacts;
  /** Hours and position of the store; undefined while they are not known. */
  readonly pickupStore?:
    | {
        readonly week: readonly HandoverDay[];
        readonly latitude: number;
        readonly longitude: number;
      }
    | undefined;
  /** The address of the order's calendar file; undefined for readers who have none. */
  readonly calendar: string | undefined;
  /** Which of the purchase's orders it is, if there are several. */
  readonly part?: { readonly place: number; readonly count: number } | undefined;
  /** The order still has to be confirmed by email. */
  readonly isOpen?: boolean;
};

/** What was handed over or cancelled is no longer expected. */
const isExpected = ({ tracking }: Pick<HandoverFacts, 'tracking'>): boolean => tracking.step < 4;

/** Orders whose money takes days are planned anew when it arrives. */
const countsFromPayment = ({ expected, payment, tracking }: HandoverFacts): boolean =>
  expected?.kind === 'day' && isExpected({ tracking }) && isSlowPayment(payment.method);

/** The day first, then the place, what to bring, and how to get there. */
export const HandoverCard = ({
  order,
  pickupStore,
  calendar,
  part,
  isOpen = false,
}: HandoverCardProps) => {
  const t = useText();
  const { longDate, time } = useFormats();
  const { number, fulfilment, expected, receivedOn, tracking } = order;
  const place = handoverOf(fulfilment);
  const isAwaited = isExpected(order);
  // Nothing is prepared before the order is confirmed or paid.
  const counts = !isOpen && order.payment.state !== 'waiting';
  const { label, day, hour } = handoverWords(
    { place, expected, receivedOn, step: tracking.step },
    { t, longDate, time },
  );
  const showsCode = place === 'store' && isAwaited && counts;
  const title = `handover-${number}`;
  return (
    <Card as="article" padding="l" labelledBy={title} className={styles.card}>
      <div className={styles.columns} data-code={showsCode ? '' : undefined}>
        <div className={styles.facts}>
          {part && (
            <Text size="s" tone="soft">
              {t('handover.part', { place: String(part.place), count: part.count })}
            </Text>
          )}
          <h2 id={title} className={styles.when} data-over={isAwaited ? undefined : ''}>
            <span className={styles.label}>
              <Icon name={ICONS[place]} size="s" /> {label}
            </span>{' '}
            <span className={styles.day}>{day}</span>{' '}
            {hour !== undefined && <span className={styles.hour}>{hour}</span>}
          </h2>
          {isOpen && expected?.kind === 'from' && <Text size="s">{t('handover.hourOpen')}</Text>}
          {countsFromPayment(order) && <Text size="s">{t('handover.fromPayment')}</Text>}
          <HandoverPlace order={order} />
          {place === 'store' && isAwaited && pickupStore && (
            <PickupHours week={pickupStore.week} day={expected?.date} />
          )}
          {isAwaited && (
            <Cluster gap={4} className={styles.actions}>
              {calendar !== undefined && expected && counts && (
                <Link href={calendar} className={styles.action}>
                  <Icon name="calendar" size="s" />
                  <span>
                    {t('handover.calendar')}
                    <VisuallyHidden> {t('orders.orderTitle', { number })}</VisuallyHidden>
                  </span>
                </Link>
              )}
              <RouteLink order={order} position={pickupStore} />
            </Cluster>
          )}
        </div>
        {showsCode && <PickupCode number={number} />}
      </div>
    </Card>
  );
};

const ICONS = { store: 'store', address: 'truck', point: 'pin' } as const;

/** How the place is called where an order changes hands. */
const PLACE_TITLES = {
  pickup: 'orders.pickup',
  home: 'orderDelivery.address',
  relay: 'orderDelivery.relayPoint',
  locker: 'orderDelivery.locker',
  partner: 'orders.partnerPickup',
} as const satisfies Readonly<Record<Fulfilment['kind'], TextKey>>;

const HandoverPlace = ({
  order: { fulfilment, recipient, store },
}: {
  readonly order: HandoverFacts;
}) => {
  const t = useText();
  const to = usePath();
  const address = addressOfFulfilment(fulfilment) ?? store;
  const point = pointOfFulfilment(fulfilment);
  const isAtStore = handoverOf(fulfilment) === 'store';
  return (
    <div className={styles.place}>
      <h3 className={styles.placeTitle}>{t(PLACE_TITLES[fulfilment.kind])}</h3>
      <address className={styles.address}>
        {isAtStore ? (
          <Link href={to('store', { storeName: store.urlKey })} className={styles.name}>
            {store.name}
          </Link>
        ) : (
          <span className={styles.name}>{point?.name ?? recipient}</span>
        )}
        <span>{address.street.join(', ')}</span>
        <span>
          {address.postcode} {address.city}
        </span>
        {isAtStore && store.phone && (
          <span>
            <a href={phoneHref(store.phone)} className={styles.phone}>
              {store.phone}
            </a>{' '}
            <ContactHours />
          </span>
        )}
      </address>
      {fulfilment.vendor && (
        <Text size="s" tone="soft">
          {t('orderDelivery.sentBy', { vendor: fulfilment.vendor.name })}
        </Text>
      )}
    </div>
  );
};

/** When the store is open on the day of the pickup, and on the days after it. */
const PickupHours = ({
  week,
  day,
}: {
  readonly week: readonly HandoverDay[];
  readonly day: PlainDate | undefined;
}) => {
  const t = useText();
  const { longDate, time } = useFormats();
  const hoursOf = ({ ranges }: HandoverDay): string =>
    ranges.map(({ from, to }) => `${time(from)}–${time(to)}`).join(', ');
  const thatDay = week.find(({ date }) => date === day);
  return (
    <div>
      {thatDay && (
        <Text size="s">
          {thatDay.ranges.length === 0
            ? t('handover.closedOn')
            : t('handover.openOn', { hours: hoursOf(thatDay) })}
        </Text>
      )}
      <Disclosure summary={t('handover.hours')} look="inline">
        <dl className={styles.week}>
          {week.map((each) => (
            <div key={each.date} className={styles.weekDay}>
              <dt>{longDate(each.date)}</dt>
              <dd>{each.ranges.length === 0 ? t('handover.closed') : hoursOf(each)}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  );
};

/** The way to the store, or to the relay point or locker; nobody travels to their own door. */
const RouteLink = ({
  order: { fulfilment, store },
  position,
}: {
  readonly order: HandoverFacts;
  readonly position: HandoverCardProps['pickupStore'];
}) => {
  const t = useText();
  const point = pointOfFulfilment(fulfilment);
  const place = handoverOf(fulfilment);
  if (place === 'address') return null;
  const target =
    point === undefined
      ? { name: store.name, address: store, position }
      : { ...point, position: undefined };
  return (
    <a href={routeHref(target)} rel="noopener noreferrer" className={styles.action}>
      <Icon name="pin" size="s" />
      <span>
        {t('handover.route')}
        <VisuallyHidden> {target.name}</VisuallyHidden>
      </span>
    </a>
  );
};
