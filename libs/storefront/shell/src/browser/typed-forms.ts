import { startChoicePreviews, startCopyButtons } from '@materia/features-checkout/browser';
import { startGallery } from '@materia/features-product/browser';
import { startDrafts, startFieldChecks, startReveals } from '@materia/ui-design-system/behaviours';
import { startCompanyLookUps, startFilters, startTownFields } from '@materia/ui-shop';
import { fetchPage, fetchPart, fetchSuggestions } from './fetch-part.ts';
import { startPolling } from './polling.ts';
import { sendForm } from './send-form.ts';

/** Starts what only pages with something to type, choose, copy or look at more closely, or with a payment to wait for, need. */
export const startTypedForms = (): void => {
  startCompanyLookUps(sendForm);
  startFieldChecks();
  startDrafts();
  startReveals();
  startChoicePreviews(fetchPart);
  startCopyButtons();
  startTownFields(fetchSuggestions);
  startPolling();
  startFilters(fetchPage);
  startGallery();
};
