export {
  changeMainAddress,
  fetchCustomer,
  saveReferenceStore,
  type NewAccount,
  openAccount,
  type RegistrationRefusal,
} from './account-calls.ts';
export { type Customer, readCustomer } from './customer.ts';
