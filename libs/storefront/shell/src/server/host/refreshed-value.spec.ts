import { expect, it } from 'vitest';
import { refreshedValue } from './refreshed-value.ts';

const HOUR = 3_600_000;

it('a value is cached for its time, then served while a new one is loaded (LIM-05, LIM-06)', async () => {
  let time = 0;
  let loads = 0;
  const value = refreshedValue(
    async () => (loads += 1),
    HOUR,
    () => time,
  );
  expect([await value(), await value()]).toEqual([1, 1]);
  time = HOUR;
  expect(await value()).toBe(1);
  await Promise.resolve();
  await Promise.resolve();
  expect(await value()).toBe(2);
});

it('a failure keeps the old value, and is retried only after two seconds', async () => {
  let time = 0;
  let loads = 0;
  const value = refreshedValue(
    async () => {
      loads += 1;
      if (loads > 1) throw new Error('host down');
      return 'kept';
    },
    HOUR,
    () => time,
  );
  await value();
  time = HOUR;
  expect(await value()).toBe('kept');
  await new Promise((resolve) => setImmediate(resolve));
  expect(await value()).toBe('kept');
  expect(loads).toBe(2);
  time += 2000;
  expect(await value()).toBe('kept');
  expect(loads).toBe(3);
});

it('without any value a failure returns undefined', async () => {
  expect(
    await refreshedValue(() => Promise.reject(new Error('host down')), HOUR)(),
  ).toBeUndefined();
});
