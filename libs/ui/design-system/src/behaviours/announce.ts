/** The id of the live region that a page keeps for `announce`. */
export const ANNOUNCEMENT_ID = 'announcement';

/**
 * Screen readers notice only changes of a region that they already know, so it is filled a moment
 * after it was emptied.
 */
const PAUSE_MS = 100;

/** Reads a text out to users of screen readers; nothing visible changes. */
export const announce = (text: string): void => {
  const region = document.getElementById(ANNOUNCEMENT_ID);
  if (region === null) return;
  region.textContent = '';
  setTimeout(() => (region.textContent = text), PAUSE_MS);
};
