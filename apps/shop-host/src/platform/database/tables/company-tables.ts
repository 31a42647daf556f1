import type { CompanyRole, RegisteredCompany } from '@materia/domain-customer';
import type { ColumnType } from 'kysely';
import type { MomentColumn } from './column-types.ts';

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

export type CompanyTables = {
  company_answer: CompanyAnswerTable;
  legal_entity: LegalEntityTable;
  company_member: CompanyMemberTable;
  company_invitation: CompanyInvitationTable;
};
