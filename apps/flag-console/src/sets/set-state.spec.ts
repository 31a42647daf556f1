import { describe, expect, it } from 'vitest';
import { aSet } from '../samples/sample-units.ts';
import { canApprove, needsApproval, setState } from './set-state.ts';

const APPROVER = { may: ['view', 'publish', 'approve'] } as const;

describe('a change set', () => {
  it.each(['scheduled', 'running', 'ended', 'rolled-back', 'overtaken'] as const)(
    'that is published reads %s',
    (effect) => expect(setState(aSet('pl', { state: 'published', effect }))).toBe(effect),
  );

  it('waits for a second person while a guarded flag is not approved', () => {
    expect(needsApproval(aSet('pl'))).toBe(true);
    expect(needsApproval(aSet('pl', { guarded: [] }))).toBe(false);
    expect(needsApproval(aSet('pl', { approval: { by: 'a@b.example', revision: 1 } }))).toBe(false);
    expect(needsApproval(aSet('pl', { state: 'withdrawn' }))).toBe(false);
  });

  it('can be approved by somebody who may, and wrote none of it', () => {
    const set = aSet('pl', { contributors: ['editor@console.example'] });
    expect(canApprove(set, { may: [...APPROVER.may] }, 'approver@console.example')).toBe(true);
    expect(canApprove(set, { may: [...APPROVER.may] }, 'editor@console.example')).toBe(false);
    expect(canApprove(set, { may: ['view', 'publish'] }, 'approver@console.example')).toBe(false);
  });
});
