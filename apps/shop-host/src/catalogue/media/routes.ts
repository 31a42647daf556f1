import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refusal, sendRefusal } from '../../platform/contract/bind.ts';
import { DEFAULT_HEIGHT, DEFAULT_QUALITY, PICTURE_SIZES, type PictureFiles } from './pictures.ts';

const size = z.coerce
  .number()
  .refine(
    (pixels) => PICTURE_SIZES.some((offered) => offered === pixels),
    `one of ${PICTURE_SIZES.join(', ')}`,
  );
const params = z.object({
  market: z.string().regex(/^[a-z]{2,10}$/),
  name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}(\.(svg|webp|jpg|png))?$/),
});
const query = z.object({
  width: size.optional(),
  height: size.default(DEFAULT_HEIGHT),
  quality: z.coerce.number().int().min(40).max(95).default(DEFAULT_QUALITY),
});

const DAY = 86_400;

/** PictureFiles of products: `/media/pl/cement?width=320&height=320`. Open to everybody, for browsers and proxies to keep. */
export const mediaRoutes = async (
  app: FastifyInstance,
  { pictures }: { readonly pictures: PictureFiles },
): Promise<void> => {
  app.get(
    '/media/:market/:name',
    {
      schema: {
        summary: 'A product picture as WebP on white',
        tags: ['Pictures'],
        params,
        querystring: query,
      },
    },
    async (request, reply) => {
      const { market, name } = params.parse(request.params);
      const { width, height, quality } = query.parse(request.query);
      const picture = await pictures.read({
        market,
        name: name.replace(/\.\w+$/, ''),
        width: width ?? height,
        height,
        quality,
      });
      if (!picture.ok) return sendRefusal(request, reply, refusal('not-found'));
      const tag = `"${picture.value.tag}"`;
      reply
        .header('cache-control', `public, max-age=${30 * DAY}, stale-while-revalidate=${30 * DAY}`)
        .header('etag', tag)
        .header('cross-origin-resource-policy', 'cross-origin');
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.type('image/webp').send(picture.value.bytes);
    },
  );
};
