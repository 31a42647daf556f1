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

/** One row an address. `email_key` is the address as it is compared; `token` opens the links of the mails. */
export type SubscriptionTable = {
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
  state: 'asked' | 'confirmed' | 'stopped';
  token: string;
  updated_at: Moment;
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
  newsletter_step: SubscriptionStepTable;
};
