import { unreachable } from '@materia/domain-kernel';
import { type ProgressStep, type TrackingStep, stepIn } from './flow-table.ts';
import {
  flowOf,
  isCollected,
  type OrderFlow,
  type OrderKind,
  type TrackingWording,
  wordingOf,
} from './order-kind.ts';
import { isOrderStatus, type OrderStatus } from './statuses.ts';

export type TrackingStepName =
  | 'validation'
  | 'preparation'
  | 'delivery'
  | 'ready-for-pickup'
  | 'invoiced'
  | 'completed'
  | 'cancelled';

export type TimelineStep = {
  readonly step: TrackingStep;
  readonly name: TrackingStepName;
  readonly state: 'done' | 'current' | 'next';
};

/** A status of an order's flow, or one unknown to it as it was received. */
export type TrackedStatus =
  | { readonly known: true; readonly status: OrderStatus }
  | { readonly known: false; readonly status: string };

export type Tracking = TrackedStatus & {
  readonly flow: OrderFlow;
  readonly step: TrackingStep;
  readonly stepName: TrackingStepName;
  readonly wording: TrackingWording;
  readonly steps: readonly TimelineStep[];
};

const PROGRESS: readonly ProgressStep[] = [1, 2, 3, 4];

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
  const flow = flowOf(kind);
  const step = stepIn(flow, status) ?? 1;
  return {
    ...trackedStatus(kind, status),
    flow,
    step,
    stepName: stepName(kind, step, status),
    wording: wordingOf(kind),
    steps:
      step === 99
        ? cancelledTimeline(kind, flow, status, earlier)
        : progressTimeline(kind, step, status),
  };
};

/** Parses a status as it was received. */
export const trackedStatus = (kind: OrderKind, status: string): TrackedStatus =>
  isOrderStatus(status) && stepIn(flowOf(kind), status) !== undefined
    ? { known: true, status }
    : { known: false, status };

const stepName = (kind: OrderKind, step: TrackingStep, status: string): TrackingStepName => {
  switch (step) {
    case 1:
      return 'validation';
    case 2:
      return 'preparation';
    case 3:
      return isCollected(kind) ? 'ready-for-pickup' : 'delivery';
    case 4:
      return kind.type === 'offer' || status === 'COMPLETED' ? 'completed' : 'invoiced';
    case 99:
      return 'cancelled';
    default:
      return unreachable(step);
  }
};

/**
 * The last step is done only once the order is COMPLETED; an invoiced order has merely reached it.
 */
const progressTimeline = (
  kind: OrderKind,
  reached: ProgressStep,
  status: string,
): readonly TimelineStep[] =>
  PROGRESS.map((step) => ({
    step,
    name: stepName(kind, step, status),
    state:
      step < reached || status === 'COMPLETED' ? 'done' : step === reached ? 'current' : 'next',
  }));

const cancelledTimeline = (
  kind: OrderKind,
  flow: OrderFlow,
  status: string,
  earlier: readonly string[],
): readonly TimelineStep[] => {
  const furthest = Math.max(
    0,
    ...earlier.map((past) => stepIn(flow, past) ?? 0).filter((step) => step !== 99),
  );
  return [
    ...PROGRESS.filter((step) => step <= furthest).map(
      (step) => ({ step, name: stepName(kind, step, status), state: 'done' }) as const,
    ),
    { step: 99, name: 'cancelled', state: 'current' },
  ];
};
