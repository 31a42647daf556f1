import { TRUSTED_POLICIES, trustedPolicy } from '../boot/trusted-types.ts';

/** By which the library of the street map finds out what the browser can draw. */
const DRAWING_TRIAL = '<svg/>';

/** Accepts that text once a map is opened; every other text of a library is refused as before. */
export const mapPolicy = trustedPolicy(TRUSTED_POLICIES.libraries, {
  createHTML: (html) => (html === DRAWING_TRIAL ? html : null),
});
