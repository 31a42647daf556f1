export { confirmNewsletter, stopNewsletter, subscribe } from './newsletter-calls.ts';
export type { Subscribed, Subscription } from './newsletter-calls.ts';
export { reportContent, type Receipt } from './report-calls.ts';
export type {
  ReportHostField,
  SubmissionRefusal,
  SubscriptionHostField,
} from './submission-refusal.ts';
