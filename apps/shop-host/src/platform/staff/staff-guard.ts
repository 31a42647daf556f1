import { fail, ok } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import type { Clock } from '@materia/platform-clock';
import { type Guard, refusal } from '../contract/bind.ts';
import type { StaffContext } from '../contract/context.ts';
import { bearerOf } from '../contract/credentials.ts';
import { unitOf } from '../contract/gate.ts';
import { processContext } from '../contract/process-guards.ts';
import type { Admission } from './admission.ts';

/**
 * Admits staff to the calls of their duties in an existing business unit. A call without a duty
 * admits all signed-in staff.
 */
export const staffGuard =
  ({
    admission,
    clock,
    marketById,
  }: {
    readonly admission: Admission;
    readonly clock: Clock;
    readonly marketById: (id: string) => Market | undefined;
  }): Guard =>
  async (request, reply, { duty }) => {
    const unit = unitOf(request);
    const admitted =
      duty === undefined
        ? await admission
            .whoAsks(request)
            .then((member) =>
              member === undefined ? fail(refusal('unauthenticated')) : ok(member),
            )
        : await admission.admit(request, unit, duty);
    if (!admitted.ok) return admitted;
    const market = marketById(unit);
    if (market === undefined) return fail(refusal('not-found'));
    const context: StaffContext = {
      ...processContext(clock, request, reply),
      market,
      member: admitted.value,
      token: bearerOf(request.headers.authorization),
    };
    return ok(context);
  };
