import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { fetchTile } from './fetch-tile.ts';
import { type MapTile, parseMapTile } from './map-tile.ts';
import type { MapTileSource } from './map-tile-source.ts';
import { createTileCache } from './tile-cache.ts';

export type MapTileOptions = {
  readonly source: MapTileSource;
  readonly publicOrigin: string;
  readonly fetch: typeof globalThis.fetch;
  /** Whether an address may ask for another tile: each may cost the shop's key a request. */
  readonly mayAsk: (address: string) => boolean;
};

const CACHE = {
  maximumBytes: 24 * 1024 * 1024,
  maximumFetches: 24,
  lifeMs: 86_400_000,
  failureLifeMs: 10_000,
} as const;
const CACHED_FOR_A_DAY = 'public, max-age=86400';

/**
 * Street map tiles under the shop's own origin: the pages' policy lists no other server, the source
 * never sees a shopper, and its key stays on the server. Other sites are not served.
 */
export const mapTileRoutes =
  ({ source, publicOrigin, fetch, mayAsk }: MapTileOptions): FastifyPluginAsync =>
  async (app) => {
    const agent = `materia-storefront (+${publicOrigin})`;
    const tiles = createTileCache({
      ...CACHE,
      fetchTile: (address) => fetchTile(address, agent, fetch),
    });
    app.get<{ Params: Readonly<Record<keyof MapTile, string>> }>(
      '/map-tiles/:z/:x/:y',
      async (request, reply) => {
        if (/^(?:cross-site|same-site)$/.test(request.headers['sec-fetch-site']?.toString() ?? ''))
          return plain(reply, 403, 'Forbidden');
        const asked = parseMapTile(request.params);
        if (asked === undefined) return plain(reply, 404, 'Not found');
        if (!mayAsk(request.ip))
          return plain(reply.header('retry-after', '60'), 429, 'Too many tiles');
        const tile = await tiles(source.addressOf(asked));
        switch (tile.kind) {
          case 'picture':
            return reply
              .header('cache-control', CACHED_FOR_A_DAY)
              .type(tile.picture.type)
              .send(tile.picture.bytes);
          case 'missing':
            return plain(reply, 404, 'Not found');
          case 'failed':
          case 'busy':
            return plain(reply.header('retry-after', '5'), 503, 'No map now');
        }
      },
    );
  };

const plain = (reply: FastifyReply, status: number, words: string) =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain').send(words);
