import type { OrderFacts } from '@materia/api-orders';
import { Card, DescriptionList, Heading, Link, Stack } from '@materia/ui-design-system';
import { lineAmountText, useFormats, useText } from '@materia/ui-shop';
import { SERVICES_PARAMETER } from './order-details.loader.ts';
import styles from './OrdersPage.module.css';

/** The logistics services of an order as lines, which the page shows only when it is asked to. */
export const OrderServices = ({
  order: { services },
  page,
}: {
  readonly order: Pick<OrderFacts, 'services'>;
  /** The address of the order's page. */
  readonly page: string;
}) => {
  const t = useText();
  const formats = useFormats();
  if (services.length === 0)
    return (
      <div className={styles.actions}>
        <Link href={`${page}?${SERVICES_PARAMETER}=1`}>{t('orders.showServices')}</Link>
      </div>
    );
  return (
    <Card as="section" labelledBy="services">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="services">
          {t('orders.services')}
        </Heading>
        <DescriptionList
          items={services.map((line) => ({
            term: line.name,
            description: lineAmountText(line, t, formats),
          }))}
        />
        <div className={styles.actions}>
          <Link href={page}>{t('orders.hideServices')}</Link>
        </div>
      </Stack>
    </Card>
  );
};
