import type { ApprovalState, CompanyRole, RegisteredCompany } from '@materia/domain-customer';
import type { ColumnType } from 'kysely';
import type { Minor, MomentColumn } from './column-types.ts';

type OptionalMoment = ColumnType<string | null, string | null, string | null>;

/** What a public register said about a number; `null` if it has none of it. Never about persons. */
type CompanyAnswerTable = {
  market: string;
  number: string;
  company: ColumnType<RegisteredCompany | null, string | null, string | null>;
  answered_at: MomentColumn;
};

/** A company with members. Its number opens nothing: two companies may have typed the same one. */
type LegalEntityTable = {
  market: string;
  id: string;
  name: string;
  tax_number: string;
  /** Orders of buyers above it wait for an approver; null for no limit. */
  approval_limit_minor: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: MomentColumn;
};

/** An account is a member of one company at most. */
type CompanyMemberTable = {
  market: string;
  customer_id: string;
  legal_entity_id: string;
  role: CompanyRole;
  since: MomentColumn;
};

/** `token` is in the link of its mail, `id` is what administrators see. */
export type CompanyInvitationTable = {
  market: string;
  id: string;
  token: string;
  legal_entity_id: string;
  email: string;
  email_key: string;
  role: CompanyRole;
  invited_at: MomentColumn;
  expires_at: MomentColumn;
  accepted_at: OptionalMoment;
  withdrawn_at: OptionalMoment;
};

/** What a member asks the approvers of the company for. Amounts are with tax. */
export type CompanyApprovalTable = {
  market: string;
  id: string;
  legal_entity_id: string;
  /** The member who asks. */
  customer_id: string;
  /** The cart that waits; null once it is gone. */
  cart_id: string | null;
  state: ApprovalState;
  asked_at: MomentColumn;
  ends_at: MomentColumn;
  /** The total that the member saw, and the limit at that time. */
  asked_minor: Minor;
  limit_minor: Minor;
  items_count: number;
  comment: string;
  quote_number: string | null;
  decided_at: OptionalMoment;
  /** The approver; null as long as it waits, and after their account was erased. */
  decided_by: string | null;
  reason: string | null;
  /** The order that it has become, or whose payment it waits for. */
  order_number: string | null;
};

export type CompanyTables = {
  company_answer: CompanyAnswerTable;
  legal_entity: LegalEntityTable;
  company_member: CompanyMemberTable;
  company_invitation: CompanyInvitationTable;
  company_approval: CompanyApprovalTable;
};
