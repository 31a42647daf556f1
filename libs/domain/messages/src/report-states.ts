import { fail, ok, type Result } from '@materia/domain-kernel';

/**
 * The states of a report and the states that may follow. A decision is final; new facts need a new
 * report.
 */
const NEXT_REPORT_STATES = {
  received: ['in-review', 'decided'],
  'in-review': ['decided'],
  decided: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ReportState = keyof typeof NEXT_REPORT_STATES;

/** What was done about the content. */
export const REPORT_DECISIONS = ['removed', 'restricted', 'kept'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

export type ReportStep =
  | { readonly state: 'in-review' }
  | { readonly state: 'decided'; readonly decision: ReportDecision };
export type ReportStepRefusal = {
  readonly kind: 'step-not-allowed';
  readonly from: string;
  readonly to: string;
  readonly allowed: readonly string[];
};

const followers: Readonly<Record<string, readonly string[]>> = NEXT_REPORT_STATES;

/** Moves a report to its next state. Refuses a state that may not follow the current one. */
export const advanceReport = <Step extends ReportStep>(
  from: string,
  step: Step,
): Result<Step, ReportStepRefusal> => {
  const allowed = followers[from] ?? [];
  return allowed.includes(step.state)
    ? ok(step)
    : fail({ kind: 'step-not-allowed', from, to: step.state, allowed });
};
