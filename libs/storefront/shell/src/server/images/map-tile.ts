/** A map tile: at zoom `z` the world is 2^z tiles wide and high, counted from the north-west. */
export type MapTile = { readonly z: number; readonly x: number; readonly y: number };

/** The maximum zoom; no source has tiles beyond it. */
export const NEAREST_ZOOM = 19;

/** Plain numbers without leading zeros, so that each tile has one URL. */
const NUMBER = /^(?:0|[1-9]\d{0,6})$/;

/** Parses a tile from three numbers as text; undefined when there is no such tile. */
export const parseMapTile = (
  asked: Readonly<Record<'z' | 'x' | 'y', string>>,
): MapTile | undefined => {
  if (![asked.z, asked.x, asked.y].every((text) => NUMBER.test(text))) return undefined;
  const [z, x, y] = [Number(asked.z), Number(asked.x), Number(asked.y)];
  return z <= NEAREST_ZOOM && x < 2 ** z && y < 2 ** z ? { z, x, y } : undefined;
};
