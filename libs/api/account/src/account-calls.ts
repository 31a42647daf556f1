import {
  type HostClient,
  listedRefusal,
  refusalMeaning,
  type RefusalTable,
} from '@materia/api-client-kernel';
import type { FieldFault, FieldPath } from '@materia/api-contract';
import type { AddressField, RegistrationAnswers } from '@materia/domain-customer';
import type { Email, PhoneNumber } from '@materia/domain-contact';
import type { TaxNumber } from '@materia/domain-tax-number';
import { fail, ok, type Result, unreachable } from '@materia/domain-kernel';
import { type Customer, readCustomer } from './customer.ts';

/** A registration whose fields were validated by the domain's rules. */
export type NewAccount = {
  readonly email: Email;
  readonly password: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly mobile: PhoneNumber | undefined;
  readonly company: { readonly name: string; readonly taxNumber: TaxNumber } | undefined;
  readonly storeId: string;
  /** With which a store issued the club card; empty without a card. */
  readonly cardPostcode?: string;
  /** Additional fields enabled by the market's flags; empty values are omitted. */
  readonly answers: RegistrationAnswers;
  /** Opened inside the checkout, whose delivery asks for the address. */
  readonly isAtCheckout?: true;
};

/** A field of a registration by the host's name. */
export type RegistrationHostField = FieldPath<'register'>;

export type RegistrationRefusal =
  | { readonly kind: 'account-exists' | 'too-many-requests' | 'refused' }
  | { readonly kind: 'bad-input'; readonly fields: readonly FieldFault<RegistrationHostField>[] };

/**
 * Registers a customer. Refused for an e-mail that has an account, invalid fields, and too many
 * attempts.
 */
export const openAccount = async (
  host: HostClient,
  account: NewAccount,
): Promise<Result<undefined, RegistrationRefusal>> => {
  const { company, mobile } = account;
  const answer = await host('register', {
    body: {
      customer: {
        email: account.email,
        firstname: account.firstname,
        lastname: account.lastname,
        ...(mobile !== undefined && { mobile }),
        customer_type: company === undefined ? 2 : 3,
        ...(company !== undefined && {
          corporation_name: company.name,
          company_fiscal_id: company.taxNumber,
        }),
        ...wireAnswers(account.answers),
        ...(account.cardPostcode && { loyalty_card_postcode: account.cardPostcode }),
        terms_accepted: true,
      },
      password: account.password,
      request: {
        retailer_id: account.storeId,
        ...(account.isAtCheckout && { at_checkout: true }),
      },
    },
  });
  if (answer.ok) return ok(undefined);
  const code = listedRefusal('register', answer.error)?.code;
  switch (code) {
    case 'account-exists':
    case 'too-many-requests':
      return fail({ kind: code });
    case 'bad-input':
      return fail({ kind: code, fields: answer.error.fields });
    case undefined:
      return fail({ kind: 'refused' });
    default:
      return unreachable(code);
  }
};

const wireAnswers = ({
  companyType,
  vatNumber,
  fiscalNumber,
  street,
  streetNumber,
  postcode,
  city,
  loyaltyCard,
}: RegistrationAnswers) => ({
  ...(companyType !== '' && { legal_entity_type: companyType }),
  ...(vatNumber !== '' && { intra_community_vat: vatNumber }),
  ...(fiscalNumber !== '' && { fiscal_id_1: fiscalNumber }),
  ...(loyaltyCard !== '' && { loyalty_card_number: loyaltyCard }),
  ...(street !== '' && { main_address: { street, street_number: streetNumber, postcode, city } }),
});

/** The signed-in customer; undefined when the host no longer knows the session. */
export const fetchCustomer = async (host: HostClient): Promise<Customer | undefined> => {
  const answer = await host('readMe', {});
  return answer.ok ? readCustomer(answer.value) : undefined;
};

/** What each refusal of a change to the account is to the customer. */
const UNCHANGED = {
  'bad-input': 'refused',
  'too-many-addresses': 'refused',
  'too-many-requests': 'refused',
} as const satisfies RefusalTable<'updateMe', string>;

/** Changes the main address. */
export const changeMainAddress = async (
  host: HostClient,
  { street, streetNumber, postcode, city }: Pick<RegistrationAnswers, AddressField>,
): Promise<Result<undefined, { readonly kind: 'refused' }>> => {
  const answer = await host('updateMe', {
    body: { main_address: { street, street_number: streetNumber, postcode, city } },
  });
  return answer.ok
    ? ok(undefined)
    : fail({ kind: refusalMeaning('updateMe', answer.error, UNCHANGED, 'refused') });
};

/** Saves the customer's mobile number. Returns whether it was accepted. */
export const saveMobile = async (host: HostClient, mobile: PhoneNumber): Promise<boolean> =>
  (await host('updateMe', { body: { mobile } })).ok;

/** Saves the customer's reference store. A refusal is ignored. */
export const saveReferenceStore = async (host: HostClient, storeId: string): Promise<void> => {
  await host('updateMe', { body: { reference_store: storeId } });
};
