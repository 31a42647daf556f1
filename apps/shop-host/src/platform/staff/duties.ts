import { STAFF_DUTIES, type StaffDuty } from '@materia/api-contract';

/** A person's duties by market; a market that is not named is closed to them. */
export type StaffDuties = Readonly<Record<string, readonly StaffDuty[]>>;

export const hasDuty = (duties: StaffDuties, market: string, duty: StaffDuty): boolean =>
  Object.hasOwn(duties, market) && duties[market]?.includes(duty) === true;

/** Duties as the database holds them; a word that is none opens nothing. */
export const readDuties = (stored: Readonly<Record<string, readonly string[]>>): StaffDuties =>
  Object.fromEntries(
    Object.entries(stored).map(([market, words]) => [
      market,
      STAFF_DUTIES.filter((duty) => words.includes(duty)),
    ]),
  );

/** Whoever decides what others may do proves who they are twice. */
export const administers = (duties: StaffDuties): boolean =>
  Object.values(duties).some((words) => words.includes('administration'));
