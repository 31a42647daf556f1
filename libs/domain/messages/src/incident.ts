import { addMonths, type PlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { IncidentReason } from './reasons.ts';

/** What an incident depends on. */
export type IncidentOccasion = {
  readonly today: PlainDate;
  /** The day for which the buyer was promised the products. */
  readonly promisedFor: PlainDate | undefined;
  /** The day on which the buyer got them. */
  readonly receivedOn: PlainDate | undefined;
  /** Years of the legal guarantee in the market. */
  readonly guaranteeYears: number;
};

export const INCIDENT_FAULTS = ['not-late-yet', 'not-received-yet', 'guarantee-over'] as const;
export type IncidentFault = (typeof INCIDENT_FAULTS)[number];
export type IncidentRefusal =
  | { readonly kind: Exclude<IncidentFault, 'guarantee-over'> }
  | { readonly kind: 'guarantee-over'; readonly lastDay: PlainDate };

/** The last day on which a defect can be claimed. */
export const guaranteeUntil = (receivedOn: PlainDate, years: number): PlainDate =>
  addMonths(receivedOn, 12 * years);

/**
 * Whether an incident can be opened now: a late one after the promised day, and all others once the
 * products were handed over. Products that should have arrived by now can be missing as well.
 */
export const mayOpenIncident = (
  reason: IncidentReason,
  { today, promisedFor, receivedOn, guaranteeYears }: IncidentOccasion,
): Result<undefined, IncidentRefusal> => {
  const isOverdue = promisedFor !== undefined && today > promisedFor;
  switch (reason) {
    case 'late':
      return receivedOn === undefined && isOverdue ? ok(undefined) : fail({ kind: 'not-late-yet' });
    case 'missing':
      return receivedOn !== undefined || isOverdue
        ? ok(undefined)
        : fail({ kind: 'not-received-yet' });
    case 'damaged':
      return receivedOn === undefined ? fail({ kind: 'not-received-yet' }) : ok(undefined);
    case 'guarantee': {
      if (receivedOn === undefined) return fail({ kind: 'not-received-yet' });
      const lastDay = guaranteeUntil(receivedOn, guaranteeYears);
      return today > lastDay ? fail({ kind: 'guarantee-over', lastDay }) : ok(undefined);
    }
  }
};
