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

/** Whether a duty needs a second factor: with it a person decides what others may do, or moves money. */
const ASKS_SECOND_FACTOR: Readonly<Record<StaffDuty, boolean>> = {
  content: false,
  catalogue: false,
  // Refunds, alarms about payments, and cancellations of paid orders.
  orders: true,
  'customer-service': false,
  administration: true,
};

/** Whether a person with these duties, of any market, signs in with a second factor. */
export const dutiesNeedSecondFactor = (duties: StaffDuties): boolean =>
  Object.values(duties).some((words) => words.some((duty) => ASKS_SECOND_FACTOR[duty]));
