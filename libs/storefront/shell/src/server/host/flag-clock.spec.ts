import { plainDate } from '@materia/domain-holiday-calendar';
import { clockStartingAt, instantOf } from '@materia/platform-clock';
import { afterEach, describe, expect, it } from 'vitest';
import { markets } from '@materia/testing/markets';
import { followFlags, type FlagFeed } from './flag-feed.ts';

const MINUTE = 60_000;

/**
 * Nights on which clocks change, with local times: one that is skipped or occurs twice, and its
 * neighbours.
 */
const NIGHTS = [
  ['clocks go forward', plainDate(2027, 3, 28)],
  ['clocks go back', plainDate(2026, 10, 25)],
] as const;
const WALL_MINUTES = [0, 30, 60, 90, 120, 150, 180] as const;

/** An in-memory host that can be restarted and whose stream can be cut. */
const hostWith = (document: object) => {
  const state = { streams: true, answers: true };
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const text = JSON.stringify(document);
  const fetch: typeof globalThis.fetch = async (address) => {
    if (!state.answers) throw new TypeError('fetch failed');
    if (!String(address).endsWith('/stream')) return new Response(text);
    if (!state.streams) return new Response(null, { status: 503 });
    return new Response(
      new ReadableStream({
        start: (controller) => {
          open.add(controller);
          controller.enqueue(new TextEncoder().encode(`data: ${text}\n\n`));
        },
      }),
    );
  };
  const cut = (): void => {
    for (const controller of open) controller.error(new Error('cut'));
    open.clear();
  };
  return { state, fetch, cut };
};

describe.each(markets.map((market) => [market.id, market] as const))(
  'a schedule in local time of %s',
  (_, { id, timeZone }) => {
    const feeds: FlagFeed[] = [];
    afterEach(() => feeds.splice(0).forEach((feed) => feed.stop()));

    const follow = async (document: object) => {
      const host = hostWith(document);
      const feed = followFlags({
        hostUrls: ['http://host.test'],
        marketId: id,
        serviceCredential: 's',
        presets: { RECOMMENDATIONS: false },
        log: () => undefined,
        fetch: host.fetch,
        retryMs: 5,
        silenceMs: 200,
      });
      feeds.push(feed);
      await feed.start();
      return { host, feed };
    };

    it.each(NIGHTS)(
      'applies in the storefront from its first to its last millisecond on the night that %s (BEY-29, MKT-08)',
      async (_name, night) => {
        for (const minutes of WALL_MINUTES) {
          const from = Date.parse(instantOf(night, minutes, timeZone));
          const until = from + 45 * MINUTE;
          const { feed } = await follow({
            revision: 1,
            choices: [{ key: 'RECOMMENDATIONS', choice: true, from, until }],
          });
          const isOn = (moment: number): boolean =>
            feed.at(new Date(moment).toISOString()).web.RECOMMENDATIONS;
          expect(
            [from - 1, from, until - 1, until].map(isOn),
            `${minutes} minutes after midnight`,
          ).toEqual([false, true, true, false]);
        }
      },
    );

    it.each(NIGHTS)(
      'starts while the stream is cut and while the host restarts, on the night that %s (BEY-29)',
      async (_name, night) => {
        const from = Date.parse(instantOf(night, 120, timeZone));
        const { host, feed } = await follow({
          revision: 1,
          choices: [{ key: 'RECOMMENDATIONS', choice: true, from }],
        });
        let passed = 0;
        const clock = clockStartingAt(new Date(from - 1).toISOString(), () =>
          new Date(passed).toISOString(),
        );
        const seen = (): readonly [boolean, boolean] => {
          const now = clock();
          return [feed.at(now).web.RECOMMENDATIONS, Date.parse(now) >= from];
        };
        expect(seen()[0]).toBe(false);
        host.state.streams = false;
        host.cut();
        host.state.answers = false;
        passed = 1;
        expect(seen()).toEqual([true, true]);
        host.state.answers = true;
        host.state.streams = true;
        await new Promise((resolve) => setTimeout(resolve, 20));
        expect(seen()).toEqual([true, true]);
      },
    );
  },
);
