import { type Consent, refuseAll } from '@materia/domain-consent';
import { endSession, INITIAL_SESSION, type Session } from '@materia/domain-customer';
import { unreachable } from '@materia/domain-kernel';
import type { OpenSession } from './cookie-sessions.ts';

/** What the shop's own scripts may know of a session: everything but its token. */
type SessionFacts = Omit<Session, 'token'>;

/**
 * A session as the specification lists it, from its cookie and from the choice of cookies, which
 * belongs to the device.
 */
export const sessionFacts = (session: OpenSession, consent: Consent | undefined): SessionFacts => {
  const { token: _, ...facts } = sessionOf(session, {
    ...INITIAL_SESSION,
    allowedSaveCookie: consent !== undefined && consent.length > refuseAll().length,
    consentGroups: consent ?? INITIAL_SESSION.consentGroups,
  });
  return facts;
};

const sessionOf = (session: OpenSession, visit: Session): Session => {
  switch (session.kind) {
    case 'guest':
      return visit;
    case 'expired':
      return endSession(visit, 'unauthorised');
    case 'customer': {
      const { a: token, d: startedOn, c: customer } = session.content;
      return {
        ...visit,
        token,
        sessionStarted: true,
        startedOn,
        isUserPro: customer.p,
        customerType: customer.t,
        siriusIds: { company: customer.o, customer: customer.x },
      };
    }
    default:
      return unreachable(session);
  }
};
