/** What the form sends along for its script, in `data-position`. */
export type PositionContent = {
  readonly asking: string;
  readonly denied: string;
  readonly failed: string;
  /** The id of the element to replace by the same element of the answer. */
  readonly replaces?: string;
};
