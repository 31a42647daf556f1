export { confirmNewsletter, stopNewsletter, subscribe } from './newsletter-calls.ts';
export type { Subscribed, Subscription } from './newsletter-calls.ts';
export { confirmRestockNotice, requestRestockNotice, stopRestockNotice } from './restock-calls.ts';
export { reportContent, type Receipt } from './report-calls.ts';
export type {
  ReportHostField,
  RestockHostField,
  SubmissionRefusal,
  SubscriptionHostField,
} from './submission-refusal.ts';
