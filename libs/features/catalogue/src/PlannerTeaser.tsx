import { ButtonLink, Card, Cluster, Heading, Stack, Text } from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';

/** Leads to the project planner. */
export const PlannerTeaser = () => {
  const t = useText();
  return (
    <Card as="section" padding="l" labelledBy="plan-project">
      <Cluster justify="between" align="center" gap={4}>
        <Stack gap={2}>
          <Heading level={2} id="plan-project">
            {t('planner.homeTitle')}
          </Heading>
          <Text>{t('planner.homeText')}</Text>
        </Stack>
        <ButtonLink href={usePath()('planner')} icon="calculator">
          {t('planner.productAction')}
        </ButtonLink>
      </Cluster>
    </Card>
  );
};
