/**
 * Every refusal that a console user can get, with its status. The console has a message for each.
 */
export const CONSOLE_REFUSALS = {
  'bad-input': 400,
  'signed-out': 401,
  'wrong-credentials': 401,
  'code-needed': 401,
  'wrong-code': 401,
  'not-let-in': 401,
  'too-many-requests': 429,
  'role-missing': 403,
  'not-found': 404,
  'already-member': 409,
  'last-administrator': 409,
  'nothing-to-publish': 400,
  'flag-named-twice': 400,
  'flag-without-object': 400,
  'withdrawal-with-schedule': 400,
  'schedule-ends-before-it-starts': 400,
  'schedule-already-over': 400,
  'no-such-time': 400,
  'already-off': 409,
  'set-changed': 409,
  'unit-changed': 409,
  'set-closed': 409,
  'second-person-needed': 409,
  'approved-by-its-author': 409,
  'approval-of-an-earlier-revision': 409,
  'dependency-broken': 409,
  'holiday-freeze': 409,
  'undone-already': 409,
  'import-of-another-unit': 400,
} as const;

export type ConsoleRefusal = keyof typeof CONSOLE_REFUSALS;
