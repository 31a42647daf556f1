import { fail, ok } from '@materia/domain-kernel';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import type { WithDb } from '../../platform/database/with-tx.ts';
import { findProduct } from '../products/repository.ts';
import { energyLabelSvg } from './energy-label.ts';
import type { PictureFiles } from './pictures.ts';

const DAY = 86_400;

/** Product pictures, cached by browsers and proxies for a month. */
export const pictureHandlers = ({
  pictures,
}: {
  readonly pictures: PictureFiles;
}): HandlersOf<'readPicture'> => ({
  readPicture: async ({ params, query, headers }, { setHeader }) => {
    const { width, height, quality } = query;
    const picture = await pictures.read({
      market: params.market,
      name: params.name.replace(/\.\w+$/, ''),
      width: width ?? height,
      height,
      quality,
    });
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
