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
  type AcceptanceRefusal,
  acceptInvitation,
  changeMember,
  type CompanyRefusal,
  fetchInvitation,
  fetchMyCompany,
  inviteMember,
  type MyCompany,
  type OpenInvitation,
  openMyCompany,
  removeMember,
  withdrawInvitation,
} from './company.ts';
export { lookUpCompany } from './company-look-up.ts';
export { type PreferencesResponse, readPreferencesAnswer } from './receipt-preferences.ts';
export { type Customer, readCustomer } from './customer.ts';
