import { expect, it } from 'vitest';
import { createBreaker } from './breaker.ts';

it('an unresponsive host is not called for a second after two failures, then tried again', async () => {
  let time = 0;
  let asked = 0;
  let up = false;
  const guarded = createBreaker(() => time);
  const host = async (): Promise<string> => {
    asked += 1;
    if (!up) throw new TypeError('connection refused');
    return 'fine';
  };
  const outcome = (): Promise<string> =>
    guarded(host).then(
      () => 'answered',
      () => 'failed',
    );
  expect([await outcome(), await outcome(), await outcome(), asked]).toEqual([
    'failed',
    'failed',
    'failed',
    2,
  ]);
  time = 1000;
  up = true;
  expect([await outcome(), await outcome(), asked]).toEqual(['answered', 'answered', 4]);
});

it('a response with any status is no failure', async () => {
  const guarded = createBreaker();
  for (let turn = 0; turn < 5; turn += 1) expect(await guarded(async () => 500)).toBe(500);
});
