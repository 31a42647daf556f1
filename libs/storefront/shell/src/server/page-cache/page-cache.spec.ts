import { describe, expect, it } from 'vitest';
import { createPageCache, type CachedPage, type RenderedPage } from './page-cache.ts';

const page = (text: string, status = 200): CachedPage => ({
  status,
  headers: {},
  etag: text,
  plain: Buffer.from(text),
  brotli: Buffer.alloc(0),
});
const made = (text: string, status = 200): Promise<RenderedPage> =>
  Promise.resolve({ page: page(text, status), mayBeCached: status === 200 || status === 404 });
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const clock = () => {
  let time = 0;
  return { now: () => time, pass: (ms: number) => (time += ms) };
};
const options = {
  freshMs: 60_000,
  staleMs: 300_000,
  patienceMs: 20,
  freshNotFoundMs: 10_000,
  maximumBytes: 8000,
};

describe('cached pages', () => {
  it('are rendered once for concurrent requests', async () => {
    const cache = createPageCache(options);
    let makes = 0;
    const make = async (): Promise<RenderedPage> => {
      makes += 1;
      await settle();
      return made('a');
    };
    const pages = await Promise.all([
      cache.get('k', make),
      cache.get('k', make),
      cache.get('k', make),
    ]);
    expect(pages.map(({ etag }) => etag)).toEqual(['a', 'a', 'a']);
    expect(makes).toBe(1);
  });
  it('are recompressed, once, when they are requested again', async () => {
    let refined = 0;
    const cache = createPageCache({
      ...options,
      refine: (kept) => {
        refined += 1;
        return Promise.resolve({ ...kept, brotli: Buffer.from('finer') });
      },
    });
    await cache.get('k', () => made('a'));
    expect(refined).toBe(0);
    await cache.get('k', () => made('b'));
    await settle();
    const again = await cache.get('k', () => made('c'));
    expect([again.etag, again.brotli.toString(), refined]).toEqual(['a', 'finer', 1]);
  });
  it('stay unchanged when compression fails', async () => {
    const cache = createPageCache({ ...options, refine: () => Promise.reject(new Error('full')) });
    for (const _ of [1, 2, 3])
      expect((await cache.get('k', () => made('a'))).brotli.length).toBe(0);
  });
  it('are served for a minute, then once more while a new one is rendered', async () => {
    const { now, pass } = clock();
    const cache = createPageCache({ ...options, now });
    await cache.get('k', () => made('old'));
    pass(59_999);
    expect((await cache.get('k', () => made('new'))).etag).toBe('old');
    pass(1);
    expect((await cache.get('k', () => made('new'))).etag).toBe('old');
    await settle();
    expect((await cache.get('k', () => made('newer'))).etag).toBe('new');
  });
  it('are rendered again for the visitor when they are too old for prices and stock', async () => {
    const { now, pass } = clock();
    const cache = createPageCache({ ...options, now });
    await cache.get('k', () => made('yesterday'));
    pass(360_000);
    expect((await cache.get('k', () => made('today'))).etag).toBe('today');
  });
  it('are shown at any age when rendering fails', async () => {
    const { now, pass } = clock();
    const cache = createPageCache({ ...options, now });
    await cache.get('k', () => made('yesterday'));
    pass(360_000);
    expect((await cache.get('k', () => new Promise(() => undefined))).etag).toBe('yesterday');
  });
  it('stay when the host is down (BEY-27)', async () => {
    const { now, pass } = clock();
    const cache = createPageCache({ ...options, now });
    await cache.get('k', () => made('good'));
    for (let hour = 0; hour < 5; hour += 1) {
      pass(3_600_000);
      expect((await cache.get('k', () => made('broken', 503))).etag).toBe('good');
      await settle();
      expect((await cache.get('k', () => Promise.reject(new Error('crash')))).etag).toBe('good');
      await settle();
    }
  });
  it('are dropped when the page now redirects', async () => {
    const { now, pass } = clock();
    const cache = createPageCache({ ...options, now });
    await cache.get('k', () => made('good'));
    pass(60_000);
    await cache.get('k', () => made('moved', 301));
    await settle();
    expect((await cache.get('k', () => made('moved', 301))).status).toBe(301);
  });
  it('are fresh for only ten seconds when not found', async () => {
    const { now, pass } = clock();
    const cache = createPageCache({ ...options, now });
    await cache.get('k', () => made('none', 404));
    pass(10_000);
    await cache.get('k', () => made('there'));
    await settle();
    expect((await cache.get('k', () => made('x'))).etag).toBe('there');
  });
  it('never exceed their memory limit: the least recently used goes first', async () => {
    const cache = createPageCache(options);
    const text = 'x'.repeat(900);
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
      await cache.get(key, () => made(text));
    await cache.get('a', () => made('again'));
    await cache.get('i', () => made(text));
    expect(cache.size().bytes).toBeLessThanOrEqual(8000);
    expect((await cache.get('a', () => made('again'))).etag).toBe(text);
    expect((await cache.get('b', () => made('again'))).etag).toBe('again');
  });
});
