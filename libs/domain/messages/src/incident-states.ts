import { fail, ok, type Result } from '@materia/domain-kernel';

export const INCIDENT_STATES = ['opened', 'answered', 'resolved', 'refused'] as const;
export type IncidentState = (typeof INCIDENT_STATES)[number];

/** What an incident ends with. */
export const INCIDENT_OUTCOMES = ['refund', 'replacement', 'message'] as const;
export type IncidentOutcome = (typeof INCIDENT_OUTCOMES)[number];

export type IncidentActor = 'buyer' | 'seller' | 'staff';
export type IncidentAct = 'write' | 'answer' | 'resolve' | 'refuse' | 'close' | 'object' | 'reopen';

type Rule = { readonly by: readonly IncidentActor[]; readonly to: IncidentState };

/**
 * Who may do what in which state, and the state that follows. What is not listed is refused. For
 * orders of the shop itself, staff do what sellers do for theirs.
 */
export const INCIDENT_ACTS = {
  opened: {
    write: { by: ['buyer'], to: 'opened' },
    answer: { by: ['seller', 'staff'], to: 'answered' },
    resolve: { by: ['seller', 'staff'], to: 'resolved' },
    refuse: { by: ['seller', 'staff'], to: 'refused' },
    close: { by: ['buyer'], to: 'resolved' },
  },
  answered: {
    write: { by: ['buyer'], to: 'opened' },
    answer: { by: ['seller', 'staff'], to: 'answered' },
    resolve: { by: ['seller', 'staff'], to: 'resolved' },
    refuse: { by: ['seller', 'staff'], to: 'refused' },
    close: { by: ['buyer'], to: 'resolved' },
  },
  refused: {
    // The shop decides then: a seller cannot refuse the same incident for ever without staff reading it.
    object: { by: ['buyer'], to: 'opened' },
    reopen: { by: ['staff'], to: 'opened' },
    resolve: { by: ['staff'], to: 'resolved' },
  },
  resolved: {
    reopen: { by: ['staff'], to: 'opened' },
  },
} as const satisfies Readonly<Record<IncidentState, Readonly<Partial<Record<IncidentAct, Rule>>>>>;

const table: Readonly<Record<IncidentState, Readonly<Partial<Record<IncidentAct, Rule>>>>> =
  INCIDENT_ACTS;
const ACTS: readonly IncidentAct[] = [
  'write',
  'answer',
  'resolve',
  'refuse',
  'close',
  'object',
  'reopen',
];

/** What somebody may do with an incident now. */
export const incidentActs = (state: IncidentState, actor: IncidentActor): readonly IncidentAct[] =>
  ACTS.filter((act) => table[state][act]?.by.includes(actor) === true);

/** The state of an incident after an act. */
export const incidentAfter = (
  state: IncidentState,
  act: IncidentAct,
  actor: IncidentActor,
): Result<IncidentState, { readonly kind: 'step-not-allowed' }> => {
  const rule = table[state][act];
  return rule?.by.includes(actor) === true ? ok(rule.to) : fail({ kind: 'step-not-allowed' });
};

/** Whether the money of its lines stays out of the seller's statement. */
export const holdsStatement = (state: IncidentState): boolean =>
  state === 'opened' || state === 'answered';
