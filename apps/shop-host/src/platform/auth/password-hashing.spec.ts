import { expect, it } from 'vitest';
import { passwordHashing } from './password-hashing.ts';

const answers = (outcomes: readonly { readonly ok: boolean }[]): number =>
  outcomes.filter(({ ok }) => ok).length;

it('limits a flood from one network to its own share of the queue', async () => {
  const { hash, matches } = passwordHashing();
  const flood = Array.from({ length: 60 }, () => matches('guess', undefined, '203.0.113.9'));
  const others = Array.from({ length: 20 }, (_, at) =>
    hash('Sunflower-meadow-42!', `198.51.100.${at}`),
  );
  expect(answers(await Promise.all(others))).toBe(20);
  expect(answers(await Promise.all(flood))).toBe(11);
});

it('leaves room for others in a flood from sixty networks at once', async () => {
  const { hash, matches } = passwordHashing({ memoryCost: 1024, timeCost: 1 });
  const flood = Array.from({ length: 600 }, (_, at) =>
    matches('guess', undefined, `10.0.${at % 60}.1`),
  );
  const others = Array.from({ length: 20 }, (_, at) =>
    hash('Sunflower-meadow-42!', `198.51.100.${at}`),
  );
  expect(answers(await Promise.all(others))).toBe(20);
  expect(answers(await Promise.all(flood))).toBeLessThanOrEqual(120);
});

it('bounds the queue, wherever a flood comes from', async () => {
  const { matches } = passwordHashing();
  const flood = Array.from({ length: 300 }, (_, at) => matches('guess', undefined, `10.0.${at}.1`));
  expect(answers(await Promise.all(flood))).toBe(201);
});
