import { type HostClient, refusalMeaning, type RefusalTable } from '@materia/api-client-kernel';
import type { Reply } from '@materia/api-contract';
import type { Email } from '@materia/domain-contact';
import type { CompanyRole } from '@materia/domain-customer';
import { fail, ok, type Result } from '@materia/domain-kernel';

type CompanyMemberFacts = {
  readonly customerId: string;
  readonly name: string;
  readonly email: string;
  readonly role: CompanyRole;
  readonly isSelf: boolean;
};

type CompanyInvitationFacts = {
  readonly id: string;
  readonly email: string;
  readonly role: CompanyRole;
  /** ISO instant. */
  readonly expiresAt: string;
};

/** The company of an account. Members and invitations are there for its administrators only. */
export type MyCompany = {
  readonly id: string;
  readonly name: string;
  readonly taxNumber: string;
  /** What the public register says of it; empty where the register says nothing. */
  readonly registered: {
    readonly vatNumber?: string | undefined;
    readonly legalForm?: string | undefined;
    readonly activity?: string | undefined;
    readonly sector?: string | undefined;
    readonly employees?: string | undefined;
  };
  readonly role: CompanyRole;
  /** Orders of buyers above it wait for an approver: minor units with tax; null for no limit. */
  readonly limitMinor: number | null;
  /** The account of the customer. */
  readonly selfId: string;
  readonly members: readonly CompanyMemberFacts[];
  readonly invitations: readonly CompanyInvitationFacts[];
};

/** The company of the signed-in customer; undefined for one who is no member. */
export const fetchMyCompany = async (host: HostClient): Promise<MyCompany | undefined> => {
  const answer = await host('readMyCompany', {});
  return answer.ok ? readMine(answer.value) : undefined;
};

const readMine = ({ company }: Reply<'readMyCompany'>): MyCompany | undefined =>
  company === null
    ? undefined
    : {
        id: company.legal_entity_id,
        name: company.name,
        taxNumber: company.tax_number,
        registered: {
          vatNumber: company.registered?.vatNumber,
          legalForm: company.registered?.legalNatureLabel,
          activity: company.registered?.activityTypeCode,
          sector: company.registered?.activityTypeLabel,
          employees: company.registered?.employeeSlices,
        },
        role: company.role,
        limitMinor: company.approval_limit_minor,
        selfId: company.customer_id,
        members: company.members.map(
          ({ customer_id: customerId, firstname, lastname, email, role, is_self: isSelf }) => ({
            customerId,
            name: `${firstname} ${lastname}`,
            email,
            role,
            isSelf,
          }),
        ),
        invitations: company.invitations.map(({ id, email, role, expires_at: expiresAt }) => ({
          id,
          email,
          role,
          expiresAt,
        })),
      };

/** Whether the account has a company although it opened none. */
const HAS_COMPANY = {
  forbidden: false,
  'already-member': true,
} as const satisfies RefusalTable<'openMyCompany', boolean>;

/** Opens the company of a firm. Returns whether there is one now. */
export const openMyCompany = async (host: HostClient): Promise<boolean> => {
  const answer = await host('openMyCompany', {});
  return answer.ok || refusalMeaning('openMyCompany', answer.error, HAS_COMPANY, false);
};

/** Why a change to a company was not made. */
export type CompanyRefusal = {
  readonly kind:
    | 'not-an-email'
    | 'already-member'
    | 'too-many-members'
    | 'too-many-requests'
    | 'last-administrator'
    | 'refused';
};

const NOT_INVITED = {
  'bad-input': 'not-an-email',
  forbidden: 'refused',
  'not-found': 'refused',
  'already-member': 'already-member',
  'too-many-members': 'too-many-members',
  'too-many-requests': 'too-many-requests',
} as const satisfies RefusalTable<'inviteMember', CompanyRefusal['kind']>;

const UNCHANGED = {
  'bad-input': 'refused',
  forbidden: 'refused',
  'not-found': 'refused',
  'last-administrator': 'last-administrator',
} as const satisfies RefusalTable<'changeMember' | 'removeMember', CompanyRefusal['kind']>;

/** Invites a mailbox to a company. */
export const inviteMember = async (
  host: HostClient,
  legalEntityId: string,
  { email, role }: { readonly email: Email; readonly role: CompanyRole },
): Promise<Result<undefined, CompanyRefusal>> => {
  const answer = await host('inviteMember', { params: { legalEntityId }, body: { email, role } });
  return answer.ok
    ? ok(undefined)
    : fail({ kind: refusalMeaning('inviteMember', answer.error, NOT_INVITED, 'refused') });
};

/** Withdraws an invitation. One that is gone already is as good as withdrawn. */
export const withdrawInvitation = async (
  host: HostClient,
  legalEntityId: string,
  invitationId: string,
): Promise<void> => {
  await host('withdrawInvitation', { params: { legalEntityId, invitationId } });
};

/** Gives a member another role. */
export const changeMember = async (
  host: HostClient,
  params: { readonly legalEntityId: string; readonly customerId: string },
  role: CompanyRole,
): Promise<Result<undefined, CompanyRefusal>> => {
  const answer = await host('changeMember', { params, body: { role } });
  return answer.ok
    ? ok(undefined)
    : fail({ kind: refusalMeaning('changeMember', answer.error, UNCHANGED, 'refused') });
};

/** Removes a member, or leaves the company. */
export const removeMember = async (
  host: HostClient,
  params: { readonly legalEntityId: string; readonly customerId: string },
): Promise<Result<undefined, CompanyRefusal>> => {
  const answer = await host('removeMember', { params });
  return answer.ok
    ? ok(undefined)
    : fail({ kind: refusalMeaning('removeMember', answer.error, UNCHANGED, 'refused') });
};

/** Sets the limit of a company in minor units with tax, or none; false if the customer may not. */
export const setApprovalLimit = async (
  host: HostClient,
  legalEntityId: string,
  limitMinor: number | null,
): Promise<boolean> =>
  (
    await host('setApprovalLimit', {
      params: { legalEntityId },
      body: { limit_minor: limitMinor },
    })
  ).ok;

/** An open invitation, as its link shows it. */
export type OpenInvitation = {
  readonly company: string;
  readonly role: CompanyRole;
  readonly email: string;
};

/** The invitation of a link; undefined once it is no longer open. */
export const fetchInvitation = async (
  host: HostClient,
  token: string,
): Promise<OpenInvitation | undefined> => {
  const answer = await host('readInvitation', { body: { token } });
  return answer.ok ? answer.value : undefined;
};

const NOT_ACCEPTED = {
  'bad-input': 'unknown',
  'not-found': 'unknown',
  forbidden: 'other-mailbox',
  'already-member': 'already-member',
  'too-many-requests': 'too-many-requests',
} as const satisfies RefusalTable<'acceptInvitation', string>;

export type AcceptanceRefusal = {
  readonly kind: (typeof NOT_ACCEPTED)[keyof typeof NOT_ACCEPTED];
};

/** Accepts an invitation with the account that is signed in. */
export const acceptInvitation = async (
  host: HostClient,
  token: string,
): Promise<Result<undefined, AcceptanceRefusal>> => {
  const answer = await host('acceptInvitation', { body: { token } });
  return answer.ok
    ? ok(undefined)
    : fail({ kind: refusalMeaning('acceptInvitation', answer.error, NOT_ACCEPTED, 'unknown') });
};
