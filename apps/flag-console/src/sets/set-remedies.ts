import type { CallRefusal } from '../api/request.ts';

/** What the person can do after a refused act on a set. */
export type SetRemedy = 'take-over' | 'publish-despite' | 'none';

export const SET_REMEDIES = {
  'unit-changed': 'take-over',
  'holiday-freeze': 'publish-despite',
  'bad-input': 'none',
  'signed-out': 'none',
  'wrong-credentials': 'none',
  'code-needed': 'none',
  'wrong-code': 'none',
  'not-let-in': 'none',
  'too-many-requests': 'none',
  'role-missing': 'none',
  'not-found': 'none',
  'nothing-to-publish': 'none',
  'flag-named-twice': 'none',
  'withdrawal-with-schedule': 'none',
  'schedule-ends-before-it-starts': 'none',
  'schedule-already-over': 'none',
  'no-such-time': 'none',
  'already-off': 'none',
  'set-changed': 'none',
  'set-closed': 'none',
  'second-person-needed': 'none',
  'approved-by-its-author': 'none',
  'approval-of-an-earlier-revision': 'none',
  'dependency-broken': 'none',
  'undone-already': 'none',
  'import-of-another-unit': 'none',
  unavailable: 'none',
} as const satisfies Readonly<Record<CallRefusal['code'], SetRemedy>>;
