import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { HostUnavailable } from '@materia/api-client-kernel';
import { type SitemapEntry, sitemapEntries, sitemapSize } from '@materia/api-sitemaps';
import { isSitemapId, SITEMAP_IDS, type SitemapId } from '@materia/domain-navigation';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { SitemapIndexStream, SitemapStream } from 'sitemap';
import { acceptedEncoding } from '../page-cache/compress.ts';
import type { Shop } from '../shop/shop.ts';

/** Maximum number of URLs that search engines accept in one file. */
const MOST_ADDRESSES = 50_000;
const HOUR_SECONDS = 3600;

/** Path of the sitemap index; listed in robots.txt. */
export const SITEMAP_INDEX_PATH = '/sitemap.xml';

const partPath = (id: SitemapId, part: number): string => `/sitemaps/${id}-${part}.xml`;

/**
 * The sitemaps for search engines: an index, and parts of at most 50,000 URLs. They are streamed
 * while they are read from the host, so that memory use does not grow with the shop.
 */
export const xmlSitemaps =
  (shop: Shop): FastifyPluginAsync =>
  async (app) => {
    const { publicOrigin } = shop.environment;
    const host = shop.hostFor({ address: undefined, correlationId: undefined, token: undefined });

    app.get(SITEMAP_INDEX_PATH, (request, reply) =>
      orUnavailable(reply, async () => {
        const index = new SitemapIndexStream();
        for (const id of SITEMAP_IDS) {
          const parts = Math.ceil((await sitemapSize(host, id)) / MOST_ADDRESSES);
          for (let part = 1; part <= parts; part += 1)
            index.write({ url: publicOrigin + partPath(id, part) });
        }
        index.end();
        return sendXml(request, reply, index);
      }),
    );

    app.get<{ Params: { file: string } }>('/sitemaps/:file', (request, reply) =>
      orUnavailable(reply, async () => {
        const asked = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(request.params.file);
        const [id = '', part = 0] = [asked?.[1], Number(asked?.[2])];
        const entries = isSitemapId(id)
          ? sitemapEntries(host, id, {
              from: (part - 1) * MOST_ADDRESSES,
              to: part * MOST_ADDRESSES,
            })
          : undefined;
        // The first URL is read before the response starts, so that a missing sitemap can still be
        // a 404.
        const first = await entries?.next();
        if (entries === undefined || first === undefined || first.done === true)
          return reply.code(404).type('text/plain').send('Not found');
        const xml = new SitemapStream({
          hostname: publicOrigin,
          xmlns: { news: false, video: false, xhtml: false, image: false },
        });
        const items = Readable.from(addressesOf(first.value, entries));
        items.on('error', (error) => xml.destroy(error));
        return sendXml(request, reply, items.pipe(xml));
      }),
    );
  };

async function* addressesOf(
  first: SitemapEntry,
  others: AsyncIterable<SitemapEntry>,
): AsyncGenerator<{ readonly url: string }, void, undefined> {
  yield { url: first.path };
  for await (const { path } of others) yield { url: path };
}

const orUnavailable = async (
  reply: FastifyReply,
  answer: () => Promise<FastifyReply>,
): Promise<FastifyReply> => {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof HostUnavailable)) throw error;
    return reply
      .code(503)
      .headers({ 'retry-after': '120', 'cache-control': 'no-store' })
      .type('text/plain')
      .send('Unavailable');
  }
};

const sendXml = (request: FastifyRequest, reply: FastifyReply, xml: Readable): FastifyReply => {
  const accepted = request.headers['accept-encoding']?.toString();
  // Gzip can be streamed and every search engine accepts it, also those that prefer another
  // encoding.
  const isPacked = acceptedEncoding(accepted) !== undefined && /\bgzip\b/i.test(accepted ?? '');
  reply.headers({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': `public, max-age=${HOUR_SECONDS}`,
    vary: 'Accept-Encoding',
    ...(isPacked && { 'content-encoding': 'gzip' }),
  });
  if (!isPacked) return reply.send(xml);
  const packed = createGzip();
  xml.on('error', (error) => packed.destroy(error));
  return reply.send(xml.pipe(packed));
};
