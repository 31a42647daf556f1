import {
  type FlowStatus,
  type ProgressStep,
  statusIn,
  stepIn,
  type TrackingStep,
} from './flow-table.ts';
import {
  flowOf,
  isCollected,
  type OrderFlow,
  type OrderKind,
  type TrackingWording,
  wordingOf,
} from './order-kind.ts';
import { unreachable } from '@materia/domain-kernel';

/** The names that each step can have. */
type StepNames = {
  readonly 1: 'validation';
  readonly 2: 'preparation';
  readonly 3: 'delivery' | 'ready-for-pickup';
  readonly 4: 'invoiced' | 'completed';
  readonly 99: 'cancelled';
};
export type TrackingStepName = StepNames[TrackingStep];

type NamedStep<Step extends TrackingStep> = {
  readonly [Each in Step]: { readonly step: Each; readonly name: StepNames[Each] };
}[Step];

export type TimelineStep =
  | (NamedStep<ProgressStep> & { readonly state: 'done' | 'current' | 'next' })
  | (NamedStep<99> & { readonly state: 'current' });

/** A status of an order's flow with its step there, or one unknown to the flow as it was received. */
export type TrackedStatus =
  | (FlowStatus & { readonly known: true })
  | { readonly known: false; readonly flow: OrderFlow; readonly status: string; readonly step: 1 };

/** A tracked status with the name of its step. */
type NamedStatus = TrackedStatus &
  {
    readonly [Step in TrackingStep]: { readonly step: Step; readonly stepName: StepNames[Step] };
  }[TrackingStep];

export type Tracking = NamedStatus & {
  readonly wording: TrackingWording;
  readonly steps: readonly TimelineStep[];
};

/**
 * The progress of an order: 1 validation, 2 preparation, 3 delivery or ready for pick-up, 4
 * invoiced or completed, 99 cancelled. A status unknown to the order's flow gives step 1 and
 * `known: false`. `earlier` contains the previous statuses of the order, so that a cancelled order
 * shows the steps it reached.
 */
export const trackingOf = (
  kind: OrderKind,
  status: string,
  earlier: readonly string[] = [],
): Tracking => {
  const tracked = trackedStatus(kind, status);
  return {
    ...namedStatus(kind, tracked),
    wording: wordingOf(kind),
    steps:
      tracked.step === 99
        ? cancelledTimeline(kind, status, earlier)
        : progressTimeline(kind, tracked.step, status),
  };
};

/** Parses a status as it was received. */
export const trackedStatus = (kind: OrderKind, status: string): TrackedStatus => {
  const flow = flowOf(kind);
  const found = statusIn(flow, status);
  return found === undefined ? { known: false, flow, status, step: 1 } : { ...found, known: true };
};

const namedStatus = (kind: OrderKind, tracked: TrackedStatus): NamedStatus => {
  switch (tracked.step) {
    case 1:
      return { ...tracked, stepName: 'validation' };
    case 2:
      return { ...tracked, stepName: 'preparation' };
    case 3:
      return { ...tracked, stepName: thirdStep(kind) };
    case 4:
      return { ...tracked, stepName: fourthStep(kind, tracked.status) };
    case 99:
      return { ...tracked, stepName: 'cancelled' };
    default:
      return unreachable(tracked);
  }
};

const thirdStep = (kind: OrderKind): StepNames[3] =>
  isCollected(kind) ? 'ready-for-pickup' : 'delivery';

const fourthStep = (kind: OrderKind, status: string): StepNames[4] =>
  kind.type === 'offer' || status === 'COMPLETED' ? 'completed' : 'invoiced';

const progressSteps = (kind: OrderKind, status: string): readonly NamedStep<ProgressStep>[] => [
  { step: 1, name: 'validation' },
  { step: 2, name: 'preparation' },
  { step: 3, name: thirdStep(kind) },
  { step: 4, name: fourthStep(kind, status) },
];

/**
 * The last step is done only once the order is COMPLETED; an invoiced order has merely reached it.
 */
const progressTimeline = (
  kind: OrderKind,
  reached: ProgressStep,
  status: string,
): readonly TimelineStep[] =>
  progressSteps(kind, status).map((each) => ({
    ...each,
    state:
      each.step < reached || status === 'COMPLETED'
        ? 'done'
        : each.step === reached
          ? 'current'
          : 'next',
  }));

const cancelledTimeline = (
  kind: OrderKind,
  status: string,
  earlier: readonly string[],
): readonly TimelineStep[] => {
  const flow = flowOf(kind);
  const furthest = Math.max(
    0,
    ...earlier.map((past) => stepIn(flow, past) ?? 0).filter((step) => step !== 99),
  );
  return [
    ...progressSteps(kind, status)
      .filter(({ step }) => step <= furthest)
      .map((each) => ({ ...each, state: 'done' }) as const),
    { step: 99, name: 'cancelled', state: 'current' },
  ];
};
