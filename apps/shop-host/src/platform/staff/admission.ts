import type { StaffDuty } from '@materia/api-contract';
import type { FastifyRequest } from 'fastify';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Clock } from '@materia/platform-clock';
import { bearerOf, isSameSecret } from '../contract/credentials.ts';
import type { Refusal } from '../contract/refusals.ts';
import type { Db } from '../database/with-tx.ts';
import { hasDuty, readDuties, type StaffDuties } from './duties.ts';

/** Who makes a staff call: a member of staff who is signed in, or who runs the shop, by its staff credential. */
export type StaffMember =
  | { readonly kind: 'person'; readonly name: string; readonly duties: StaffDuties }
  | { readonly kind: 'operator'; readonly name: 'operator' };

/** Who is kept with what was done: the person, or for the operator the name that was given. */
export const actorOf = (member: StaffMember, given: string | undefined): string =>
  member.kind === 'operator' ? (given ?? member.name) : member.name;

/** The signed-in members of staff: who a token belongs to, `undefined` for a token that is not valid any more. */
type StaffSessions = {
  readonly whoIs: (
    token: string,
    now: string,
    isActive: boolean,
  ) => Promise<{ readonly email: string } | undefined>;
};

export type Admission = {
  /** Who asks; nothing for a credential that is nobody's. */
  readonly whoAsks: (request: FastifyRequest) => Promise<StaffMember | undefined>;
  /** The same for a call of a duty in a market: without the duty the call is refused (ROL-07). */
  readonly admit: (
    request: FastifyRequest,
    market: string,
    duty: StaffDuty,
  ) => Promise<Result<StaffMember, Refusal>>;
};

/** Admits to the staff calls. Duties are read anew at every call: what is taken away is gone at once. */
export const staffAdmission = ({
  db,
  clock,
  staffCredential,
  staff,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly staffCredential: string;
  readonly staff: StaffSessions;
}): Admission => {
  const whoAsks: Admission['whoAsks'] = async ({ headers }) => {
    const token = bearerOf(headers.authorization);
    if (token === '') return undefined;
    if (isSameSecret(token, staffCredential)) return { kind: 'operator', name: 'operator' };
    const person = await staff.whoIs(token, clock(), true);
    const row =
      person &&
      (await db
        .selectFrom('staff')
        .select('duties')
        .where('email', '=', person.email)
        .executeTakeFirst());
    return person && row && { kind: 'person', name: person.email, duties: readDuties(row.duties) };
  };
  return {
    whoAsks,
    admit: async (request, market, duty) => {
      const member = await whoAsks(request);
      if (member === undefined) return fail({ kind: 'unauthenticated' });
      return member.kind === 'operator' || hasDuty(member.duties, market, duty)
        ? ok(member)
        : fail({ kind: 'forbidden', parameters: { market, duty } });
    },
  };
};
