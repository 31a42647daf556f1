import type { Person } from '@materia/api-contract';

/** The units whose customers a person serves. */
export const unitsWithCompanies = ({ duties }: Pick<Person, 'duties'>): readonly string[] =>
  Object.keys(duties).filter((unit) => duties[unit]?.includes('customer-service') === true);
