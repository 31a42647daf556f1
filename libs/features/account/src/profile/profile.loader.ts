import { fetchCustomer } from '@materia/api-account';
import {
  type Profile,
  type ProfileField,
  type ProfileRules,
  offersCompanyLookUp,
  registrationQuestions,
} from '@materia/domain-customer';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import type { LoaderFunctionArgs } from 'react-router';
import { profileFields, shownProfile } from './profile-form.ts';

export type ProfileFacts = {
  readonly values: Profile;
  readonly fields: readonly ProfileField[];
  readonly companyTypes: readonly { readonly code: string; readonly name: string }[];
  /** Whether the company can be looked up in the public register. */
  readonly looksUp?: boolean;
  readonly phoneExample: string;
  readonly email: string;
  /** The e-mail address that its owner has not confirmed yet. */
  readonly pendingEmail: string | undefined;
};

/** Loads what the customer says about themselves. */
export const loadProfile = async ({
  context,
}: Pick<LoaderFunctionArgs, 'context'>): Promise<ProfileFacts> => {
  const shop = context.get(shopRequest);
  const customer = await fetchCustomer(shop.host);
  if (customer === undefined) throw new Error('The host has no customer for this session');
  const { rules, settings } = shop.market;
  return {
    values: shownProfile(customer.profile, rules),
    fields: profileFields(profileRules(shop), settings),
    companyTypes: rules.companyTypes,
    looksUp: offersCompanyLookUp(shop.flags, rules),
    phoneExample: rules.phone.placeholder,
    email: customer.email,
    pendingEmail: customer.pendingEmail,
  };
};

/** The rules for the signed-in customer's data. */
export const profileRules = ({ customer, flags, market, today }: ShopRequest): ProfileRules => ({
  isProfessional: customer?.isProfessional === true,
  questions: registrationQuestions(flags),
  rules: market.rules,
  today,
});
