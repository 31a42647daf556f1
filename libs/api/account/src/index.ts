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
  makeDefault,
  type WantedDefaults,
} from './addresses.ts';
export {
  cancelEmailChange,
  confirmEmail,
  type EmailChangeRefusal,
  type EmailConfirmation,
  requestEmailChange,
  saveProfile,
} from './profile.ts';
export { type PreferencesResponse, readPreferencesAnswer } from './receipt-preferences.ts';
export { type Customer, readCustomer } from './customer.ts';
