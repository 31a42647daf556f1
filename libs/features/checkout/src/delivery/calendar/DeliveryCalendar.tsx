import { Badge, Card, Heading, Stack, Text } from '@materia/ui-design-system';
import { useFormats, useText } from '@materia/ui-shop';
import type { CalendarDay, CalendarEntry } from './delivery-calendar.ts';
import styles from './DeliveryCalendar.module.css';

type DeliveryCalendarProps = {
  readonly days: readonly CalendarDay[];
  readonly storeName: string;
};

/** Pickups and arrivals by day, with the sender, across all shipments. */
export const DeliveryCalendar = ({ days, storeName }: DeliveryCalendarProps) => {
  const t = useText();
  const { longDate } = useFormats();
  return (
    <Card as="section" labelledBy="delivery-calendar">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="delivery-calendar">
          {t('transport.calendar')}
        </Heading>
        <ol className={styles.days}>
          {days.map(({ date, entries }) => (
            <li key={date} className={styles.day}>
              <p className={styles.date}>
                <time dateTime={date}>{longDate(date)}</time>
              </p>
              <ul className={styles.entries}>
                {entries.map((entry) => (
                  <li key={`${entry.seller}-${entry.isAtStore}-${entry.time.kind}`}>
                    <Entry entry={entry} storeName={storeName} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Stack>
    </Card>
  );
};

const Entry = ({
  entry,
  storeName,
}: {
  readonly entry: CalendarEntry;
  readonly storeName: string;
}) => {
  const t = useText();
  const { time: clock } = useFormats();
  const { isAtStore, seller, point, time, isChosen } = entry;
  return (
    <Text>
      {isAtStore
        ? t('transport.calendarReady', { store: storeName })
        : t(time.kind === 'day' ? 'transport.calendarBy' : 'transport.calendarArrives', { seller })}
      {time.kind === 'slot' &&
        `, ${t('checkout.slotFromTo', { from: clock(time.from), to: clock(time.to) })}`}
      {time.kind === 'from' && `, ${t('transport.calendarFrom', { time: clock(time.minutes) })}`}
      {point !== undefined && <> · {t('transport.calendarWaits', { point })}</>}
      {!isChosen && (
        <>
          {' '}
          <Badge>{t('transport.calendarFastest')}</Badge>
        </>
      )}
    </Text>
  );
};
