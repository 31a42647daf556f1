export {
  type AnalyticsQueue,
  pushEvents,
  type QueuedEvent,
  queueEvent,
} from './analytics-queue.ts';
export {
  acceptAll,
  allows,
  type Consent,
  CONSENT_CATEGORIES,
  type ConsentCode,
  type ConsentSignal,
  consentSignals,
  consentTo,
  parseConsent,
  refuseAll,
  writeConsent,
} from './consent.ts';
export { keptSince } from './kept-since.ts';
export {
  type NewsletterFault,
  newsletterFaults,
  type NewsletterField,
  type NewsletterForm,
  type NewsletterRule,
} from './newsletter.ts';
export {
  type PreferencesAnswer,
  type PreferencesRefusal,
  receiptPreferencesOf,
  type ReceiptPreferences,
} from './preferences.ts';
export { type RetainedData, RETENTION_DAYS } from './retention.ts';
