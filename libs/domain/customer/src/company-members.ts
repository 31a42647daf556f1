import { fail, ok, type Result } from '@materia/domain-kernel';

/** What a member does for a company. */
export const COMPANY_ROLES = ['buyer', 'accountant', 'administrator'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** Which role has which right. A buyer's orders are the company's from then on. */
export const COMPANY_RIGHTS = {
  buy: ['buyer', 'administrator'],
  'see-orders': ['buyer', 'administrator'],
  'see-documents': ['buyer', 'accountant', 'administrator'],
  'manage-members': ['administrator'],
  approve: ['administrator'],
} as const satisfies Readonly<Record<string, readonly CompanyRole[]>>;
export type CompanyRight = keyof typeof COMPANY_RIGHTS;

const roles: Readonly<Record<CompanyRight, readonly CompanyRole[]>> = COMPANY_RIGHTS;

export const companyMay = (role: CompanyRole, right: CompanyRight): boolean =>
  roles[right].includes(role);

/** A member with the account's id. */
type Member = { readonly customerId: string; readonly role: CompanyRole };

/** Why a member keeps their place. A company without an administrator could let nobody in or out. */
type MemberRefusal = { readonly kind: 'no-such-member' | 'last-administrator' };

/**
 * The members after one got another role, or left (`undefined`). A company that has lost its
 * administrators, whose accounts are erased, keeps nobody.
 */
export const changeMembers = <Known extends Member>(
  members: readonly Known[],
  customerId: string,
  role: CompanyRole | undefined,
): Result<readonly Known[], MemberRefusal> => {
  if (!members.some((member) => member.customerId === customerId))
    return fail({ kind: 'no-such-member' });
  const after = members.flatMap((member) => {
    if (member.customerId !== customerId) return member;
    return role === undefined ? [] : { ...member, role };
  });
  return hasAdministrator(members) && !hasAdministrator(after)
    ? fail({ kind: 'last-administrator' })
    : ok(after);
};

const hasAdministrator = (members: readonly Member[]): boolean =>
  members.some(({ role }) => role === 'administrator');

/** How long an invitation can be accepted: as long as the link that confirms an account. */
export const INVITATION_LIFE_DAYS = 7;
/** Members and open invitations that one company has at most. */
export const COMPANY_MEMBERS_MOST = 50;

type InvitationState = 'open' | 'accepted' | 'withdrawn' | 'expired';

/** Moments are ISO strings in UTC. */
export const invitationState = (
  {
    acceptedAt,
    withdrawnAt,
    expiresAt,
  }: {
    readonly acceptedAt: string | null;
    readonly withdrawnAt: string | null;
    readonly expiresAt: string;
  },
  now: string,
): InvitationState => {
  if (acceptedAt !== null) return 'accepted';
  if (withdrawnAt !== null) return 'withdrawn';
  return now < expiresAt ? 'open' : 'expired';
};
