import { describe, expect, it } from 'vitest';
import { type PreferencesResponse, readPreferencesAnswer } from './receipt-preferences.ts';

const preferences = { saleReceipt: true, bankCardReceipt: false };
const success = { status: 'success', preferences };

describe('a response to the client preferences', () => {
  it.each<[string, PreferencesResponse, object]>([
    ['a 404 was never set (PREF-03)', { httpStatus: 404 }, { kind: 'never-set' }],
    [
      '200 with success brings them',
      { httpStatus: 200, ...success },
      { kind: 'stored', preferences },
    ],
    ['299 as well', { httpStatus: 299, ...success }, { kind: 'stored', preferences }],
    [
      'a status other than success is an error (PREF-05)',
      { httpStatus: 200, status: 'error', preferences },
      { kind: 'unsuccessful' },
    ],
    ['a missing status is one (PREF-05)', { httpStatus: 200 }, { kind: 'unsuccessful' }],
    [
      'success without preferences is one',
      { httpStatus: 200, status: 'success' },
      { kind: 'unsuccessful' },
    ],
    ...[199, 300, 401, 500, 503].map((httpStatus): [string, PreferencesResponse, object] => [
      `${httpStatus} is a failure (PREF-04)`,
      { httpStatus, ...success },
      { kind: 'failed', status: httpStatus },
    ]),
  ])('%s', (_, response, answer) => {
    expect(readPreferencesAnswer(response)).toEqual(answer);
  });
});
