import { COMPANY_RIGHTS } from '@materia/domain-customer';
import { pathTo } from '@materia/market-model';
import { type ApprovalEnd, approvalAsked, approvalDecided } from '@materia/ui-mail';
import { findCustomer } from '../../customers/account/repository.ts';
import { membersOf } from '../../customers/companies/members-repository.ts';
import type { MailTemplates } from '../../platform/mail/mail-template.ts';
import { momentIn } from '../../platform/mail/moment-in.ts';
import type { APPROVAL_MAIL_KINDS } from './mails.ts';
import { type ApprovalRow, findApprovalById } from '../approval-requests/repository.ts';

const APPROVERS: readonly string[] = COMPANY_RIGHTS.approve;

/** Asks an approver, unless it was decided or they lost the right before the mail was sent. */
const asked: MailTemplates['approval-asked'] = async (
  { approval: id, to },
  { db, market, voice, shopOrigin },
) => {
  const row = await findApprovalById(db, { market: market.id, id });
  if (row?.state !== 'waiting') return undefined;
  const members = await membersOf(db, market.id, row.legal_entity_id);
  const approver = members.find(
    ({ customerId, role }) => customerId === to && APPROVERS.includes(role),
  );
  if (approver === undefined) return undefined;
  const page = shopOrigin + pathTo(market.routes)('approval', { approvalId: id });
  return {
    id: `${id}-${to}`,
    to: approver.email,
    content: approvalAsked(
      { amountMinor: row.asked_minor, until: momentIn(market, row.ends_at), page },
      voice,
    ),
  };
};

const decided: MailTemplates['approval-decided'] = async (
  { approval: id },
  { db, market, voice, shopOrigin },
) => {
  const row = await findApprovalById(db, { market: market.id, id });
  const end = row && endOf(row);
  if (row === undefined || end === undefined) return undefined;
  const { email } = await findCustomer(db, market.id, row.customer_id);
  const page = shopOrigin + pathTo(market.routes)('approval', { approvalId: id });
  return { id, to: email, content: approvalDecided({ end, page }, voice) };
};

const endOf = ({ state, order_number, quote_number }: ApprovalRow): ApprovalEnd | undefined => {
  if (state === 'placed' && order_number !== null) return { kind: state, number: order_number };
  return state === 'refused' || state === 'expired'
    ? { kind: state, isQuote: quote_number !== null }
    : undefined;
};

export const approvalMailTemplates: Pick<MailTemplates, keyof typeof APPROVAL_MAIL_KINDS> = {
  'approval-asked': asked,
  'approval-decided': decided,
};
