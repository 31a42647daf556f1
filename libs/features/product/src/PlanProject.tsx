import { presetQuery } from '@materia/domain-project-planner';
import { ButtonLink, Card, Cluster, Heading, Stack, Text } from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';

export type PlanProjectProps = {
  readonly product: { readonly categoryId: string; readonly sku: string };
};

/** Leads from a main material to its project in the planner; nothing for other products. */
export const PlanProject = ({ product: { categoryId, sku } }: PlanProjectProps) => {
  const t = useText();
  const to = usePath();
  const query = presetQuery(categoryId, sku);
  if (query === undefined) return null;
  return (
    <Card as="section" look="outlined" labelledBy="plan-project">
      <Cluster justify="between" align="center" gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="h3" id="plan-project">
            {t('planner.productTitle')}
          </Heading>
          <Text size="s">{t('planner.productText')}</Text>
        </Stack>
        <ButtonLink href={`${to('planner')}?${query}`} variant="secondary" icon="calculator">
          {t('planner.productAction')}
        </ButtonLink>
      </Cluster>
    </Card>
  );
};
