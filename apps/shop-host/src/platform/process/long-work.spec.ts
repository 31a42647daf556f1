import { setImmediate as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Slices, sortedInSlices } from './long-work.ts';

test('Long work is sorted as at once, whatever its buckets', async () => {
  const numbers = Array.from({ length: 5000 }, (_, at) => (at * 7919) % 4999);
  const numberOf = (row: number): number => numbers[row] ?? 0;
  const byNumber = (a: number, b: number): number => numberOf(a) - numberOf(b) || a - b;
  const sorted = await sortedInSlices(
    new Slices(),
    numbers.length,
    (row) => Math.floor(numberOf(row) / 100),
    byNumber,
  );
  expect([...sorted]).toEqual(numbers.map((_, row) => row).sort(byNumber));
});

test('Others get their turn while long work runs', async () => {
  let others = 0;
  let isRunning = true;
  const work = async (): Promise<void> => {
    const slices = new Slices();
    for (let turns = 0; turns < 3;) {
      if (!slices.areOver()) continue;
      await slices.next();
      turns += 1;
    }
    isRunning = false;
  };
  const other = async (): Promise<void> => {
    while (isRunning) {
      others += 1;
      await pause();
    }
  };
  await Promise.all([work(), other()]);
  expect(others).toBeGreaterThanOrEqual(3);
});
