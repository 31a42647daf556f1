import { type Customer, fetchCustomer } from '@materia/api-account';
import { HostUnavailable } from '@materia/api-client-kernel';
import { fetchOrders, type TrackedOrder } from '@materia/api-orders';
import { referenceStore, shopRequest } from '@materia/page-request';
import type { LoaderFunctionArgs } from 'react-router';

export type AccountFacts = {
  readonly customer: Customer;
  readonly lastOrder: Pick<TrackedOrder, 'id' | 'number' | 'tracking'> | undefined;
  /** The last order could not be loaded. */
  readonly isPartial: boolean;
  /** Whether the market has a loyalty club, whose card the summary shows. */
  readonly hasClub: boolean;
  /** How the billing address form is laid out; `undefined` where the address may not be changed. */
  readonly addressForm: { readonly numberFirst: boolean } | undefined;
  readonly store: { readonly name: string; readonly urlKey: string; readonly chosen: boolean };
};

/** Loads the account summary: name, store, loyalty status, last order. */
export const loadAccount = async ({
  context,
}: Pick<LoaderFunctionArgs, 'context'>): Promise<AccountFacts> => {
  const shop = context.get(shopRequest);
  const [customer, page] = await Promise.all([
    fetchCustomer(shop.host),
    fetchOrders(shop.host, 1).catch(withoutOrders),
  ]);
  if (customer === undefined) throw new Error('The host has no customer for this session');
  const last = page?.orders[0];
  const store = referenceStore(shop);
  return {
    customer,
    lastOrder: last && {
      id: last.id,
      number: last.number,
      tracking: last.tracking,
    },
    isPartial: page === undefined,
    hasClub: shop.flags.LOYALTY_CLUB,
    addressForm: shop.flags.BILLING_ADDRESS_UPDATE
      ? { numberFirst: shop.flags.ADDRESS_STREET_NUMBER_FIRST }
      : undefined,
    store: { name: store.name, urlKey: store.urlKey, chosen: store.chosen },
  };
};

const withoutOrders = (error: unknown): undefined => {
  if (error instanceof HostUnavailable) return undefined;
  throw error;
};
