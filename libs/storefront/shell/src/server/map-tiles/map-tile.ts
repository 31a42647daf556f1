/** A square of the world: at zoom `z` the world is 2^z squares wide and high, counted from the north-west. */
export type MapTile = { readonly z: number; readonly x: number; readonly y: number };

/** Nearer than this no source has pictures of its own. */
export const NEAREST_ZOOM = 19;

/** Plain numbers, without zeros before them: each square has one address. */
const NUMBER = /^(?:0|[1-9]\d{0,6})$/;

/** The square of three numbers as text; nothing when there is no such square. */
export const readMapTile = (
  asked: Readonly<Record<'z' | 'x' | 'y', string>>,
): MapTile | undefined => {
  if (![asked.z, asked.x, asked.y].every((text) => NUMBER.test(text))) return undefined;
  const [z, x, y] = [Number(asked.z), Number(asked.x), Number(asked.y)];
  return z <= NEAREST_ZOOM && x < 2 ** z && y < 2 ** z ? { z, x, y } : undefined;
};
