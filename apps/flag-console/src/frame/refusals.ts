import type { CallRefusal } from '../api/request.ts';

/** What the console does with a refusal besides showing its text; most need nothing. */
type RefusalRow = {
  /** What its subject names: a field of the form, or an act of a role. Others are printed as they are. */
  readonly subject?: 'field' | 'act';
  /** What the person can do if an act on a set was refused. */
  readonly remedy?: 'take-over' | 'publish-despite';
};

const REFUSALS = {
  'bad-input': { subject: 'field' },
  'role-missing': { subject: 'act' },
  'unit-changed': { remedy: 'take-over' },
  'holiday-freeze': { remedy: 'publish-despite' },
  'signed-out': {},
  'wrong-credentials': {},
  'code-needed': {},
  'wrong-code': {},
  'not-let-in': {},
  'too-many-requests': {},
  'not-found': {},
  'already-member': {},
  'last-administrator': {},
  'nothing-to-publish': {},
  'flag-named-twice': {},
  'flag-without-object': {},
  'withdrawal-with-schedule': {},
  'schedule-ends-before-it-starts': {},
  'schedule-already-over': {},
  'no-such-time': {},
  'already-off': {},
  'set-changed': {},
  'set-closed': {},
  'second-person-needed': {},
  'approved-by-its-author': {},
  'approval-of-an-earlier-revision': {},
  'dependency-broken': {},
  'undone-already': {},
  'import-of-another-unit': {},
  unavailable: {},
} as const satisfies Readonly<Record<CallRefusal['code'], RefusalRow>>;

/** The row of a refusal. */
export const refusalRow = ({ code }: Pick<CallRefusal, 'code'>): RefusalRow => REFUSALS[code];
