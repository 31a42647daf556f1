import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tallyVitest } from './tally.ts';

describe('the tally of a Vitest report', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'materia-tally-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const tallyOf = (testResults: readonly object[], counts: object) => {
    const path = join(folder, 'report.json');
    const none = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };
    writeFileSync(path, JSON.stringify({ ...none, ...counts, testResults }));
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    return tallyVitest(path);
  };
  const result = (status: string) => ({ status, fullName: status, failureMessages: [] });

  it('counts a file whose hook failed as a failure, although its tests are only skipped', () => {
    const file = { name: 'a.spec.ts', status: 'failed', assertionResults: [result('skipped')] };
    expect(tallyOf([file], { numPendingTests: 1 })).toMatchObject({
      failed: 1,
      skipped: 1,
      troubles: [expect.stringContaining('did not run')],
    });
  });

  it('counts a file with a failed test once', () => {
    const file = { name: 'a.spec.ts', status: 'failed', assertionResults: [result('failed')] };
    expect(tallyOf([file], { numFailedTests: 1 })).toMatchObject({
      failed: 1,
      troubles: [expect.stringContaining('failed')],
    });
  });

  it('counts a missing report as a failure', () => {
    expect(tallyVitest(join(folder, 'none.json'))).toMatchObject({ failed: 1 });
  });
});
