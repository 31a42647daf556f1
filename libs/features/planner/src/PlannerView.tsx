import { Container, Heading, Stack, Text } from '@materia/ui-design-system';
import { renderToString } from 'react-dom/server';
import type { IslandFacts, IslandTexts } from './island/island-texts.ts';
import { ISLAND_PREFIX, ISLAND_MARK } from './island/island-marks.ts';
import { PlannerProvider, type PlannerContextValue, plannerContext } from './planner-context.tsx';
import type { PlannerFacts } from './planner-facts.ts';
import { PlannerTool } from './PlannerTool.tsx';
import styles from './PlannerView.module.css';
import { ProjectPicker } from './ProjectPicker.tsx';

export type PlannerViewProps = {
  readonly facts: PlannerFacts;
  readonly t: PlannerContextValue['t'];
  /** The texts that the tool shows, for scripts. */
  readonly texts: IslandTexts;
};

/**
 * The page of the planner. The tool is drawn as React's own markup, so that scripts can take it
 * over where it is; its facts and texts are beside it.
 */
export const PlannerView = ({ facts, t, texts }: PlannerViewProps) => {
  const value = plannerContext(t, facts);
  return (
    <PlannerProvider value={value}>
      <div className={styles.top}>
        <Container>
          <Stack gap={2}>
            <Heading level={1}>{t('planner.title')}</Heading>
            <Text className={styles.lead}>{t('planner.lead')}</Text>
          </Stack>
        </Container>
      </div>
      <Container className={styles.page}>
        <Stack gap={5}>
          <ProjectPicker chosen={facts.plan.project} path={facts.path} />
          <div
            {...{ [ISLAND_MARK]: JSON.stringify({ facts, texts } satisfies IslandFacts) }}
            dangerouslySetInnerHTML={{
              __html: renderToString(
                <PlannerProvider value={value}>
                  <PlannerTool facts={facts} />
                </PlannerProvider>,
                { identifierPrefix: ISLAND_PREFIX },
              ),
            }}
          />
        </Stack>
      </Container>
    </PlannerProvider>
  );
};
