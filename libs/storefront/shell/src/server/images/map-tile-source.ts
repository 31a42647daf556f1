import { fail, ok, type Result } from '@materia/domain-kernel';
import type { MapTiles } from '@materia/page-request';
import type { MapTile } from './map-tile.ts';

/** A street map service that serves tiles by zoom, column and row. */
export type MapTileSource = {
  readonly addressOf: (tile: MapTile) => string;
  readonly credit: MapTiles;
};

export type MapTileSourceFault = 'no-address' | 'no-attribution' | 'no-attribution-address';

type Settings = {
  readonly url: string | undefined;
  readonly attribution: string | undefined;
  readonly attributionUrl: string | undefined;
};

/**
 * Reads the settings of the source; without a URL there is none. Sources require attribution, so it
 * is mandatory.
 */
export const parseMapTileSource = ({
  url,
  attribution = '',
  attributionUrl = '',
}: Settings): Result<MapTileSource | undefined, { readonly kind: MapTileSourceFault }> => {
  if (url === undefined || url === '') return ok(undefined);
  const addressOf = ({ z, x, y }: MapTile): string =>
    url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
  const example = URL.parse(addressOf({ z: 0, x: 0, y: 0 }));
  if (example === null || !/^https?:$/.test(example.protocol) || !isTemplate(url, example.origin))
    return fail({ kind: 'no-address' });
  if (attribution.trim() === '') return fail({ kind: 'no-attribution' });
  if (attributionUrl !== '' && URL.parse(attributionUrl)?.protocol !== 'https:')
    return fail({ kind: 'no-attribution-address' });
  return ok({
    addressOf,
    credit: {
      attribution: attribution.trim(),
      ...(attributionUrl !== '' && { attributionHref: attributionUrl }),
    },
  });
};

/** Each of the three placeholders once, and none of them in the host name. */
const isTemplate = (url: string, origin: string): boolean =>
  ['{z}', '{x}', '{y}'].every((place) => url.split(place).length === 2) &&
  url.startsWith(`${origin}/`);
