import type { OrderFacts } from '@materia/api-orders';
import { sumMoney } from '@materia/domain-money';
import { Card, Heading, Stack } from '@materia/ui-design-system';
import { AmountRows, useFormats, useText } from '@materia/ui-shop';

/** What the order costs, part by part, as it was charged. */
export const OrderTotals = ({ order }: { readonly order: OrderFacts }) => {
  const t = useText();
  const { money } = useFormats();
  const { shipping, preparation, pallets, eco, tax, totalNoTax, total } = order;
  const goods = sumMoney(order.lines.map((line) => line.total), total.currency);
  return (
    <Card as="section" labelledBy="totals">
      <Stack gap={3}>
        <Heading level={2} id="totals">
          {t('orders.totals')}
        </Heading>
        <AmountRows
          rows={[
            { term: t('orders.subtotal'), amount: money(goods) },
            { term: t('orders.shipping'), amount: shipping.minor === 0 ? t('orders.shippingFree') : money(shipping) },
            ...(preparation === undefined ? [] : [{ term: t('orders.preparation'), amount: money(preparation) }]),
            ...(pallets === undefined ? [] : [{ term: t('orders.palletDeposit'), amount: money(pallets) }]),
            ...(eco.minor === 0 ? [] : [{ term: t('orders.ecoIncluded'), amount: money(eco) }]),
            { term: t('orders.totalNoTax'), amount: money(totalNoTax) },
            { term: t('orders.tax'), amount: money(tax) },
          ]}
          total={{ term: t('orders.total'), amount: total }}
        />
      </Stack>
    </Card>
  );
};
