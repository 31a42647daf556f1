import { expect, it } from 'vitest';
import { createBreaker } from './breaker.ts';

const outcomeOf = (answer: Promise<string>): Promise<string> =>
  answer.then(
    () => 'answered',
    () => 'failed',
  );

it('an unresponsive host is not called for a second after two failures, then tried again', async () => {
  let time = 0;
  let asked = 0;
  let up = false;
  const breaker = createBreaker(() => time);
  const host = async (): Promise<string> => {
    asked += 1;
    if (!up) throw new TypeError('connection refused');
    return 'fine';
  };
  const outcome = (): Promise<string> => outcomeOf(breaker.run(host));
  expect([await outcome(), await outcome(), await outcome(), asked]).toEqual([
    'failed',
    'failed',
    'failed',
    2,
  ]);
  expect(breaker.admits()).toBe(false);
  time = 1000;
  up = true;
  expect(breaker.admits()).toBe(true);
  expect([await outcome(), await outcome(), asked]).toEqual(['answered', 'answered', 4]);
});

it('one call tries an unresponsive host again, and the others fail at once meanwhile', async () => {
  let time = 0;
  const breaker = createBreaker(() => time);
  const down = (): Promise<string> => Promise.reject(new TypeError('connection refused'));
  for (let turn = 0; turn < 2; turn += 1) await outcomeOf(breaker.run(down));
  time = 1000;
  const { promise, resolve } = Promise.withResolvers<string>();
  const trial = breaker.run(() => promise);
  expect(breaker.admits()).toBe(false);
  expect(await outcomeOf(breaker.run(async () => 'fine'))).toBe('failed');
  resolve('fine');
  expect(await outcomeOf(trial)).toBe('answered');
  expect(await outcomeOf(breaker.run(async () => 'fine'))).toBe('answered');
});

it('a response with any status is no failure', async () => {
  const breaker = createBreaker();
  for (let turn = 0; turn < 5; turn += 1) expect(await breaker.run(async () => 500)).toBe(500);
});
