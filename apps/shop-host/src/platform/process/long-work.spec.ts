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

test('Others get their turn between slices', async () => {
  const order: string[] = [];
  setImmediate(() => order.push('other'));
  const slices = new Slices();
  while (!slices.areOver());
  order.push('work');
  await slices.next();
  order.push('work');
  expect(order).toEqual(['work', 'other', 'work']);
  expect(slices.areOver()).toBe(false);
});
