/**
 * Every class on a label in force, best first. Labels of the 2019 acts use A to G; older ones begin
 * above A.
 */
export const ENERGY_CLASSES = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type EnergyClass = (typeof ENERGY_CLASSES)[number];

/**
 * The class of a product and the scale of its label, which is set by law for its kind of product.
 */
export type EnergyRating = {
  readonly energyClass: EnergyClass;
  readonly best: EnergyClass;
  readonly worst: EnergyClass;
};

/** The classes of a label from best to worst; none when the two ends are reversed. */
export const classesOfScale = ({
  best,
  worst,
}: Pick<EnergyRating, 'best' | 'worst'>): readonly EnergyClass[] =>
  ENERGY_CLASSES.slice(ENERGY_CLASSES.indexOf(best), ENERGY_CLASSES.indexOf(worst) + 1);

/** Whether a label's scale includes the class. */
export const isOnScale = (rating: EnergyRating): boolean =>
  classesOfScale(rating).includes(rating.energyClass);

/** Colours of the arrows, from dark green (0) to red (6). */
export const ENERGY_COLOURS = [0, 1, 2, 3, 4, 5, 6] as const;
export type EnergyColour = (typeof ENERGY_COLOURS)[number];

/**
 * The colour of a class on its own scale: the seven colours are assigned from the best class down,
 * and every class below the seventh is red too.
 */
export const energyColour = (rating: EnergyRating): EnergyColour => {
  const place = classesOfScale(rating).indexOf(rating.energyClass);
  return ENERGY_COLOURS.find((colour) => colour === place) ?? 6;
};
