import { endApprovalsOfMember } from '../../selling/approval-outcomes/decide.ts';
import type { OwnRefusalBody, ParsedInput } from '@materia/api-contract';
import { emailKey, parseEmail } from '@materia/domain-contact';
import { changeMembers, companyMay, type CompanyRole } from '@materia/domain-customer';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { parseTaxNumberOfAny } from '@materia/domain-tax-number';
import { findByEmail } from '../../customers/account/repository.ts';
import {
  deleteMember,
  findCompanyOf,
  insertCompany,
  insertMember,
  lockCompany,
  membersOf,
  searchCompanies,
  setRole,
} from '../../customers/companies/members-repository.ts';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { ConsoleUnitContext } from '../../platform/contract/context.ts';
import type { HandlersOf, OwnRefusal } from '../../platform/contract/handlers.ts';
import { type Db, type Tx, withTx } from '../../platform/database/with-tx.ts';
import { recordStaffAction } from '../../platform/staff/audit.ts';
import { consoleRefusal } from './console-refusal.ts';

export type CompanyCalls = 'readCompanyDesk' | 'setCompanyMember';
type Wish = ParsedInput<'setCompanyMember'>['body'];
type Outcome = Result<Record<string, never>, OwnRefusal<OwnRefusalBody<'setCompanyMember'>>>;

const MOST_LISTED = 20;

/**
 * Companies for customer service, which gives accounts their roles where no administrator can
 * invite: it has checked who somebody is. Every act is audited first.
 */
export const companyDeskHandlers = (db: Db): HandlersOf<CompanyCalls> => ({
  readCompanyDesk: async ({ query: { search } }, { market }) => {
    const found = await searchCompanies(db, market.id, search, MOST_LISTED);
    const companies = [];
    for (const { id, name, tax_number } of found)
      companies.push({
        id,
        name,
        tax_number,
        members: (await membersOf(db, market.id, id)).map(
          ({ firstname, lastname, email, role }) => ({
            name: `${firstname} ${lastname}`,
            email,
            role,
          }),
        ),
      });
    return ok({ companies });
  },
  setCompanyMember: async ({ body }, context) => {
    const { market, person, now } = context;
    const email = parseEmail(body.email);
    if (!email.ok) return refuse('bad-input', 'email');
    const account = await findByEmail(db, market.id, emailKey(email.value));
    if (account === undefined) return refuse('not-found');
    await recordStaffAction(db, market.id, now, {
      actor: person.email,
      action: 'setCompanyMember',
      subject: { customer: account.id, ...body.company, role: body.role ?? 'none' },
    });
    return withTx(db, (tx) =>
      'id' in body.company
        ? setMember(tx, body.company.id, account.id, body.role, context)
        : openFor(tx, body.company, account.id, body.role, context),
    );
  },
});

/** Opens a company. Its first member can only be an administrator. */
const openFor = async (
  tx: Tx,
  { name, tax_number }: Exclude<Wish['company'], { readonly id: string }>,
  customerId: string,
  role: CompanyRole | null,
  { market, now }: ConsoleUnitContext,
): Promise<Outcome> => {
  const taxNumber = parseTaxNumberOfAny(market.rules.taxNumbers, tax_number);
  if (!taxNumber.ok) return refuse('bad-input', 'tax_number');
  if (role !== 'administrator') return refuse('last-administrator');
  const id = randomId();
  const isNew = await insertCompany(
    tx,
    { market: market.id, id, name, taxNumber: taxNumber.value },
    { customerId },
    now,
  );
  return isNew ? ok({}) : refuse('already-member');
};

const setMember = async (
  tx: Tx,
  legalEntityId: string,
  customerId: string,
  role: CompanyRole | null,
  { market, now }: ConsoleUnitContext,
): Promise<Outcome> => {
  await lockCompany(tx, market.id, legalEntityId);
  if ((await findCompanyOf(tx, market.id, legalEntityId)) === undefined) return refuse('not-found');
  const members = await membersOf(tx, market.id, legalEntityId);
  const changed = changeMembers(members, customerId, role ?? undefined);
  if (changed.ok) {
    if (role === null || !companyMay(role, 'buy'))
      await endApprovalsOfMember(tx, market.id, customerId, now);
    await (role === null
      ? deleteMember(tx, market.id, customerId)
      : setRole(tx, market.id, customerId, role));
    return ok({});
  }
  if (changed.error.kind === 'last-administrator') return refuse('last-administrator');
  if (role === null) return refuse('not-found');
  const isIn = await insertMember(tx, { market: market.id, customerId, legalEntityId, role }, now);
  return isIn ? ok({}) : refuse('already-member');
};

const refuse = (
  kind: 'bad-input' | 'not-found' | 'already-member' | 'last-administrator',
  subject?: string,
) => fail(consoleRefusal({ kind, ...(subject !== undefined && { subject }) }));
