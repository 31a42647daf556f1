import type { StaffDuty } from '@materia/api-contract';
import type { FastifyRequest } from 'fastify';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Clock } from '@materia/platform-clock';
import type { StaffMember } from '../contract/context.ts';
import { bearerOf, isSameSecret } from '../contract/credentials.ts';
import type { Refusal } from '../contract/refusals.ts';
import type { SecurityLog } from '../process/security-events.ts';
import type { Db } from '../database/with-tx.ts';
import { hasDuty, parseDuties } from './duties.ts';
import { findDuties } from './repository.ts';

/** The name recorded with the action: the person's, or the one that the operator gave. */
export const actorOf = (member: StaffMember, given: string | undefined): string =>
  member.kind === 'operator' ? (given ?? member.name) : member.name;

/** Finds the member of staff behind a token; `undefined` for a token that is no longer valid. */
type StaffSessions = {
  readonly whoIs: (
    token: string,
    now: string,
    isActive: boolean,
  ) => Promise<{ readonly email: string } | undefined>;
};

export type Admission = {
  /** The caller; `undefined` for an unknown credential. */
  readonly whoAsks: (request: FastifyRequest) => Promise<StaffMember | undefined>;
  /**
   * The same for a call that requires a duty in a market: without the duty, the call is refused.
   */
  readonly admit: (
    request: FastifyRequest,
    market: string,
    duty: StaffDuty,
  ) => Promise<Result<StaffMember, Refusal>>;
};

/** Authorises staff calls. Duties are read again on every call, so a revoked duty ends at once. */
export const staffAdmission = ({
  db,
  clock,
  staffCredential,
  staff,
  security,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly staffCredential: string;
  readonly staff: StaffSessions;
  readonly security: SecurityLog;
}): Admission => {
  const whoAsks: Admission['whoAsks'] = async ({ headers }) => {
    const token = bearerOf(headers.authorization);
    if (token === '') return undefined;
    if (isSameSecret(token, staffCredential)) return { kind: 'operator', name: 'operator' };
    const person = await staff.whoIs(token, clock(), true);
    const duties = person && (await findDuties(db, person.email));
    return person && duties && { kind: 'person', name: person.email, duties: parseDuties(duties) };
  };
  return {
    whoAsks,
    admit: async (request, market, duty) => {
      const member = await whoAsks(request);
      if (member === undefined) return fail({ kind: 'unauthenticated' });
      if (member.kind === 'operator' || hasDuty(member.duties, market, duty)) return ok(member);
      security({ event: 'access-denied', realm: 'staff', account: member.name });
      return fail({ kind: 'forbidden', parameters: { market, duty } });
    },
  };
};
