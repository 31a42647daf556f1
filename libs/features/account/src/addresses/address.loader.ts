import { fetchAddresses } from '@materia/api-account';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import { type AddressRequirements, addressBookRequirements } from '@materia/ui-shop';
import { data, type LoaderFunctionArgs } from 'react-router';
import { type TypedAddress, typedAddressOf } from './address-form.ts';

export type AddressPageFacts = {
  /** The address that is changed; undefined for a new one. */
  readonly id: string | undefined;
  readonly typed: TypedAddress;
  readonly requirements: AddressRequirements;
  /** What it is the default of already, and stays. */
  readonly isDefault: { readonly shipping: boolean; readonly billing: boolean };
  /** Whether it may become the default billing address. */
  readonly billingEditable: boolean;
  /** A postal code of the market, as it is written. */
  readonly postcodeExample: string;
};

type Args = Pick<LoaderFunctionArgs, 'context' | 'params'>;

/** Loads the form of a new address, or of the one that the path names. */
export const loadAddress = async ({ context, params }: Args): Promise<AddressPageFacts> => {
  const shop = context.get(shopRequest);
  const { flags, market } = shop;
  const numberFirst = flags.ADDRESS_STREET_NUMBER_FIRST;
  const address = await addressNamed(params['addressId'], shop);
  const { firstname = '', lastname = '', mobile = '' } = shop.customer ?? {};
  return {
    id: address?.id,
    typed: address
      ? typedAddressOf(address, numberFirst)
      : {
          values: { firstname, lastname, telephone: mobile },
          defaults: { shipping: false, billing: false },
        },
    requirements: addressBookRequirements(market.settings, {
      streetNumberFirst: numberFirst,
      personEditable: flags.ADDRESS_FORM_EDITABLE_PERSONAL_INFO,
    }),
    isDefault: {
      shipping: address?.isDefaultShipping === true,
      billing: address?.isDefaultBilling === true,
    },
    billingEditable: flags.BILLING_ADDRESS_UPDATE,
    postcodeExample: market.rules.postcode.example,
  };
};

/**
 * The address of the book with this id; undefined for a new one. Not found (404) is an address that
 * is not in the book, and the default billing address where it may not be changed.
 */
export const addressNamed = async (
  id: string | undefined,
  { host, flags }: Pick<ShopRequest, 'host' | 'flags'>,
) => {
  if (id === undefined) return undefined;
  const address = (await fetchAddresses(host)).find((entry) => entry.id === id);
  if (address === undefined || (address.isDefaultBilling && !flags.BILLING_ADDRESS_UPDATE))
    throw data(null, { status: 404 });
  return address;
};
