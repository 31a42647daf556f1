import { Icon, Text, VisuallyHidden } from '@materia/ui-design-system';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { Tracking, TrackingStep } from '@materia/domain-order';
import { useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import styles from './OrderTimeline.module.css';
import { STEP_TEXT_KEYS } from './step-text-keys.ts';

export type OrderTimelineProps = {
  readonly tracking: Tracking;
  /** The day on which a step was reached, in the market's time zone, if known. */
  readonly reachedOn?: Readonly<Partial<Record<TrackingStep, PlainDate>>>;
};

const STATE_WORDS = {
  done: 'tracking.done',
  current: 'tracking.current',
  next: 'tracking.next',
} as const;

/** The progress of an order. An unknown status is shown as it is, at the first step. */
export const OrderTimeline = ({ tracking, reachedOn = {} }: OrderTimelineProps) => {
  const t = useText();
  const formats = useFormats();
  return (
    <div className={styles.frame}>
      {!tracking.known && (
        <Text weight="strong">{t('tracking.unknownStatus', { status: tracking.status })}</Text>
      )}
      <ol aria-label={t('tracking.progress')} className={styles.timeline}>
        {tracking.steps.map(({ step, name, state }) => {
          const day = reachedOn[step];
          return (
            <li
              key={step}
              className={styles.step}
              data-state={state}
              data-cancelled={name === 'cancelled' ? '' : undefined}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={styles.mark}>
                {name === 'cancelled' ? (
                  <Icon name="close" size="s" />
                ) : state === 'done' ? (
                  <Icon name="check" size="s" />
                ) : (
                  step
                )}
              </span>
              <span className={styles.words}>
                {t(STEP_TEXT_KEYS[tracking.wording][name])}
                <VisuallyHidden> ({t(STATE_WORDS[state])})</VisuallyHidden>
                {day !== undefined && (
                  <>
                    {' '}
                    <span className={styles.day}>{formats.date(day)}</span>
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
};
