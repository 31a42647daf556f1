import { anAddress } from '../builders/customer.ts';
import type { AreaResponses } from '../handlers.ts';

export const addressResponses: AreaResponses<'Addresses'> = {
  listAddresses: () => ({ reply: [] }),
  addAddress: () => ({ reply: anAddress() }),
  changeAddress: () => ({ reply: anAddress() }),
  deleteAddress: () => ({ reply: true }),
  readMyBillingAddress: () => ({ reply: anAddress() }),
  saveMyBillingAddress: () => ({ reply: anAddress() }),
};
