import { startChoicePreviews, startCopyButtons } from '@materia/features-checkout/browser';
import { startDrafts, startFieldChecks } from '@materia/ui-design-system/behaviours';
import { startStreetMaps } from '@materia/ui-shop';
import { TRUSTED_POLICIES, trustedPolicy } from '../boot/trusted-types.ts';
import { fetchPart } from './fetch-part.ts';
import { startPolling } from './polling.ts';

/** By which the library of the street map finds out what the browser can draw. */
const DRAWING_TRIAL = '<svg/>';

/** Starts what only pages with something to type, choose or copy, or with a payment to wait for, need. */
export const startTypedForms = (): void => {
  startDrafts();
  startFieldChecks();
  startChoicePreviews(fetchPart);
  startCopyButtons();
  trustedPolicy(TRUSTED_POLICIES.libraries, {
    createHTML: (html) => (html === DRAWING_TRIAL ? html : ''),
  });
  startStreetMaps();
  startPolling();
};
