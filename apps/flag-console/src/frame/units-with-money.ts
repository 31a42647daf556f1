import type { Person } from '@materia/api-contract';

/** The units whose payments a person looks after. */
export const unitsWithMoney = ({ duties }: Pick<Person, 'duties'>): readonly string[] =>
  Object.keys(duties).filter((unit) => duties[unit]?.includes('orders') === true);
