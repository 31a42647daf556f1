import { describe, expect, it } from 'vitest';
import { PICKUP_CHANGE_MINUTES, pickupChange } from './pickup-change.ts';

describe('pickupChange', () => {
  it('the limit is 5 minutes (SHP-13, LIM-38)', () => expect(PICKUP_CHANGE_MINUTES).toBe(5));

  it.each([
    [0, { kind: 'open', secondsLeft: 300, runsOut: false }],
    [-3, { kind: 'open', secondsLeft: 300, runsOut: false }],
    [239, { kind: 'open', secondsLeft: 61, runsOut: false }],
    [240, { kind: 'open', secondsLeft: 60, runsOut: true }],
    [299.9, { kind: 'open', secondsLeft: 1, runsOut: true }],
    [300, { kind: 'over' }],
    [9000, { kind: 'over' }],
  ])(
    '%s seconds after the choice: %j, with a warning before it runs out (SHP-13, SHP-14)',
    (seconds, expected) => expect(pickupChange(seconds)).toEqual(expected),
  );
});
