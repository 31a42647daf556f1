import type { Call, Person } from '@materia/api-contract';
import { mayAct } from '@materia/domain-feature-flags';
import { fail, ok } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import type { Clock } from '@materia/platform-clock';
import type { Guard } from '../../platform/contract/bind.ts';
import type { ConsoleContext, ConsoleUnitContext } from '../../platform/contract/context.ts';
import { unitOf } from '../../platform/contract/gate.ts';
import { processContext, serviceHeaderGuard } from '../../platform/contract/process-guards.ts';
import type { SecurityLog } from '../../platform/process/security-events.ts';
import { hasDuty } from '../../platform/staff/duties.ts';
import { tokenOfCookies } from './console-cookie.ts';
import { consoleRefusal } from './console-refusal.ts';
import type { Staff } from './staff.ts';

type ConsoleGuardOptions = {
  readonly clock: Clock;
  readonly serviceCredential: string;
  readonly staff: Pick<Staff, 'whoIs'>;
  readonly marketById: (id: string) => Market | undefined;
  readonly security: SecurityLog;
};

/**
 * Admits users of the flag console: the console's own server sends the service credential and the
 * user's cookie. Roles and duties are read again for every call.
 */
export const consoleGuard = ({
  clock,
  serviceCredential,
  staff,
  marketById,
  security,
}: ConsoleGuardOptions): Guard => {
  const fromConsole = serviceHeaderGuard(clock, serviceCredential);
  return async (request, reply, call) => {
    const admitted = await fromConsole(request, reply, call);
    if (!admitted.ok) return admitted;
    const person = await staff.whoIs(
      tokenOfCookies(request.headers.cookie),
      clock(),
      request.headers['x-background'] === undefined,
    );
    if (person === undefined) return fail(consoleRefusal({ kind: 'signed-out' }));
    const context: ConsoleContext = { ...processContext(clock, request, reply), person };
    if (call.act === undefined && call.duty === undefined) return ok(context);
    const market = marketById(unitOf(request));
    // A missing unit and one without access for this user get the same response.
    if (market === undefined || !isAdmitted(person, market.id, call)) {
      security({ event: 'access-denied', realm: 'staff', account: person.email });
      return fail(consoleRefusal({ kind: 'role-missing', subject: call.act ?? call.duty ?? '' }));
    }
    const inUnit: ConsoleUnitContext = { ...context, market };
    return ok(inUnit);
  };
};

/** Flags need a role, money a duty. */
const isAdmitted = (
  { roles, duties }: Person,
  unit: string,
  { act, duty }: Pick<Call, 'act' | 'duty'>,
): boolean =>
  (act === undefined || mayAct(roles, unit, act)) &&
  (duty === undefined || hasDuty(duties, unit, duty));
