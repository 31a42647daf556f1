import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markets } from '@materia/testing/markets';
import { aHost, aVisit, minimalShop } from '../testing/shopping.ts';
import { presetFlags } from '../host/flag-feed.ts';

/**
 * Days around clock changes, the turn of a year and a leap day, when "today" is easily wrong by an
 * hour or a day.
 */
const DAYS = [
  '2026-03-28',
  '2026-03-29',
  '2026-10-24',
  '2026-10-25',
  '2026-12-31',
  '2027-03-28',
  '2027-10-31',
  '2028-02-29',
];
const MINUTE = 60_000;

it.each(markets.map((market) => [market.id, market] as const))(
  '%s: where the flag is on, a session lasts exactly as long as its calendar day in the zone of the market, across clock changes too (SES-04, FLAG-35)',
  { timeout: 60_000 },
  async (_, market) => {
    // The day according to ICU, which the shop itself does not use here.
    const dayOf = (instant: number): string =>
      new Intl.DateTimeFormat('en-CA', { timeZone: market.timeZone, dateStyle: 'short' }).format(
        instant,
      );
    let now = Date.parse(`${DAYS[0]}T00:00:00Z`);
    const visit = await aVisit(aHost(market), minimalShop, {
      market,
      clock: () => new Date(now).toISOString(),
      flags: presetFlags({ ...market.flagPresets, SESSION_SAME_CALENDAR_DAY: true }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...DAYS),
        fc.integer({ min: -180, max: 26 * 60 }),
        fc.oneof(fc.integer({ min: 1, max: 180 }), fc.integer({ min: 1, max: 26 * 60 })),
        async (day, startMinutes, laterMinutes) => {
          const start = Date.parse(`${day}T00:00:00Z`) + startMinutes * MINUTE;
          now = start;
          await visit.post(market.routes.login.canonical);
          now = start + laterMinutes * MINUTE;
          const { statusCode } = await visit.ask({ url: market.routes.account.canonical });
          expect([new Date(start).toISOString(), new Date(now).toISOString(), statusCode]).toEqual([
            new Date(start).toISOString(),
            new Date(now).toISOString(),
            dayOf(now) === dayOf(start) ? 200 : 401,
          ]);
        },
      ),
      { numRuns: 20, seed: 20_261_122 },
    );
  },
);
