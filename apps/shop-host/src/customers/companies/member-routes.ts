import type { Reply } from '@materia/api-contract';
import {
  changeMembers,
  COMPANY_MEMBERS_MOST,
  companyMay,
  type CompanyRight,
  type CompanyRole,
  INVITATION_LIFE_DAYS,
  invitationState,
} from '@materia/domain-customer';
import { emailKey, mailboxKey, parseEmail } from '@materia/domain-contact';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { parseTaxNumberOfAny } from '@materia/domain-tax-number';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { CustomerContext, RequestContext } from '../../platform/contract/context.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Refusal } from '../../platform/contract/refusals.ts';
import { type Db, type Reader, type Tx, withTx } from '../../platform/database/with-tx.ts';
import type { Attempts, Limit } from '../../platform/limits/attempts.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { findCustomer } from '../account/repository.ts';
import type { CompanyLookup } from './company-lookup.ts';
import { wireCompany } from './wire-company.ts';
import {
  acceptInvitation,
  findInvitation,
  insertInvitation,
  openInvitations,
  withdrawInvitation,
} from './invitations-repository.ts';
import {
  claimFirmOrders,
  deleteMember,
  findCompanyOf,
  findMembership,
  insertCompany,
  insertMember,
  lockCompany,
  type InvitationRow,
  type Membership,
  membersOf,
  setLimit,
  setRole,
} from './members-repository.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Invitations of one account. */
const INVITATIONS: Limit = { attempts: 20, windowMs: DAY };
/** Keeps members of companies from flooding a mailbox. */
const MAILS_TO_ONE: Limit = { attempts: 3, windowMs: DAY };
const LINKS: Limit = { attempts: 60, windowMs: HOUR };

type MemberCall =
  | 'readMyCompany'
  | 'openMyCompany'
  | 'inviteMember'
  | 'withdrawInvitation'
  | 'changeMember'
  | 'removeMember'
  | 'setApprovalLimit'
  | 'readInvitation'
  | 'acceptInvitation';

/** Called in the transaction in which a member leaves, or does not buy for the company any more. */
export type OnBuyingEnds = (
  tx: Tx,
  market: string,
  customerId: string,
  now: string,
) => Promise<void>;

type MemberRight = Result<Membership, Refusal<'not-found'> | Refusal<'forbidden'>>;

const NOT_FOUND = fail({ kind: 'not-found' } as const);

/**
 * The company of the caller if the id is its, and the caller has the right there. Another company
 * and a missing one get the same answer.
 */
export const memberWith = async (
  db: Reader,
  right: CompanyRight,
  legalEntityId: string,
  { market, customer }: CustomerContext,
): Promise<MemberRight> => {
  const membership = await findMembership(db, market.id, customer.customerId);
  if (membership?.legalEntityId !== legalEntityId) return NOT_FOUND;
  return companyMay(membership.role, right) ? ok(membership) : fail({ kind: 'forbidden' });
};

