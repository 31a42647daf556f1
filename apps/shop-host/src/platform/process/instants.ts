import { addMilliseconds } from 'date-fns/addMilliseconds';
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds';

/** Milliseconds from one ISO instant to another; negative when the second is earlier. */
export const millisecondsBetween = (from: string, to: string): number =>
  differenceInMilliseconds(to, from);

/** The ISO instant that many milliseconds later. */
export const laterBy = (instant: string, milliseconds: number): string =>
  addMilliseconds(instant, milliseconds).toISOString();
