/** How long after choosing it the pickup hour may be changed. */
export const PICKUP_CHANGE_MINUTES = 5;

/** The last minute shows a warning. */
const WARNING_SECONDS = 60;

export type PickupChange =
  | { readonly kind: 'open'; readonly secondsLeft: number; readonly runsOut: boolean }
  | { readonly kind: 'over' };

/**
 * Whether the pickup hour may still be changed this many seconds after it was chosen, and whether
 * to warn that time is running out.
 */
export const pickupChange = (secondsSinceChoice: number): PickupChange => {
  const secondsLeft = PICKUP_CHANGE_MINUTES * 60 - Math.max(0, Math.floor(secondsSinceChoice));
  return secondsLeft > 0
    ? { kind: 'open', secondsLeft, runsOut: secondsLeft <= WARNING_SECONDS }
    : { kind: 'over' };
};
