import { expect, it } from 'vitest';
import { rateWindow } from './rate-window.ts';

it('allows a key as many attempts as its limit in each window', () => {
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

it('takes no longer for a key because many others are counted', () => {
  const within = rateWindow({ attempts: 2, windowMs: 60_000 });
  const began = performance.now();
  for (let key = 0; key < 60_000; key += 1) within(`network ${key}`, '2026-11-20T09:00:00.000Z');
  expect(performance.now() - began).toBeLessThan(2000);
});