/** Companies and their members (BEY-43). */
export const memberHandlers = ({
  db,
  attempts,
  companies,
  onBuyingEnds,
}: {
  readonly companies: CompanyLookup;
  readonly db: Db;
  readonly attempts: Attempts;
  readonly onBuyingEnds: OnBuyingEnds;
}): Pick<Handlers, MemberCall> => {
  const freeLink = ({ market, shopperNetwork, now }: RequestContext): Promise<boolean> =>
    attempts.take(`company-link:${market.id}:${shopperNetwork}`, LINKS, now);

  /** Changes the members in one transaction, in which nobody else changes them. */
  const changing = async (
    { legalEntityId, customerId }: { readonly legalEntityId: string; readonly customerId: string },
    right: CompanyRight | undefined,
    role: CompanyRole | undefined,
    context: CustomerContext,
  ): Promise<
    Result<
      Reply<'changeMember'>,
      Refusal<'not-found'> | Refusal<'forbidden'> | Refusal<'last-administrator'>
    >
  > =>
    withTx(db, async (tx) => {
      const { market } = context;
      await lockCompany(tx, market.id, legalEntityId);
      const may = await memberWith(tx, right ?? 'see-documents', legalEntityId, context);
      if (!may.ok) return may;
      const changed = changeMembers(
        await membersOf(tx, market.id, legalEntityId),
        customerId,
        role,
      );
      if (!changed.ok)
        return changed.error.kind === 'no-such-member'
          ? NOT_FOUND
          : fail({ kind: 'last-administrator' });
      if (role === undefined || !companyMay(role, 'buy'))
        await onBuyingEnds(tx, market.id, customerId, context.now);
      await (role === undefined
        ? deleteMember(tx, market.id, customerId)
        : setRole(tx, market.id, customerId, role));
      return ok(await wireMine(tx, context));
    });

  return {
    readMyCompany: async (_, context) => {
      const mine = await wireMine(db, context);
      const number =
        mine.company &&
        parseTaxNumberOfAny(context.market.rules.taxNumbers, mine.company.tax_number);
      if (!number?.ok || mine.company === null) return ok(mine);
      const answer = await companies.byNumber(number.value, context);
      return ok(
        answer.kind === 'found'
          ? { company: { ...mine.company, registered: wireCompany(answer.value) } }
          : mine,
      );
    },

    openMyCompany: async (_, context) =>
      withTx(db, async (tx) => {
        const { market, customer, now } = context;
        const account = await findCustomer(tx, market.id, customer.customerId);
        const [name, taxNumber] = [account.corporation_name ?? '', account.company_fiscal_id ?? ''];
        if (name === '' || taxNumber === '') return fail({ kind: 'forbidden' });
        const id = randomId();
        const company = { market: market.id, id, name, taxNumber };
        if (!(await insertCompany(tx, company, customer, now)))
          return fail({ kind: 'already-member' });
        await claimFirmOrders(tx, market.id, customer.customerId, id);
        return ok(await wireMine(tx, context));
      }),

    inviteMember: async ({ params: { legalEntityId }, body }, context) => {
      const { market, customer, now } = context;
      const may = await memberWith(db, 'manage-members', legalEntityId, context);
      if (!may.ok) return may;
      const email = parseEmail(body.email);
      if (!email.ok)
        return fail({ kind: 'bad-input', fields: [{ field: 'body.email', kind: 'not-an-email' }] });
      const isFree = await attempts.takeAll(
        [
          [`company-invite:${market.id}:${customer.customerId}`, INVITATIONS],
          [`company-invite-to:${market.id}:${mailboxKey(email.value)}`, MAILS_TO_ONE],
        ],
        now,
      );
      if (!isFree) return fail({ kind: 'too-many-requests' });
      return withTx(db, async (tx) => {
        await lockCompany(tx, market.id, legalEntityId);
        // Until the lock, another administrator may have removed the caller.
        const still = await memberWith(tx, 'manage-members', legalEntityId, context);
        if (!still.ok) return still;
        const members = await membersOf(tx, market.id, legalEntityId);
        const open = await openInvitations(tx, market.id, legalEntityId, now);
        if (members.some((member) => member.email === emailKey(email.value)))
          return fail({ kind: 'already-member' });
        if (members.length + open.length >= COMPANY_MEMBERS_MOST)
          return fail({ kind: 'too-many-members' });
        const token = randomId();
        await insertInvitation(tx, {
          market: market.id,
          id: randomId(),
          token,
          legal_entity_id: legalEntityId,
          email: email.value,
          email_key: emailKey(email.value),
          role: body.role,
          invited_at: now,
          expires_at: laterBy(now, INVITATION_LIFE_DAYS * DAY),
          accepted_at: null,
          withdrawn_at: null,
        });
        await enqueueMail(tx, {
          market: market.id,
          kind: 'company-invitation',
          payload: { token },
          now,
        });
        return ok(await wireMine(tx, context));
      });
    },

    withdrawInvitation: async ({ params: { legalEntityId, invitationId } }, context) =>
      withTx(db, async (tx) => {
        const { market, now } = context;
        const may = await memberWith(tx, 'manage-members', legalEntityId, context);
        if (!may.ok) return may;
        const row = { market: market.id, legal_entity_id: legalEntityId, id: invitationId };
        return (await withdrawInvitation(tx, row, now))
          ? ok(await wireMine(tx, context))
          : NOT_FOUND;
      }),

    setApprovalLimit: async ({ params: { legalEntityId }, body }, context) =>
      withTx(db, async (tx) => {
        const { market } = context;
        await lockCompany(tx, market.id, legalEntityId);
        const may = await memberWith(tx, 'manage-members', legalEntityId, context);
        if (!may.ok) return may;
        await setLimit(tx, market.id, legalEntityId, body.limit_minor);
        return ok(await wireMine(tx, context));
      }),

    changeMember: ({ params, body }, context) =>
      changing(params, 'manage-members', body.role, context),

    removeMember: ({ params }, context) =>
      changing(
        params,
        // Every member may leave.
        params.customerId === context.customer.customerId ? undefined : 'manage-members',
        undefined,
        context,
      ),

    readInvitation: async ({ body }, context) => {
      if (!(await freeLink(context))) return fail({ kind: 'too-many-requests' });
      const found = await openInvitation(db, body.token, context);
      return found === undefined
        ? NOT_FOUND
        : ok({ company: found.company, role: found.row.role, email: found.row.email });
    },

    acceptInvitation: async ({ body }, context) => {
      if (!(await freeLink(context))) return fail({ kind: 'too-many-requests' });
      return withTx(db, async (tx) => {
        const { market, customer, now } = context;
        const known = await findInvitation(tx, market.id, body.token);
        if (known === undefined) return NOT_FOUND;
        await lockCompany(tx, market.id, known.legal_entity_id);
        const found = await openInvitation(tx, body.token, context);
        if (found === undefined) return NOT_FOUND;
        const account = await findCustomer(tx, market.id, customer.customerId);
        // The link went to one mailbox; whoever it was passed on to is not invited.
        if (account.email !== found.row.email_key) return fail({ kind: 'forbidden' });
        const member = {
          market: market.id,
          customerId: customer.customerId,
          legalEntityId: found.row.legal_entity_id,
          role: found.row.role,
        };
        if (!(await insertMember(tx, member, now))) return fail({ kind: 'already-member' });
        await acceptInvitation(tx, found.row, now);
        return ok(await wireMine(tx, context));
      });
    },
  };
};

