import { numbersOf, projectRow } from '@materia/domain-project-planner';
import { Alert, Button, Card, ErrorSummary, Heading, Link, Text } from '@materia/ui-design-system';
import { KitList } from './kit/KitList.tsx';
import { KitSummary } from './kit/KitSummary.tsx';
import { plannedKit } from './kit/planned-kit.ts';
import { measureFault, MeasureFields } from './measures/MeasureFields.tsx';
import { SurfaceDrawing } from './measures/SurfaceDrawing.tsx';
import type { CoveringSize } from './measures/surface.ts';
import { coveringOf } from './measures/covering.ts';
import type { PlanChange } from './plan/change-plan.ts';
import { PLAN_FIELDS } from './plan/plan-fields.ts';
import { usePlanner } from './planner-context.tsx';
import type { PlannerFacts } from './planner-facts.ts';
import styles from './PlannerTool.module.css';

export type PlannerToolProps = {
  readonly facts: PlannerFacts;
  /** Scripts run, so that every change shows at once. React does not mend attributes when it takes over, so this follows then. */
  readonly isLive?: boolean;
  /** Given by scripts; without them the form is sent. */
  readonly onChange?: ((change: PlanChange) => void) | undefined;
  readonly isBusy?: boolean;
};

/**
 * The tool: measures beside their drawing, the kit below, its total at the side. A form that gives
 * the same kit without scripts.
 */
export const PlannerTool = ({
  facts,
  onChange,
  isLive = false,
  isBusy = false,
}: PlannerToolProps) => {
  const planner = usePlanner();
  const { t, number } = planner;
  const { plan, wrong, path, basis } = facts;
  const planned = plannedKit(facts);
  const { surface } = projectRow(plan.project);
  const isAround = surface === 'floor' || surface === 'room-walls';
  const refusal = planned.ok ? undefined : planned.error;
  const errors = numbersOf(plan).flatMap((key) => {
    const message = measureFault(planner, key, wrong, refusal);
    return message === undefined ? [] : [{ fieldId: key, message }];
  });
  return (
    <div className={styles.tool} data-live-planner={isLive ? '' : undefined}>
      <form
        method="get"
        action={path}
        className={styles.plan}
        noValidate
        data-stays=""
        onSubmit={onChange && ((event) => event.preventDefault())}
      >
        <input type="hidden" name={PLAN_FIELDS.project} value={plan.project} />
        {facts.isDamaged && (
          <Alert type="warning" role="alert">
            {t('planner.damaged')}
          </Alert>
        )}
        <Outcome facts={facts} />
        {errors.length > 0 && !isLive && (
          <ErrorSummary title={t('planner.errorSummary')} errors={errors} />
        )}
        <Card as="section" labelledBy="measures">
          <div className={styles.head}>
            <Heading level={2} id="measures">
              {t('planner.measures')}
            </Heading>
            {planned.ok && (
              <Text weight="strong">
                {[
                  t('planner.area', { area: number(planned.value.surface.area) }),
                  ...(isAround
                    ? [t('planner.around', { metres: number(planned.value.surface.perimeter) })]
                    : []),
                ].join(' · ')}
              </Text>
            )}
          </div>
          <div className={styles.measures}>
            <div className={styles.drawing}>
              <SurfaceDrawing plan={plan} covering={coveringShown(planned)} />
            </div>
            <MeasureFields plan={plan} wrong={wrong} refusal={refusal} onChange={onChange} />
          </div>
          <div className={styles.calculate}>
            <Button type="submit" icon="calculator">
              {t('planner.calculate')}
            </Button>
          </div>
        </Card>
        <Card as="section" labelledBy="kit">
          <div className={styles.head}>
            <Heading level={2} id="kit">
              {t('planner.kit')}
            </Heading>
          </div>
          {planned.ok ? (
            <KitList kit={planned.value.kit} lines={plan.lines} basis={basis} onChange={onChange} />
          ) : (
            <Text>{t('planner.wrongMeasures')}</Text>
          )}
          {planned.ok && (
            <div className={styles.calculate}>
              <Button type="submit" variant="secondary" icon="calculator">
                {t('planner.calculate')}
              </Button>
            </div>
          )}
        </Card>
      </form>
      {planned.ok && <KitSummary {...facts} {...planned.value} isBusy={isBusy} />}
    </div>
  );
};

const coveringShown = (planned: ReturnType<typeof plannedKit>): CoveringSize | undefined => {
  const main = planned.ok ? planned.value.kit.lines[0]?.product : undefined;
  return main && coveringOf(main);
};

/** What happened to a kit that was not taken as a whole. */
const Outcome = ({ facts: { outcome } }: Pick<PlannerToolProps, 'facts'>) => {
  const { t } = usePlanner();
  if (outcome === undefined) return null;
  if (outcome.kind === 'partly') {
    const names = outcome.names.join(', ');
    return (
      <Alert type="warning" role="alert">
        {outcome.into === 'cart'
          ? t('planner.partlyCart', { names })
          : t('planner.partlyList', { names })}{' '}
        {outcome.into === 'cart' && <Link href={outcome.path}>{t('planner.toCart')}</Link>}
      </Alert>
    );
  }
  return (
    <Alert type="error" role="alert">
      {t(OUTCOME_TEXTS[outcome.kind])}
    </Alert>
  );
};

const OUTCOME_TEXTS = {
  empty: 'planner.empty',
  failed: 'planner.failed',
  'too-many-lists': 'planner.tooManyLists',
} as const;
