import { BRAND_KEY, type Reply, writeCustomAttributes } from '@materia/api-contract';
import type { AddressRow } from '../addresses/repository.ts';
import type { CustomerRow } from './repository.ts';

/**
 * The signed-in customer on the wire. The attributes that the account pages read are also in the
 * list.
 */
export const wireCustomer = (
  row: CustomerRow,
  main: AddressRow | undefined,
  country: string,
): Reply<'readMe'> => ({
  id: row.id,
  email: row.email,
  firstname: row.firstname,
  lastname: row.lastname,
  mobile: row.mobile,
  customer_type: row.customer_type,
  ...(row.corporation_name !== null && { corporation_name: row.corporation_name }),
  ...(row.company_fiscal_id !== null && { company_fiscal_id: row.company_fiscal_id }),
  ...(row.legal_entity_type !== null && { legal_entity_type: row.legal_entity_type }),
  ...(row.intra_community_vat !== null && { intra_community_vat: row.intra_community_vat }),
  ...(row.fiscal_id_1 !== null && { fiscal_id_1: row.fiscal_id_1 }),
  is_pro_card: row.is_pro_card,
  ...(row.is_buyer && { is_buyer: true }),
  ...(row.loyalty_category_code !== null && { loyalty_category_code: row.loyalty_category_code }),
  ...(row.loyalty_rank !== null && { loyalty_rank: row.loyalty_rank }),
  ...(row.loyalty_card_number !== null && { loyalty_card_number: row.loyalty_card_number }),
  ...(row.reference_store !== null && { store_id: row.reference_store }),
  ...(main && {
    main_address: {
      street: main.street,
      postcode: main.postcode,
      city: main.city,
      country_id: country,
    },
  }),
  group_id: row.group_id,
  custom_attributes: [
    ...writeCustomAttributes(
      new Map([
        ['customer_type', String(row.customer_type)],
        ...(row.reference_store === null
          ? []
          : ([['reference_store', row.reference_store]] as const)),
        ...(row.mobile === '' ? [] : ([['mobile', row.mobile]] as const)),
      ]),
      BRAND_KEY.toLowerCase(),
    ),
  ],
});