/** The open invitation of a token, with the name of its company. */
const openInvitation = async (
  db: Reader | Tx,
  token: string,
  { market, now }: RequestContext,
): Promise<{ readonly row: InvitationRow; readonly company: string } | undefined> => {
  const row = await findInvitation(db, market.id, token);
  if (row === undefined) return undefined;
  const state = invitationState(
    { acceptedAt: row.accepted_at, withdrawnAt: row.withdrawn_at, expiresAt: row.expires_at },
    now,
  );
  const company = await findCompanyOf(db, market.id, row.legal_entity_id);
  return state === 'open' && company !== undefined ? { row, company: company.name } : undefined;
};

/** The caller's company; its members and invitations only for those who manage them. */
const wireMine = async (
  db: Reader,
  { market, customer, now }: CustomerContext,
): Promise<Reply<'readMyCompany'>> => {
  const mine = await findMembership(db, market.id, customer.customerId);
  if (mine === undefined) return { company: null };
  const { legalEntityId, name, taxNumber, role, approvalLimitMinor } = mine;
  const manages = companyMay(role, 'manage-members');
  const members = manages ? await membersOf(db, market.id, legalEntityId) : [];
  const invitations = manages ? await openInvitations(db, market.id, legalEntityId, now) : [];
  return {
    company: {
      legal_entity_id: legalEntityId,
      name,
      tax_number: taxNumber,
      role,
      approval_limit_minor: approvalLimitMinor,
      customer_id: customer.customerId,
      members: members.map(({ customerId, ...member }) => ({
        ...member,
        customer_id: customerId,
        is_self: customerId === customer.customerId,
      })),
      invitations: invitations.map(({ id, email, role: invited, expires_at }) => ({
        id,
        email,
        role: invited,
        expires_at,
      })),
    },
  };
};
