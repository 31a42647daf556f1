import { explainOrder, type OrderFacts } from '@materia/api-orders';
import { PALLET_RETURN_DAYS, palletReturnUntil } from '@materia/domain-pricing';
import { Card, Heading, Stack, Text } from '@materia/ui-design-system';
import {
  buyerViewer,
  PriceSummaryRows,
  TotalsExplanation,
  useFormats,
  useText,
} from '@materia/ui-shop';

/** The amounts of the order, as they were charged. */
export const OrderTotals = ({ order }: { readonly order: OrderFacts }) => {
  const t = useText();
  const { date, money } = useFormats();
  const { lines, prices, receivedOn } = order;
  return (
    <Card as="section" labelledBy="totals">
      <Stack gap={3}>
        <Heading level={2} id="totals">
          {t('orders.totals')}
        </Heading>
        <PriceSummaryRows summary={prices} lines={lines.length} viewer={buyerViewer(order)} />
        {order.byRate.length > 0 && <TotalsExplanation explanation={explainOrder(order)} />}
        {prices.rows.some(({ kind }) => kind === 'deposit') && (
          <Text size="s" tone="soft">
            {receivedOn === undefined
              ? t('orders.palletsWithin', { days: PALLET_RETURN_DAYS })
              : t('orders.palletsUntil', { date: date(palletReturnUntil(receivedOn)) })}
          </Text>
        )}
        {order.pallets !== undefined && order.pallets.returned.length > 0 && (
          <Stack gap={1}>
            {order.pallets.returned.map(({ count, on, refund }, at) => (
              <Text key={`${on}-${at}`} size="s">
                {t('withdrawal.palletsBack', { count, date: date(on), amount: money(refund) })}
              </Text>
            ))}
            {order.pallets.out > 0 && (
              <Text size="s">{t('withdrawal.palletsOut', { count: order.pallets.out })}</Text>
            )}
          </Stack>
        )}
      </Stack>
    </Card>
  );
};
