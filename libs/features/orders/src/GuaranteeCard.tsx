import type { OrderFacts } from '@materia/api-orders';
import { addMonths } from '@materia/domain-holiday-calendar';
import { Card, Heading, Link, Stack, Text } from '@materia/ui-design-system';
import { useFormats, useShop } from '@materia/ui-shop';

/**
 * The harmonised notice on the legal guarantee of conformity (Directive (EU) 2024/825, article 2), how
 * long it lasts for this order, and where to claim it. Firms have other rights.
 */
export const GuaranteeCard = ({ order }: { readonly order: OrderFacts }) => {
  const { market, t } = useShop();
  const formats = useFormats();
  const { company, fulfilment, payment, receivedOn, store, tracking } = order;
  if (company !== undefined || tracking.step === 99 || payment.state === 'ended') return null;
  const { years, law } = market.settings.legalGuarantee;
  const { email } = market.company;
  return (
    <Card as="section" labelledBy="guarantee" look="outlined">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="guarantee">
          {t('rights.noticeTitle')}
        </Heading>
        <Text weight="strong">{t('rights.notice', { years })}</Text>
        <Text size="s">{t('rights.noticeHow')}</Text>
        <Text size="xs" tone="soft">
          {law}
        </Text>
        {receivedOn !== undefined && (
          <Text size="s">
            {t('rights.noticeUntil', { date: formats.date(addMonths(receivedOn, 12 * years)) })}
          </Text>
        )}
        <Text size="s">
          {fulfilment.vendor === undefined
            ? t('rights.claimShop', { store: store.name, email })
            : t('rights.claimVendor', { seller: fulfilment.vendor.name, email })}
        </Text>
        <div>
          <Link href={`https://europa.eu/youreurope/index_${market.language}.htm`}>
            {t('rights.noticeLink')}
          </Link>
        </div>
      </Stack>
    </Card>
  );
};
