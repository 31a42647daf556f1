export {
  activationState,
  type ActivationFacts,
  type ActivationState,
} from './account-activation.ts';
export {
  APPROVAL_EVENTS,
  APPROVAL_LIFE_DAYS,
  APPROVAL_LIMIT_MAXIMUM,
  APPROVAL_REASON_MAXIMUM,
  APPROVAL_STATES,
  approvalAfter,
  type ApprovalEvent,
  type ApprovalState,
  type LimitFault,
  parseLimit,
  waitsForApproval,
} from './company-approval.ts';
export {
  changeMembers,
  COMPANY_MEMBERS_MOST,
  COMPANY_RIGHTS,
  COMPANY_ROLES,
  companyMay,
  type CompanyRight,
  type CompanyRole,
  INVITATION_LIFE_DAYS,
  invitationState,
} from './company-members.ts';
export {
  COMPANY_NAME_LEAST,
  type CompanyCard,
  type CompanyLookUp,
  type CompanyRegister,
  type CompanyRegisterName,
  filledFromRegister,
  offersCompanyLookUp,
  REGISTER_ANSWER_LIFE_MS,
  type RegisterAnswer,
  type RegisteredCompany,
  splitRegisteredAddress,
} from './company-register.ts';
export {
  COMPANY_TYPES,
  type CompanyType,
  type CompanyTypeIds,
  companyTypeOfId,
} from './company-types.ts';
export {
  CUSTOMER_TYPES,
  type CustomerType,
  type EmptyCustomerType,
  emptyCustomerType,
  offeredCustomerTypes,
} from './customer-type.ts';
export {
  isPasswordConfirmed,
  PASSWORD_MAXIMUM,
  type PasswordChange,
  type PasswordChangeFault,
  passwordChangeFaults,
  type PasswordRule,
  registrationPassword,
  STANDARD_PASSWORD,
  type UnmetPasswordRule,
  unmetPasswordRules,
} from './password.ts';
export { type CommonPasswords, isCommonPassword } from './common-password.ts';
export { deviceNames } from './device-names.ts';
export {
  isProfessional,
  PROFESSIONAL_LOYALTY_CATEGORY,
  type ProfessionalSigns,
} from './professional.ts';
export {
  checkProfile,
  hasProfileField,
  type Profile,
  PROFILE_FIELDS,
  type ProfileFault,
  type ProfileFaults,
  type ProfileField,
  type ProfileRules,
} from './profile.ts';
export {
  type RegistrationFieldName,
  type CheckedRegistration,
  checkRegistration,
  COMMON_PASSWORD,
  newPasswordFault,
  type RegistrationFieldFault,
  type RegistrationFieldFaults,
  type RegistrationRules,
  type FilledRegistration,
} from './registration-check.ts';
export { TERMS_ACTIONS, type TermsAction, type TermsFault, termsFault } from './registration.ts';
export {
  ANSWER_FIELDS,
  type AnswerFault,
  type AnswerFaults,
  type AnswerField,
  type AnswerRules,
  ADDRESS_FIELDS,
  type AddressField,
  addressQuestions,
  checkAnswers,
  CHECKOUT_QUESTIONS,
  type CheckedAnswers,
  NO_ANSWERS,
  type RegistrationAddress,
  type RegistrationAnswers,
  type RegistrationQuestions,
  registrationQuestions,
  splitStreetLine,
  streetLine,
  STREET_NUMBER_MAXIMUM,
} from './registration-questions.ts';
export {
  isOpenToGuests,
  may,
  type Permission,
  PERMISSIONS,
  type Principal,
  principalOf,
  PRINCIPALS,
} from './roles.ts';
export {
  endSession,
  INITIAL_SESSION,
  isSessionActive,
  SESSION_DAYS,
  type Session,
  type SessionEnd,
} from './session.ts';
