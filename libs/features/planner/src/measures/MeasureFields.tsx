import {
  numbersOf,
  type Plan,
  PLAN_NUMBERS,
  type PlanNumberKey,
  projectRow,
  type SurfaceRefusal,
} from '@materia/domain-project-planner';
import { unreachable } from '@materia/domain-kernel';
import { Checkbox, RadioGroup, TextField } from '@materia/ui-design-system';
import type { PlanChange } from '../plan/change-plan.ts';
import { isLength, PLAN_FIELDS, typedNumber } from '../plan/plan-fields.ts';
import { type PlannerContextValue, usePlanner } from '../planner-context.tsx';
import { CHOICE_TEXTS, numberText } from '../planner-texts.ts';
import styles from './MeasureFields.module.css';

export type MeasureFieldsProps = {
  readonly plan: Plan;
  readonly wrong: Readonly<Partial<Record<PlanNumberKey, string>>>;
  readonly refusal: SurfaceRefusal | undefined;
  /** Absent where no script runs: the form is sent instead. */
  readonly onChange?: ((change: PlanChange) => void) | undefined;
};

const OPENINGS: readonly PlanNumberKey[] = [
  'doors',
  'doorWidth',
  'doorHeight',
  'windows',
  'windowWidth',
  'windowHeight',
];

/** The measures of a project, its openings and what else it asks for. */
export const MeasureFields = (props: MeasureFieldsProps) => {
  const { plan, onChange } = props;
  const { t } = usePlanner();
  const { mayBeAnL, choices, settings, openings } = projectRow(plan.project);
  const asked = numbersOf(plan);
  const sizes = asked.filter((key) => !OPENINGS.includes(key) && !settings.includes(key));
  return (
    <div className={styles.groups}>
      {mayBeAnL && (
        <RadioGroup
          name={PLAN_FIELDS.shape}
          legend={t('planner.shape')}
          layout="tiles"
          defaultValue={plan.shape}
          options={[
            { value: 'rectangle', label: t('planner.rectangle') },
            { value: 'l-shape', label: t('planner.lShape') },
          ]}
          {...(onChange && {
            onChange: (value: string) =>
              onChange({ kind: 'shape', shape: value === 'l-shape' ? value : 'rectangle' }),
          })}
        />
      )}
      <div className={styles.fields}>
        {sizes.map((key) => (
          <NumberField key={key} field={key} {...props} />
        ))}
      </div>
      {openings.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('planner.openings')}</legend>
          <div className={styles.fields}>
            {asked
              .filter((key) => OPENINGS.includes(key))
              .map((key) => (
                <NumberField key={key} field={key} {...props} />
              ))}
          </div>
        </fieldset>
      )}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('planner.settings')}</legend>
        <div className={styles.fields}>
          {settings.map((key) => (
            <NumberField key={key} field={key} {...props} />
          ))}
        </div>
        {choices.map((choice) => (
          <Checkbox
            key={choice}
            name={choice}
            value="1"
            label={t(CHOICE_TEXTS[choice])}
            defaultChecked={plan.choices.includes(choice)}
            onChange={
              onChange &&
              (({ currentTarget }) =>
                onChange({ kind: 'choice', choice, isChosen: currentTarget.checked }))
            }
          />
        ))}
      </fieldset>
    </div>
  );
};

const NumberField = ({
  field,
  plan,
  wrong,
  refusal,
  onChange,
}: MeasureFieldsProps & { readonly field: PlanNumberKey }) => {
  const planner = usePlanner();
  const { t, decimal } = planner;
  return (
    <TextField
      name={field}
      label={t(numberText(plan.project, field))}
      defaultValue={wrong[field] ?? typedNumber(field, plan.numbers[field], decimal)}
      inputMode={isLength(field) ? 'decimal' : 'numeric'}
      autoComplete="off"
      width="s"
      unit={unitOf(field)}
      error={measureFault(planner, field, wrong, refusal)}
      onChange={
        onChange &&
        (({ currentTarget }) =>
          onChange({ kind: 'number', key: field, typed: currentTarget.value }))
      }
    />
  );
};

const unitOf = (key: PlanNumberKey): string | undefined => {
  if (isLength(key)) return 'm';
  if (key === 'joint') return 'mm';
  return key === 'waste' ? '%' : undefined;
};

/** What is wrong with a measure, in words. */
export const measureFault = (
  { t, decimal }: Pick<PlannerContextValue, 't' | 'decimal'>,
  key: PlanNumberKey,
  wrong: MeasureFieldsProps['wrong'],
  refusal: SurfaceRefusal | undefined,
): string | undefined => {
  const { min, max } = PLAN_NUMBERS[key];
  const range = () =>
    t('planner.wrongNumber', {
      min: typedNumber(key, min, decimal),
      max: typedNumber(key, max, decimal),
    });
  if (wrong[key] !== undefined) return range();
  if (refusal?.key !== key) return undefined;
  switch (refusal.kind) {
    case 'out-of-range':
      return range();
    case 'cut-too-large':
      return t('planner.cutTooLarge');
    case 'openings-too-large':
      return t('planner.openingsTooLarge');
    default:
      return unreachable(refusal.kind);
  }
};
