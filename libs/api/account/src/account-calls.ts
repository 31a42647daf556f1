import type { HostClient, HostRefusal } from '@materia/api-client-kernel';
import type {
  AddressField,
  Email,
  PhoneNumber,
  RegistrationAnswers,
  TaxNumber,
} from '@materia/domain-customer';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { type Customer, readCustomer } from './customer.ts';

/** A registration whose fields were checked by the domain's rules. */
export type NewAccount = {
  readonly email: Email;
  readonly password: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly mobile: PhoneNumber | undefined;
  readonly company: { readonly name: string; readonly taxNumber: TaxNumber } | undefined;
  readonly storeId: string;
  /** What the market's flags ask beside; nothing where an answer is empty. */
  readonly answers: RegistrationAnswers;
};

export type RegistrationRefusal =
  | { readonly kind: 'account-exists' }
  | { readonly kind: 'too-many-requests' }
  | { readonly kind: 'bad-input'; readonly fields: HostRefusal['fields'] };

/** Opens an account (IDT-03). Refuses an e-mail that has one (IDT-07), fields the host finds wrong, and too many tries. */
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
        terms_accepted: true,
      },
      password: account.password,
      request: { retailer_id: account.storeId },
    },
  });
  if (answer.ok) return ok(undefined);
  const { code, fields } = answer.error;
  return fail(
    code === 'account-exists' || code === 'too-many-requests'
      ? { kind: code }
      : { kind: 'bad-input', fields },
  );
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

/** The signed-in customer; nothing when the host does not know the session any more. */
export const fetchCustomer = async (host: HostClient): Promise<Customer | undefined> => {
  const answer = await host('readMe', {});
  return answer.ok ? readCustomer(answer.value) : undefined;
};

/** Keeps another main address (FLAG-32). Refuses with the fields that the host finds wrong. */
export const changeMainAddress = async (
  host: HostClient,
  { street, streetNumber, postcode, city }: Pick<RegistrationAnswers, AddressField>,
): Promise<Result<undefined, HostRefusal['fields']>> => {
  const answer = await host('updateMe', {
    body: { main_address: { street, street_number: streetNumber, postcode, city } },
  });
  return answer.ok ? ok(undefined) : fail(answer.error.fields);
};

/** Keeps the customer's reference store (STO-25). The shop goes on without it when the host refuses. */
export const keepReferenceStore = async (host: HostClient, storeId: string): Promise<void> => {
  await host('updateMe', { body: { reference_store: storeId } });
};
