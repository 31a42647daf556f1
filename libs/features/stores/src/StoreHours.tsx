import { Card, Heading, Stack, Text } from '@materia/ui-design-system';
import { useFormats, useText } from '@materia/ui-shop';
import type { StorePageFacts } from './store.loader.ts';
import styles from './StoresView.module.css';

/** The opening hours of the next days. */
export const StoreHours = ({ week }: Pick<StorePageFacts, 'week'>) => {
  const t = useText();
  const formats = useFormats();
  return (
    <Card as="section" padding="l" labelledBy="hours">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="hours">
          {t('stores.hours')}
        </Heading>
        <dl className={styles.hours}>
          {week.map(({ date, isToday, ranges }) => (
            <div key={date} className={isToday ? `${styles.day} ${styles.today}` : styles.day}>
              <dt>
                {formats.longDate(date)}
                {isToday && ` (${t('stores.today')})`}
              </dt>
              <dd>
                {ranges.length === 0
                  ? t('stores.closed')
                  : ranges
                      .map(({ from, to }) => `${formats.time(from)}–${formats.time(to)}`)
                      .join(', ')}
              </dd>
            </div>
          ))}
        </dl>
        <Text size="s" tone="soft">
          {t('stores.holiday')}
        </Text>
      </Stack>
    </Card>
  );
};
