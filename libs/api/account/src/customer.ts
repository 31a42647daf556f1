import type { Reply } from '@materia/api-contract';
import { isProfessional, type Profile } from '@materia/domain-customer';

/** The signed-in customer, as the account pages show it. */
export type Customer = {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly mobile: string;
  readonly isProfessional: boolean;
  readonly company: { readonly name: string; readonly taxNumber: string } | undefined;
  readonly loyalty: { readonly cardNumber: string; readonly rank: string } | undefined;
  /** Where parcels go unless another address is chosen. */
  readonly delivery:
    | {
        readonly name: string;
        readonly street: string;
        readonly postcode: string;
        readonly city: string;
      }
    | undefined;
  /** Company data on invoices. */
  readonly address:
    { readonly street: string; readonly postcode: string; readonly city: string } | undefined;
  readonly storeId: string | undefined;
  /** What the customer says about themselves, in its stored form. */
  readonly profile: Profile;
  /** The e-mail address to which the account changes when its owner confirms it. */
  readonly pendingEmail: string | undefined;
};

export const readCustomer = (reply: Reply<'readMe'>): Customer => ({
  delivery: deliveryOf(reply),
  firstname: reply.firstname,
  lastname: reply.lastname,
  email: reply.email,
  mobile: reply.mobile,
  isProfessional: isProfessional({
    customerType: reply.customer_type,
    isProCard: reply.is_pro_card,
    loyaltyCategory: reply.loyalty_category_code,
    companyFiscalId: reply.company_fiscal_id,
  }),
  company:
    reply.corporation_name === undefined && reply.company_fiscal_id === undefined
      ? undefined
      : { name: reply.corporation_name ?? '', taxNumber: reply.company_fiscal_id ?? '' },
  loyalty:
    reply.loyalty_card_number === undefined
      ? undefined
      : { cardNumber: reply.loyalty_card_number, rank: reply.loyalty_rank ?? '' },
  address: reply.main_address && {
    street: reply.main_address.street.join(', '),
    postcode: reply.main_address.postcode,
    city: reply.main_address.city,
  },
  storeId: reply.store_id,
  profile: {
    company: reply.corporation_name ?? '',
    taxNumber: reply.company_fiscal_id ?? '',
    companyType: reply.legal_entity_type ?? '',
    vatNumber: reply.intra_community_vat ?? '',
    civility: reply.prefix ?? '',
    firstname: reply.firstname,
    lastname: reply.lastname,
    secondLastname: reply.lastname_2 ?? '',
    birthDate: reply.dob ?? '',
    fiscalNumber: reply.fiscal_id_1 ?? '',
    mobile: reply.mobile,
    phone: reply.phone ?? '',
  },
  pendingEmail: reply.extension_attributes.pending_email,
});

const deliveryOf = ({ addresses }: Reply<'readMe'>): Customer['delivery'] => {
  const address = addresses.find((entry) => entry.default_shipping);
  return (
    address && {
      name: `${address.firstname} ${address.lastname}`,
      street: address.street.join(', '),
      postcode: address.postcode,
      city: address.city,
    }
  );
};
