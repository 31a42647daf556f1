import { type ColourName, colourNamed, type ColourWords } from '@materia/market-model';

/** A facet of which fewer values are colours, in percent, is about something else. */
const COLOURS_NEEDED = 60;
/** One colour is not a choice of colours. */
const LEAST_VALUES = 2;

/**
 * The colours of a facet's values by value id, if the facet is about colours: at least 60 percent of
 * its values are words for them. Values that are no known colour have no entry. The words decide,
 * not the code of the facet, so colours, decors and attributes of imported files all have swatches.
 */
export const swatchesOf = (
  values: readonly { readonly id: string; readonly label: string }[],
  words: ColourWords,
): ReadonlyMap<string, ColourName> | undefined => {
  if (values.length < LEAST_VALUES) return undefined;
  const colours = new Map(
    values.flatMap(({ id, label }) => {
      const colour = colourNamed(label, words);
      return colour === undefined ? [] : [[id, colour] as const];
    }),
  );
  return colours.size * 100 >= values.length * COLOURS_NEEDED ? colours : undefined;
};
