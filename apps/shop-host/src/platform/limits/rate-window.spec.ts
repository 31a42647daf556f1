import { expect, it } from 'vitest';
import { rateWindow } from './rate-window.ts';

it('a key is within its limit until the window has as many attempts, and again in the next window', () => {
  const within = rateWindow({ attempts: 2, windowMs: 60_000 });
  const at = (second: number): string =>
    new Date(Date.UTC(2026, 10, 20, 9, 0, second)).toISOString();
  expect([
    within('a', at(0)),
    within('a', at(59)),
    within('a', at(59)),
    within('b', at(59)),
    within('a', at(60)),
  ]).toEqual([true, true, false, true, true]);
});
