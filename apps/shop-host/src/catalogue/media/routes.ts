import { fail, ok } from '@materia/domain-kernel';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import type { WithDb } from '../../platform/database/with-tx.ts';
import { findProduct } from '../products/repository.ts';
import { energyLabelSvg } from './energy-label.ts';
import { pictureStem } from './former-picture-repository.ts';
import type { PictureFiles } from './pictures.ts';

const DAY = 86_400;

/**
 * Product pictures, cached by browsers and proxies for a month. A name that orders still have, but
 * no picture any more, shows what its product looks like now.
 */
export const pictureHandlers = ({
  pictures,
  findPresentPicture,
}: {
  readonly pictures: PictureFiles;
  /** The picture that the product of a former one has now. */
  readonly findPresentPicture: (market: string, name: string) => Promise<string | undefined>;
}): HandlersOf<'readPicture'> => ({
  readPicture: async ({ params, query, headers }, { setHeader }) => {
    const { width, height, quality } = query;
    const { market } = params;
    const read = (name: string) =>
      pictures.read({
        market,
        name: pictureStem(name),
        width: width ?? height,
        height,
        quality,
      });
    const present = await read(params.name);
    const now = present.ok ? undefined : await findPresentPicture(market, pictureStem(params.name));
    const picture = now === undefined ? present : await read(now);
    if (!picture.ok) return fail({ kind: 'not-found' });
    const tag = `"${picture.value.tag}"`;
    setHeader('cache-control', `public, max-age=${30 * DAY}, stale-while-revalidate=${30 * DAY}`);
    setHeader('etag', tag);
    setHeader('cross-origin-resource-policy', 'cross-origin');
    return headers['if-none-match'] === tag
      ? fail({ status: 304 })
      : ok({ type: 'image/webp', bytes: picture.value.bytes });
  },
});

/** Energy labels of products, cached for a day. */
export const energyLabelHandlers = ({ db }: WithDb): HandlersOf<'readEnergyLabel'> => ({
  readEnergyLabel: async ({ params: { market, sku } }, { setHeader }) => {
    const product = await findProduct(db, market, sku);
    if (product === undefined || product.energy === null) return fail({ kind: 'not-found' });
    setHeader('cache-control', `public, max-age=${DAY}`);
    setHeader('cross-origin-resource-policy', 'cross-origin');
    const svg = energyLabelSvg({
      supplier: product.manufacturer.name,
      model: product.adeokey,
      rating: product.energy,
    });
    return ok({ type: 'image/svg+xml', bytes: Buffer.from(svg) });
  },
});
