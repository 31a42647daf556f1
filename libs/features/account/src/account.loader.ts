import {
  type ClubAccount,
  type Customer,
  fetchClubAccount,
  fetchCustomer,
  fetchSecurity,
} from '@materia/api-account';
import { anyOutageAs } from '@materia/api-client-kernel';
import { fetchOrders, type OrderFacts, orderFacts } from '@materia/api-orders';
import { fetchStore } from '@materia/api-stores';
import { referenceStore, shopRequest } from '@materia/page-request';
import type { LoaderFunctionArgs } from 'react-router';

export type AccountFacts = {
  readonly customer: Customer;
  /** Whether the customer has yet to prove that they read the mails to their address. */
  readonly isMailboxOpen: boolean;
  readonly lastOrder: OrderFacts | undefined;
  /** The last order could not be loaded. */
  readonly isPartial: boolean;
  /** Whether the market has a loyalty club, whose card the summary shows. */
  readonly hasClub: boolean;
  /** Rank and points of a member; undefined for others, and while they cannot be loaded. */
  readonly club: Pick<ClubAccount, 'rank' | 'points'> | undefined;
  /** Whether the market has a page of invoices. */
  readonly showsInvoices: boolean;
  /** How the billing address form is laid out; `undefined` where the address may not be changed. */
  readonly addressForm: { readonly numberFirst: boolean } | undefined;
  readonly store: {
    readonly name: string;
    readonly chosen: boolean;
    /** Street and town; undefined without a choice, and when it could not be loaded. */
    readonly place: string | undefined;
  };
};

/** Loads the account summary: name, store, loyalty status, last order. */
export const loadAccount = async ({
  context,
}: Pick<LoaderFunctionArgs, 'context'>): Promise<AccountFacts> => {
  const shop = context.get(shopRequest);
  const { chosen, id, name } = referenceStore(shop);
  const [customer, security, page, store, club] = await Promise.all([
    fetchCustomer(shop.host),
    fetchSecurity(shop.host).catch(anyOutageAs(undefined)),
    fetchOrders(shop.host, 1).catch(anyOutageAs(undefined)),
    chosen ? fetchStore(shop.host, id).catch(anyOutageAs(undefined)) : undefined,
    shop.flags.LOYALTY_CLUB ? fetchClubAccount(shop.host).catch(anyOutageAs(undefined)) : undefined,
  ]);
  if (customer === undefined) throw new Error('The host has no customer for this session');
  const last = page?.orders[0];
  return {
    customer,
    isMailboxOpen: security?.mailboxProven === false,
    lastOrder: last && orderFacts(last, shop.market),
    isPartial: page === undefined,
    hasClub: shop.flags.LOYALTY_CLUB,
    club: club && { rank: club.rank, points: club.points },
    showsInvoices: shop.flags.INVOICES_PAGE,
    addressForm: shop.flags.BILLING_ADDRESS_UPDATE
      ? { numberFirst: shop.flags.ADDRESS_STREET_NUMBER_FIRST }
      : undefined,
    store: {
      name,
      chosen,
      place: store && `${store.street.join(', ')}, ${store.postcode} ${store.city}`,
    },
  };
};
