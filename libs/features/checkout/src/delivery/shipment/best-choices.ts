import type { ShippingChoiceFacts } from '../form/shipment-facts.ts';

/** What a method is best at among those of its shipment. */
export type BestAt = 'cheapest' | 'fastest';

type Compared = Pick<ShippingChoiceFacts, 'available' | 'price' | 'arrives' | 'earliest' | 'days'>;

/**
 * What each of the methods is best at. A method is best only if every other one costs more or comes
 * on a later day; with a single method there is nothing to compare.
 */
export const bestChoices = <Choice extends Compared>(
  choices: readonly Choice[],
): ReadonlyMap<Choice, readonly BestAt[]> => {
  const open = choices.filter(({ available }) => available);
  const cheapest = onlyLowest(open, ({ price }) => price.minor);
  const fastest = onlyLowest(open, dayOf);
  return new Map(
    choices.map((choice) => [
      choice,
      [
        ...(choice === cheapest ? (['cheapest'] as const) : []),
        ...(choice === fastest ? (['fastest'] as const) : []),
      ],
    ]),
  );
};

/** The day on which the products are there: of arrival, of the pickup, or of the first free slot. */
const dayOf = ({ arrives, earliest, days }: Compared): string | undefined =>
  arrives ??
  earliest?.date ??
  days.find(({ slots }) => slots.some(({ available }) => available))?.date;

const onlyLowest = <Choice extends Compared, Value extends string | number>(
  choices: readonly Choice[],
  valueOf: (choice: Choice) => Value | undefined,
): Choice | undefined => {
  if (choices.length < 2) return undefined;
  const values = choices.map(valueOf);
  // A method without a day might be the fastest.
  if (values.includes(undefined)) return undefined;
  const lowest = values.reduce((least, value) =>
    least !== undefined && value !== undefined && value < least ? value : least,
  );
  const best = choices.filter((_, index) => values[index] === lowest);
  return best.length === 1 ? best[0] : undefined;
};
