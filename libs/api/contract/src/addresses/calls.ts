/**
 * The address book of a customer (area 12). An address of somebody else and a missing one get the
 * same response. The default billing address changes only while the market allows it (flag
 * BILLING_ADDRESS_UPDATE).
 */
export const addressCalls = {
  listAddresses: {
    method: 'GET',
    path: '/customer/addresses',
    aliases: ['/customer/addresses/'],
    credential: 'customer',
    summary: 'The address book, in the order in which the addresses were added',
    refusals: [],
  },
  addAddress: {
    method: 'POST',
    path: '/customer/addresses',
    aliases: ['/customer/addresses/'],
    credential: 'customer',
    summary: 'Add an address; the first one becomes the default of both kinds',
    refusals: ['bad-input', 'forbidden', 'too-many-addresses'],
  },
  changeAddress: {
    method: 'PUT',
    path: '/customer/addresses/:addressId',
    credential: 'customer',
    summary: 'Change an address, or make it a default',
    refusals: ['bad-input', 'forbidden', 'not-found'],
  },
  deleteAddress: {
    method: 'DELETE',
    path: '/customer/addresses/:addressId',
    credential: 'customer',
    summary: 'Delete an address that no open checkout uses; another one takes over as default',
    refusals: ['address-in-use', 'forbidden', 'not-found'],
  },
  readMyBillingAddress: {
    method: 'GET',
    path: '/customers/me/billingAddress',
    credential: 'customer',
    summary: 'The default billing address',
    refusals: [],
  },
  saveMyBillingAddress: {
    method: 'PUT',
    path: '/customers/me/billingAddress',
    credential: 'customer',
    summary: 'Set the default billing address without changing where parcels are sent',
    refusals: ['bad-input', 'forbidden', 'too-many-addresses'],
  },
} as const;
