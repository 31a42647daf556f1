import { emailKey, parseEmail } from '@materia/domain-contact';
import { fail, ok } from '@materia/domain-kernel';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import { isKnownAddress, takeRegistration } from '../account/open-customer.ts';
import { activationHandlers } from './activation-routes.ts';
import { confirmationHandlers } from './confirmation-routes.ts';
import { resetHandlers } from './reset-routes.ts';
import { ownSessionHandlers } from './session-routes.ts';
import type { IdentityTools } from './tools.ts';

/** What a form asks before it is sent; it tells what a registration tells and shares its limit. */
const availabilityHandlers = ({
  db,
  attempts,
}: IdentityTools): HandlersOf<'isAccountAvailable'> => ({
  isAccountAvailable: async ({ body }, context) => {
    const email = parseEmail(body.email);
    if (!email.ok)
      return fail({ kind: 'bad-input', fields: [{ field: 'body.email', kind: 'not-an-email' }] });
    if (!(await takeRegistration(attempts, context))) return fail({ kind: 'too-many-requests' });
    const isKnown = await isKnownAddress(db, context.market.id, emailKey(email.value));
    return ok({ available: !isKnown });
  },
});

/** Proving a mailbox, passwords, accounts that stores created, and own sessions (area 11). */
export const identityHandlers = (tools: IdentityTools) => ({
  ...confirmationHandlers(tools),
  ...resetHandlers(tools),
  ...activationHandlers(tools),
  ...availabilityHandlers(tools),
  ...ownSessionHandlers(tools),
});
