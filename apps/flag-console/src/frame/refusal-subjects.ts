import type { CallRefusal } from '../api/request.ts';

/** What the subject of a refusal names: a field of the form, an act of a role, or a name to print as it is. */
export type RefusalSubject = 'field' | 'act' | 'name' | 'none';

export const REFUSAL_SUBJECTS = {
  'bad-input': 'field',
  'role-missing': 'act',
  'holiday-freeze': 'name',
  'import-of-another-unit': 'name',
  'signed-out': 'none',
  'wrong-credentials': 'none',
  'code-needed': 'none',
  'wrong-code': 'none',
  'not-let-in': 'none',
  'too-many-requests': 'none',
  'not-found': 'none',
  'nothing-to-publish': 'none',
  'flag-named-twice': 'none',
  'withdrawal-with-schedule': 'none',
  'schedule-ends-before-it-starts': 'none',
  'schedule-already-over': 'none',
  'no-such-time': 'none',
  'already-off': 'none',
  'set-changed': 'none',
  'unit-changed': 'none',
  'set-closed': 'none',
  'second-person-needed': 'none',
  'approved-by-its-author': 'none',
  'approval-of-an-earlier-revision': 'none',
  'dependency-broken': 'none',
  'undone-already': 'none',
  unavailable: 'none',
} as const satisfies Readonly<Record<CallRefusal['code'], RefusalSubject>>;
