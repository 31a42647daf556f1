import type { ColumnType, JSONColumnType } from 'kysely';
import type { MomentColumn } from './column-types.ts';

/** A report. One without name and e-mail was made anonymously. */
export type ReportTable = {
  market: string;
  receipt: string;
  address: string;
  reason: string;
  explanation: string;
  name: string | null;
  email: string | null;
  state: string;
  decision: string | null;
  created_at: MomentColumn;
  updated_at: MomentColumn;
};
type ReportStepTable = {
  market: string;
  receipt: string;
  seq: number;
  state: string;
  decision: string | null;
  statement: string;
  actor: string;
  at: MomentColumn;
};

/** A request for an address. `email_key` is the address in its comparison form. */
type SubscriptionContent = {
  market: string;
  email_key: string;
  email: string;
  prefix: string;
  firstname: string;
  lastname: string;
  phone: string;
  shop_email: boolean;
  partners_email: boolean;
  shop_sms: boolean;
  store_id: string | null;
};
/** One row per address. `token` is in the unsubscribe link of its mails and never changes. */
export type SubscriptionTable = SubscriptionContent & {
  state: 'confirmed' | 'stopped';
  token: string;
  updated_at: MomentColumn;
};
/** A sign-up awaiting confirmation by the owner of the address through `token`. */
export type NewsletterRequestTable = SubscriptionContent & {
  token: string;
  wording: JSONColumnType<readonly string[]>;
  asked_at: MomentColumn;
  confirmed_at: ColumnType<string | null, string | null, string | null>;
};
/** `wording` contains the sentences that were agreed to, as proof. */
type SubscriptionStepTable = {
  market: string;
  email_key: string;
  seq: number;
  state: string;
  wording: JSONColumnType<readonly string[]>;
  at: MomentColumn;
};

/** Submissions by visitors without an account. */
export type SubmissionTables = {
  illicit_report: ReportTable;
  illicit_report_step: ReportStepTable;
  newsletter_subscription: SubscriptionTable;
  newsletter_request: NewsletterRequestTable;
  newsletter_step: SubscriptionStepTable;
};
