import { expect, it } from 'vitest';
import { refreshFlights, type RefreshOutcome } from './refresh-flights.ts';

const refreshed = (token: string): RefreshOutcome => ({
  kind: 'refreshed',
  tokens: { jwtToken: token, refreshToken: `r-${token}`, expiresIn: 600, customerId: 'c' },
  customer: undefined,
});

it('parallel tabs share one refresh, and later ones within the grace time get its tokens (SES-22)', async () => {
  let calls = 0;
  const forget: (() => void)[] = [];
  const refresh = refreshFlights(
    async () => refreshed(`t${(calls += 1)}`),
    (ms, run) => {
      expect(ms).toBe(30_000);
      forget.push(run);
    },
  );
  const outcomes = await Promise.all([refresh('old'), refresh('old')]);
  expect(outcomes).toEqual([refreshed('t1'), refreshed('t1')]);
  expect(await refresh('old')).toEqual(refreshed('t1'));
  forget.forEach((run) => run());
  expect(await refresh('old')).toEqual(refreshed('t2'));
});

it('an outage is not cached', async () => {
  let calls = 0;
  const refresh = refreshFlights(
    async () => ((calls += 1) === 1 ? { kind: 'host-unavailable' } : refreshed('t')),
    () => undefined,
  );
  expect(await refresh('old')).toEqual({ kind: 'host-unavailable' });
  expect(await refresh('old')).toEqual(refreshed('t'));
});
