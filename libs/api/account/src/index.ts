export {
  changeMainAddress,
  fetchCustomer,
  saveMobile,
  saveReferenceStore,
  type NewAccount,
  openAccount,
  type RegistrationHostField,
  type RegistrationRefusal,
} from './account-calls.ts';
export {
  addAddress,
  type AddressBookRefusal,
  type BookAddress,
  changeAddress,
  deleteAddress,
  fetchAddresses,
  type WantedDefaults,
} from './addresses.ts';
export {
  eraseAccount,
  type ErasureFacts,
  type ErasureRefusal,
  fetchDataFile,
  fetchErasure,
} from './personal-data.ts';
export { type PreferencesResponse, readPreferencesAnswer } from './receipt-preferences.ts';
export { type Customer, readCustomer } from './customer.ts';
