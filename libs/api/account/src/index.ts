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
export {
  eraseAccount,
  type ErasureFacts,
  type ErasureRefusal,
  fetchDataFile,
  fetchErasure,
} from './personal-data.ts';
export {
  type AccountSecurity,
  activateAccount,
  type ActivationRefusal,
  changePassword,
  confirmMailbox,
  type ConfirmationLink,
  type MailboxOutcome,
  endOtherSessions,
  endSessionById,
  fetchPreSignup,
  fetchSecurity,
  isEmailFree,
  type NewPasswordRequest,
  type PasswordChangeRefusal,
  type PreSignup,
  refusedPassword,
  requestNewPassword,
  resendConfirmation,
  type ResendOutcome,
  resetPassword,
  type ResetRefusal,
} from './identity.ts';
export {
  cancelEmailChange,
  confirmEmail,
  type EmailChangeRefusal,
  type EmailConfirmation,
  requestEmailChange,
  saveProfile,
} from './profile.ts';
export {
  fetchMyNewsletter,
  fetchReceiptPreferences,
  type NewsletterChangeRefusal,
  type NewsletterConsents,
  saveMyNewsletter,
  saveReceiptPreferences,
} from './preferences.ts';
export { type Customer, readCustomer } from './customer.ts';
