import { expect, test } from 'vitest';
import { NumberList } from './number-list.ts';

test('A list of numbers grows beyond its first room', () => {
  const list = new NumberList();
  for (let number = 0; number < 200_000; number += 1) list.push(number * 3);
  expect(list).toHaveLength(200_000);
  expect([list.at(0), list.at(65_536), list.at(199_999), list.at(200_000)]).toEqual([
    0, 196_608, 599_997, 0,
  ]);
  expect(list.toArray()).toHaveLength(200_000);
});
