import type { AreaRows } from './access-row.ts';
import { anAddress, nothing } from './inputs.ts';

export const addressRows: AreaRows<'Addresses'> = {
  listAddresses: { subject: 'account', input: nothing },
  addAddress: { subject: 'account', input: () => ({ body: anAddress() }) },
  changeAddress: {
    subject: 'address',
    input: ({ addressId }) => ({ params: { addressId }, body: anAddress() }),
  },
  deleteAddress: {
    subject: 'address',
    input: ({ addressId }) => ({ params: { addressId } }),
  },
  readMyBillingAddress: { subject: 'account', input: nothing },
  saveMyBillingAddress: { subject: 'account', input: () => ({ body: anAddress() }) },
};
