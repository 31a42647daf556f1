/** A colour as #rrggbb. */
export type Colour = `#${string}`;

const channels = (colour: Colour): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The colour moved towards another by a share from 0 to 1. */
const mixed = (colour: Colour, other: Colour, share: number): Colour => {
  const target = channels(other);
  const hex = channels(colour).map((value, at) =>
    Math.round(value + ((target[at] ?? 0) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
};

export const lighter = (colour: Colour, share: number): Colour => mixed(colour, '#ffffff', share);
/** Shade is bluish, as on a bright day, so that dark sides do not look dirty. */
export const darker = (colour: Colour, share: number): Colour => mixed(colour, '#141a26', share);
