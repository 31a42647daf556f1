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

it('keeps places for callers who have proven something, who come before a flood from everywhere (IDT-16)', async () => {
  const { hash, matches } = passwordHashing({ memoryCost: 1024, timeCost: 1 });
  const ended: string[] = [];
  const flood = Array.from({ length: 300 }, (_, at) =>
    matches('guess', undefined, `10.0.${at}.1`).then((outcome) => {
      ended.push('stranger');
      return outcome;
    }),
  );
  const owners = [
    matches('Sunflower-meadow-42!', undefined, '198.51.100.1', true),
    hash('Sunflower-meadow-42!', '198.51.100.2', true),
  ].map(async (owner) => {
    const { ok } = await owner;
    ended.push('owner');
    return ok;
  });
  expect(await Promise.all(owners)).toEqual([true, true]);
  await Promise.all(flood);
  // Refused strangers are answered at once, and one was at work already.
  expect(
    ended.filter((who, at) => who === 'stranger' && at < ended.lastIndexOf('owner')).length,
  ).toBeLessThan(110);
});

it('bounds the places of known callers as well', async () => {
  const { matches } = passwordHashing({ memoryCost: 1024, timeCost: 1 });
  const known = Array.from({ length: 60 }, (_, at) =>
    matches('guess', undefined, `10.0.${at}.1`, true),
  );
  expect(answers(await Promise.all(known))).toBe(41);
});
