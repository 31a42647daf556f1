import {
  changeMember,
  type CompanyRefusal,
  fetchMyCompany,
  inviteMember,
  type MyCompany,
  openMyCompany,
  removeMember,
  setApprovalLimit,
  withdrawInvitation,
} from '@materia/api-account';
import { outageAs } from '@materia/api-client-kernel';
import { parseEmail } from '@materia/domain-contact';
import { type CompanyRole, parseLimit } from '@materia/domain-customer';
import { fail, ok, type Result, unreachable } from '@materia/domain-kernel';
import type { TextKey } from '@materia/market-model';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import { sentForm } from '@materia/ui-shop';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import {
  COMPANY_FORMS,
  inviteForm,
  limitForm,
  removeForm,
  roleForm,
  withdrawForm,
} from './company-form.ts';

/** Why nothing changed; `typed` is an invitation that was not sent. */
export type CompanyOutcome = {
  readonly kind: CompanyRefusal['kind'] | 'not-opened' | 'not-an-amount';
  readonly typed?: { readonly email: string; readonly role: CompanyRole };
  /** A limit that was not saved. */
  readonly typedLimit?: string;
};

/** The status of a page that shows why nothing changed. */
const STATUS = {
  'not-an-email': 422,
  'already-member': 422,
  'too-many-members': 422,
  'too-many-requests': 429,
  'last-administrator': 422,
  refused: 422,
  'not-opened': 422,
  'not-an-amount': 422,
} as const satisfies Readonly<Record<CompanyOutcome['kind'], number>>;

type Done = Result<TextKey, CompanyOutcome>;

/** Opens a company, or changes its members and invitations, and shows it again (303). */
export const changeCompany = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  const done = await change(shop, form).catch(outageAs('problem'));
  if (done === 'problem') return refuse({ kind: 'refused' }, 502);
  if (!done.ok) return refuse(done.error, STATUS[done.error.kind]);
  shop.session.flash({ type: 'success', key: done.value });
  return redirect(shop.to('company'), 303);
};

const change = async ({ host }: ShopRequest, form: FormData): Promise<Done> => {
  const sent = sentForm(form, COMPANY_FORMS);
  if (sent === 'open')
    return (await openMyCompany(host)) ? ok('company.opened') : fail({ kind: 'not-opened' });
  const company = await fetchMyCompany(host);
  if (sent === undefined || company === undefined) return fail({ kind: 'refused' });
  const legalEntityId = company.id;
  switch (sent) {
    case 'invite':
      return invite(host, company, form);
    case 'limit': {
      const { limit: typedLimit } = limitForm.read(form);
      const limit = parseLimit(typedLimit);
      if (!limit.ok) return fail({ ...limit.error, typedLimit });
      return (await setApprovalLimit(host, legalEntityId, limit.value))
        ? ok('approvals.limitSaved')
        : fail({ kind: 'refused' });
    }
    case 'withdraw':
      await withdrawInvitation(host, legalEntityId, withdrawForm.read(form).invitation);
      return ok('company.withdrawn');
    case 'role': {
      const { member, role } = roleForm.read(form);
      if (role === undefined) return fail({ kind: 'refused' });
      const changed = await changeMember(host, { legalEntityId, customerId: member }, role);
      return changed.ok ? ok('company.roleChanged') : changed;
    }
    case 'remove': {
      const { member } = removeForm.read(form);
      const removed = await removeMember(host, { legalEntityId, customerId: member });
      return removed.ok ? ok('company.removed') : removed;
    }
    case 'leave': {
      const left = await removeMember(host, { legalEntityId, customerId: company.selfId });
      return left.ok ? ok('company.left') : left;
    }
    default:
      return unreachable(sent);
  }
};

const invite = async (
  host: ShopRequest['host'],
  { id }: MyCompany,
  form: FormData,
): Promise<Done> => {
  const { email: text, role = 'buyer' } = inviteForm.read(form);
  const typed = { email: text, role };
  const email = parseEmail(text);
  if (!email.ok) return fail({ kind: 'not-an-email', typed });
  const invited = await inviteMember(host, id, { email: email.value, role });
  return invited.ok ? ok('company.invited') : fail({ ...invited.error, typed });
};

const refuse = (outcome: CompanyOutcome, status: number) => data(outcome, { status });
