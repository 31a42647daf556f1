import { startModals, startSubmits, startTicks } from './fields.ts';
import { startPictureFallbacks } from './picture-fallbacks.ts';
import { startSending } from './sending.ts';
import { startSteppers } from './steppers.ts';
import { startToasts } from './toasts.ts';

export { announce, ANNOUNCEMENT_ID } from './announce.ts';
export { startDrafts } from './drafts.ts';
export { startFieldChecks } from './field-checks.ts';
export { startReveals } from './reveals.ts';
export { ERROR_SUMMARY_MARK, focusErrorSummary } from './error-summary.ts';
export { clearToasts, showToast } from './toasts.ts';
export { startSuggesting, type SuggestingField } from './suggesting.ts';

/**
 * Starts what components of the design system do in the browser without React: one listener per
 * kind of part serves all such parts of the document, also those added later.
 */
export const startBehaviours = (): void => {
  for (const start of [
    startSteppers,
    startTicks,
    startSubmits,
    startModals,
    startSending,
    startPictureFallbacks,
    startToasts,
  ])
    start();
};
