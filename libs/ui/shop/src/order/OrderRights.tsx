import { Card, Cluster, Heading, Link, Stack, Text } from '@materia/ui-design-system';
import { usePath, useShop, useText } from '../provider/ShopProvider.tsx';

/** What the law gives a consumer after an order, and the conditions that apply to it. */
export const OrderRights = ({
  isCollected,
  showsGuarantee = true,
}: {
  readonly isCollected: boolean;
  /** False where the page has the notice of the guarantee, which says more. */
  readonly showsGuarantee?: boolean;
}) => {
  const t = useText();
  const to = usePath();
  const { market } = useShop();
  return (
    <Card as="section" labelledBy="rights" look="outlined">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="rights">
          {t('rights.title')}
        </Heading>
        <Text size="s">
          {t('rights.withdrawal', {
            days: market.settings.withdrawalDays,
            email: market.company.email,
          })}
        </Text>
        {showsGuarantee && (
          <Text size="s">
            {t('rights.guarantee', { years: market.settings.legalGuarantee.years })}
          </Text>
        )}
        <Cluster gap={4}>
          <Link href={to('withdrawalForm')}>{t('rights.formLink')}</Link>
          <Link href={to('terms')}>{t('rights.terms')}</Link>
          {isCollected && <Link href={to('pickupConditions')}>{t('rights.pickupTerms')}</Link>}
        </Cluster>
      </Stack>
    </Card>
  );
};
