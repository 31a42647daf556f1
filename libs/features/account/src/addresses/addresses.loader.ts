import { type BookAddress, fetchAddresses } from '@materia/api-account';
import { anyOutageAs } from '@materia/api-client-kernel';
import { shopRequest } from '@materia/page-request';
import type { LoaderFunctionArgs } from 'react-router';

export type AddressesFacts = {
  /** The default addresses first, then in the order in which they were added. */
  readonly addresses: readonly BookAddress[];
  /** The address book could not be read. */
  readonly hasFailed: boolean;
  /** Whether the default billing address may be changed and deleted. */
  readonly billingEditable: boolean;
};

/** Loads the address book. */
export const loadAddresses = async ({
  context,
}: Pick<LoaderFunctionArgs, 'context'>): Promise<AddressesFacts> => {
  const { host, flags } = context.get(shopRequest);
  const book = await fetchAddresses(host).catch(anyOutageAs(undefined));
  return {
    addresses: (book ?? []).toSorted((one, other) => rank(one) - rank(other)),
    hasFailed: book === undefined,
    billingEditable: flags.BILLING_ADDRESS_UPDATE,
  };
};

const rank = ({ isDefaultShipping, isDefaultBilling }: BookAddress): number => {
  if (isDefaultShipping) return 0;
  return isDefaultBilling ? 1 : 2;
};
