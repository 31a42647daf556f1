import { STAFF_DUTIES, type StaffDuty } from '@materia/api-contract';
import type { StaffDuties } from '../contract/context.ts';

export const hasDuty = (duties: StaffDuties, market: string, duty: StaffDuty): boolean =>
  Object.hasOwn(duties, market) && duties[market]?.includes(duty) === true;

/** Duties as stored in the database. An unknown duty grants nothing. */
export const parseDuties = (stored: Readonly<Record<string, readonly string[]>>): StaffDuties =>
  Object.fromEntries(
    Object.entries(stored).map(([market, words]) => [
      market,
      STAFF_DUTIES.filter((duty) => words.includes(duty)),
    ]),
  );

/** People who decide what others may do need a second factor. */
export const administers = (duties: StaffDuties): boolean =>
  Object.values(duties).some((words) => words.includes('administration'));
