import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StaffRefusal } from '../staff-host.ts';
import { parseVitals } from './parse-vitals.ts';
import { shopFront } from './shop-front.ts';

const ENDS = [1000, 1800, 2500, 4000, Infinity];
/** The output of a storefront after this many visitors measured these times. */
const counted = (page: string, times: readonly number[]): string =>
  ENDS.map(
    (end) =>
      `web_vital_lcp_bucket{market="pl",page="${page}",le="${end === Infinity ? '+Inf' : end}"} ${times.filter((time) => time <= end).length}\n`,
  )
    .filter((line) => !line.endsWith(' 0\n'))
    .join('');

const frontThat = (status: number, body: string) => {
  const asked: (readonly [url: string, credential: string | null])[] = [];
  const shop = shopFront({
    address: 'http://shop.test',
    serviceCredential: async () => 'service',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      asked.push([request.url, request.headers.get('x-service-credential')]);
      return new Response(body, { status });
    },
  });
  return { asked, shop };
};

describe('web vitals on the staff’s command line', () => {
  it('show the 75th percentile by page kind, computed from the buckets (BEY-34)', () => {
    const text = counted('product', [900, 900, 1700, 2400]) + counted('cart', [5000, 6000]);
    expect(parseVitals(text)).toEqual([
      { market: 'pl', page: 'cart', vital: 'LCP', count: 2, p75: undefined },
      { market: 'pl', page: 'product', vital: 'LCP', count: 4, p75: 1800 },
    ]);
  });

  it('are in the bucket of the true percentile for any measurements', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 1, maxLength: 60 }),
        (times) => {
          const exact = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.75) - 1] ?? 0;
          const shown = parseVitals(counted('home', times))[0]?.p75 ?? Infinity;
          const bucketOf = (time: number): number => ENDS.findIndex((end) => time <= end);
          expect(bucketOf(shown)).toBe(bucketOf(exact));
        },
      ),
    );
  });

  it('are read from the storefront with the service credential; a refusal or no response is one sentence', async () => {
    const { asked, shop } = frontThat(200, counted('home', [900]));
    expect((await shop.vitals()).startsWith('web_vital')).toBe(true);
    expect(asked).toEqual([['http://shop.test/gateway/vitals', 'service']]);
    await expect(frontThat(404, '').shop.vitals()).rejects.toThrow(StaffRefusal);
    const silent = shopFront({
      address: 'http://shop.test',
      serviceCredential: async () => 'service',
      fetch: () => Promise.reject(new TypeError('refused')),
    });
    await expect(silent.vitals()).rejects.toThrow('does not answer');
  });
});
