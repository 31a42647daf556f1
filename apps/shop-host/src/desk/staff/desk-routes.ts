import { fail, ok } from '@materia/domain-kernel';
import type { SignInRefusal, Staff } from '../console/staff.ts';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import type { RefusalOf } from '../../platform/contract/refusals.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import type { SecurityLog } from '../../platform/process/security-events.ts';
import { listStaffActions } from '../../platform/staff/audit.ts';
import { dutiesNeedSecondFactor, parseDuties } from '../../platform/staff/duties.ts';
import {
  findColleague,
  findDuties,
  listStaff,
  saveDuties,
} from '../../platform/staff/repository.ts';

const MOST_ACTS = 200;

type DeskCalls = 'signStaffIn' | 'signStaffOut' | 'listColleagues' | 'setDuties' | 'readStaffAudit';

/**
 * Sign-in for the staff calls, and the calls with which administrators assign duties and read the
 * audit.
 */
export const deskHandlers = ({
  db,
  atDesk: staff,
  security,
}: {
  readonly db: Db;
  readonly atDesk: Staff;
  readonly security: SecurityLog;
}): HandlersOf<DeskCalls> => ({
  signStaffIn: async ({ body: { device: known, ...given } }, { now, shopperNetwork }) => {
    const opened = await staff.signIn(given, { network: shopperNetwork, device: known }, now);
    if (!opened.ok) return fail(SIGN_IN_REFUSED[opened.error.kind]);
    const { token, person, device } = opened.value;
    const duties = await findDuties(db, person.email);
    if (duties === undefined) throw new Error('The person who signed in is not staff');
    return ok({
      token,
      email: person.email,
      name: person.name,
      duties: parseDuties(duties),
      device,
    });
  },
  signStaffOut: async (_, { token }) => {
    await staff.signOut(token);
    return ok({});
  },
  listColleagues: async (_, { market }) => {
    const rows = await listStaff(db);
    return ok(
      rows
        .map(({ email, name, duties: stored }) => ({
          email,
          name,
          duties: parseDuties(stored)[market.id] ?? [],
        }))
        .filter((person) => person.duties.length > 0),
    );
  },
  setDuties: async ({ params: { email }, body }, { market, member }) => {
    if (member.name === email) {
      security({ event: 'access-denied', realm: 'staff', account: member.name });
      return fail({ kind: 'forbidden', message: 'Nobody changes their own duties.' });
    }
    const row = await findColleague(db, email);
    if (row === undefined) return fail({ kind: 'not-found' });
    const changed = { ...parseDuties(row.duties), [market.id]: body.duties };
    if (dutiesNeedSecondFactor(changed) && row.totp_secret === null)
      return fail({
        kind: 'forbidden',
        message: 'This duty needs an authenticator app, which this person does not have.',
      });
    await saveDuties(db, email, changed);
    return ok({ email, name: row.name, duties: body.duties });
  },
  readStaffAudit: async (_, { market }) => ok(await listStaffActions(db, market.id, MOST_ACTS)),
});

/** A missing code is distinguished from a wrong one, so that the command line can prompt for it. */
const SIGN_IN_REFUSED: Readonly<Record<SignInRefusal, RefusalOf<'signStaffIn'>>> = {
  'too-many-requests': { kind: 'too-many-requests' },
  'wrong-credentials': { kind: 'wrong-credentials' },
  'wrong-code': { kind: 'wrong-credentials' },
  'code-needed': {
    kind: 'wrong-credentials',
    message: 'A code of the authenticator app is needed.',
    parameters: { needs: 'code' },
  },
};
