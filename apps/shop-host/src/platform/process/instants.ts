/** Milliseconds from one ISO instant to another; negative when the second is earlier. */
export const millisecondsBetween = (from: string, to: string): number =>
  Date.parse(to) - Date.parse(from);

/** The ISO instant so many milliseconds later. */
export const laterBy = (instant: string, milliseconds: number): string =>
  new Date(Date.parse(instant) + milliseconds).toISOString();
