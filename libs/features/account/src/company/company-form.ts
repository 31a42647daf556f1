import { COMPANY_ROLES, type LimitFault } from '@materia/domain-customer';
import { defineForm, line, oneOf } from '@materia/ui-shop';

/** The forms of a company's page, told apart by their intents. */
export const openCompanyForm = defineForm({}, { intent: 'open' });
export const inviteForm = defineForm(
  { email: line().faults<{ readonly kind: 'not-an-email' }>(), role: oneOf(COMPANY_ROLES) },
  { intent: 'invite' },
);
export const withdrawForm = defineForm({ invitation: line(64) }, { intent: 'withdraw' });
export const roleForm = defineForm(
  { member: line(64), role: oneOf(COMPANY_ROLES) },
  { intent: 'role' },
);
export const removeForm = defineForm({ member: line(64) }, { intent: 'remove' });
export const leaveForm = defineForm({}, { intent: 'leave' });

/** The limit above which orders of buyers wait for an approver; empty for none. */
export const limitForm = defineForm({ limit: line(30).faults<LimitFault>() }, { intent: 'limit' });

export const COMPANY_FORMS = {
  limit: limitForm,
  open: openCompanyForm,
  invite: inviteForm,
  withdraw: withdrawForm,
  role: roleForm,
  remove: removeForm,
  leave: leaveForm,
} as const;
