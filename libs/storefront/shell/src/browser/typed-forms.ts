import { startDrafts, startFieldChecks } from '@materia/ui-design-system/behaviours';
import { startPolling } from './polling.ts';

/** Starts what only pages with something to type, or with a payment to wait for, need. */
export const startTypedForms = (): void => {
  startDrafts();
  startFieldChecks();
  startPolling();
};
