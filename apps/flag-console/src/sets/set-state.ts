import type { ChangeSet, Unit } from '@materia/api-contract';

type Tone = 'accent' | 'primary' | 'success' | 'neutral' | 'warning';

const TONES = {
  open: 'accent',
  withdrawn: 'neutral',
  scheduled: 'primary',
  running: 'success',
  ended: 'neutral',
  'rolled-back': 'warning',
  overtaken: 'neutral',
} as const satisfies Readonly<Record<SetState, Tone>>;

/** What a set is now: open or withdrawn, or what has become of a published one. */
export type SetState = Exclude<ChangeSet['state'], 'published'> | NonNullable<ChangeSet['effect']>;

export const setState = ({ state, effect }: Pick<ChangeSet, 'state' | 'effect'>): SetState =>
  state === 'published' ? (effect ?? 'running') : state;

export const setTone = (set: Pick<ChangeSet, 'state' | 'effect'>): Tone => TONES[setState(set)];

/** Whether an open set still needs the approval of a second person. */
export const needsApproval = ({ state, guarded, approval }: ChangeSet): boolean =>
  state === 'open' && guarded.length > 0 && approval === null;

/** Whether a person can be the second one who approves a set. */
export const canApprove = (
  set: ChangeSet,
  { may }: Pick<Unit, 'may'>,
  email: string | undefined,
): boolean =>
  needsApproval(set) &&
  may.includes('approve') &&
  email !== undefined &&
  !set.contributors.includes(email);
