import type { Person, StaffDuty } from '@materia/api-contract';

/** The units in which a person has a duty. */
export const unitsWithDuty = (
  { duties }: Pick<Person, 'duties'>,
  duty: StaffDuty,
): readonly string[] => Object.keys(duties).filter((unit) => duties[unit]?.includes(duty) === true);
