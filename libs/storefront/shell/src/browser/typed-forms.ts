import { startChoicePreviews, startCopyButtons } from '@materia/features-checkout/browser';
import { startDrafts, startFieldChecks, startReveals } from '@materia/ui-design-system/behaviours';
import { startCompanyLookUps, startTownFields } from '@materia/ui-shop';
import { fetchPart, fetchSuggestions } from './fetch-part.ts';
import { startPolling } from './polling.ts';
import { sendForm } from './send-form.ts';

/** Starts what only pages with something to type, choose or copy, or with a payment to wait for, need. */
export const startTypedForms = (): void => {
  startCompanyLookUps(sendForm);
  startDrafts();
  startFieldChecks();
  startReveals();
  startChoicePreviews(fetchPart);
  startCopyButtons();
  startTownFields(fetchSuggestions);
  startPolling();
};
