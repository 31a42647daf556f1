import { type Category, pictureUrl } from '@materia/api-catalogue';
import type { TileFacts } from './CategoryTiles.tsx';

/** A category as a tile shows it. */
export const tileOf = (
  { name, segments, productCount, image }: Category,
  marketId: string,
): TileFacts => ({
  name,
  segments,
  productCount,
  picture: image === undefined ? undefined : pictureUrl(marketId, image),
});
