import type { ColumnType, JSONColumnType } from 'kysely';

/** ISO string in UTC; written by the host's clock, never by the database's. */
type Moment = ColumnType<string, string, string>;

/** What was reported; a report without name and e-mail came from somebody who stayed unnamed. */
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
  created_at: Moment;
  updated_at: Moment;
};
type ReportStepTable = {
  market: string;
  receipt: string;
  seq: number;
  state: string;
  decision: string | null;
  statement: string;
  actor: string;
  at: Moment;
};

/** What an address asked for. `email_key` is the address as it is compared. */
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
/** One row an address; `token` opens the link of its mails that ends it, and stays the same. */
export type SubscriptionTable = SubscriptionContent & {
  state: 'confirmed' | 'stopped';
  token: string;
  updated_at: Moment;
};
/** A sign-up that waits for the owner of the address, who confirms it by `token`. */
export type NewsletterRequestTable = SubscriptionContent & {
  token: string;
  wording: JSONColumnType<readonly string[]>;
  asked_at: Moment;
  confirmed_at: ColumnType<string | null, string | null, string | null>;
};
/** `wording` holds the sentences that were agreed to, as proof. */
type SubscriptionStepTable = {
  market: string;
  email_key: string;
  seq: number;
  state: string;
  wording: JSONColumnType<readonly string[]>;
  at: Moment;
};

/** What visitors hand in without an account. */
export type SubmissionTables = {
  illicit_report: ReportTable;
  illicit_report_step: ReportStepTable;
  newsletter_subscription: SubscriptionTable;
  newsletter_request: NewsletterRequestTable;
  newsletter_step: SubscriptionStepTable;
};
