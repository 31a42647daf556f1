import { outageAs } from '@materia/api-client-kernel';
import { data } from 'react-router';

/** The facts of a list, or none with 503 while the host does not answer. */
export const listOr503 = async <Facts>(loaded: Promise<Facts>) => {
  const facts = await loaded.catch(outageAs('unavailable'));
  return facts === 'unavailable'
    ? data<{ readonly facts: Facts | undefined }>({ facts: undefined }, { status: 503 })
    : data<{ readonly facts: Facts | undefined }>({ facts });
};
