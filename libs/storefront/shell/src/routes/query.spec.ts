import { expect, it } from 'vitest';
import { sharedQuery } from './query.ts';

it.each([
  ['a=1', [], ''],
  ['page=2&utm_source=x&gclid=1', ['*'], '?page=2'],
  ['sort=price-asc&page=2', ['*'], '?page=2&sort=price-asc'],
  ['page=2&x=<script>', ['page'], '?page=2'],
  ['brand=b&brand=a', ['*'], '?brand=b&brand=a'],
] as const)('of "%s" a page that reads %j is built from "%s"', (query, known, kept) => {
  expect(sharedQuery(new URLSearchParams(query), known)).toBe(kept);
});
