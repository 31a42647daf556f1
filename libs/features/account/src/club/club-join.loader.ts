import {
  type ClubRules,
  fetchClubAccount,
  fetchClubRules,
  fetchCustomer,
} from '@materia/api-account';
import { anyOutageAs } from '@materia/api-client-kernel';
import { fetchStores } from '@materia/api-stores';
import { type ClubRegistration, clubRegistration } from '@materia/domain-loyalty';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import { type LoaderFunctionArgs, redirect } from 'react-router';

export type ClubJoinFacts = {
  /** Which of the two registrations the profile needs, with what the form has to supply. */
  readonly registration: ClubRegistration;
  /** The stores to choose from; empty where the profile has one. */
  readonly stores: readonly { readonly id: string; readonly name: string }[];
  /** The store of this visit, which the form proposes. */
  readonly storeId: string | undefined;
  readonly rules: ClubRules | undefined;
  readonly postcodeExample: string;
};

/** Loads what joining needs; members are sent to their card. */
export const loadClubJoin = async ({
  context,
}: Pick<LoaderFunctionArgs, 'context'>): Promise<ClubJoinFacts> => {
  const shop = context.get(shopRequest);
  const [account, registration, rules] = await Promise.all([
    fetchClubAccount(shop.host),
    registrationOf(shop),
    fetchClubRules(shop.host).catch(anyOutageAs(undefined)),
  ]);
  if (account !== undefined) throw redirect(shop.to('loyalty'), 303);
  const lacksStore = lacks(registration, 'reference-store');
  const stores = lacksStore ? await fetchStores(shop.host) : [];
  return {
    registration,
    stores: stores
      .map(({ id, name }) => ({ id, name }))
      .toSorted((one, other) => one.name.localeCompare(other.name, shop.market.locale)),
    storeId: shop.store.chosen ? shop.store.id : undefined,
    rules,
    postcodeExample: shop.market.rules.postcode.example,
  };
};

/** Which registration the signed-in customer needs. */
export const registrationOf = async ({ host }: Pick<ShopRequest, 'host'>) => {
  const customer = await fetchCustomer(host);
  if (customer === undefined) throw new Error('The host has no customer for this session');
  return clubRegistration({
    isProfessional: customer.isProfessional,
    referenceStore: customer.storeId,
    companyFiscalId: customer.profile.taxNumber,
  });
};

export const lacks = (
  registration: ClubRegistration,
  field: 'reference-store' | 'company-fiscal-id',
): boolean => registration.kind === 'create' && registration.missing.includes(field);
