export {
  activationState,
  type ActivationFacts,
  type ActivationState,
} from './account-activation.ts';
export {
  ADDRESS_TYPES,
  type AddressDefaults,
  type AddressType,
  CIVILITIES,
  type Civility,
  defaultsOfNew,
  isCivility,
  MOST_ADDRESSES,
  successorsOf,
} from './address-book.ts';
export { type ComparableAddress, sameAddress } from './address-equality.ts';
export {
  type AnalyticsQueue,
  pushEvents,
  type QueuedEvent,
  queueEvent,
} from './analytics-queue.ts';
export { type BirthDateRefusal, checkBirthDate } from './birth-date.ts';
export {
  COMPANY_TYPES,
  type CompanyType,
  type CompanyTypeIds,
  companyTypeOfId,
  FRENCH_COMPANY_TYPES,
  FRENCH_LEGAL_FORMS,
  type FrenchLegalForm,
  idOfCompanyType,
  POLISH_COMPANY_TYPES,
  PORTUGUESE_COMPANY_TYPES,
  SPANISH_COMPANY_TYPES,
  SPANISH_REGISTRATION_TYPES,
} from './company-types.ts';
export {
  acceptAll,
  allows,
  type Consent,
  CONSENT_CATEGORIES,
  type ConsentCode,
  type ConsentSignal,
  consentSignals,
  consentTo,
  parseConsent,
  refuseAll,
  writeConsent,
} from './consent.ts';
export {
  CUSTOMER_TYPES,
  type CustomerType,
  type EmptyCustomerType,
  emptyCustomerType,
  isCustomerType,
} from './customer-type.ts';
export {
  checkTerritory,
  type DeliveryTerritory,
  type LocalTimes,
  type RemoteRegion,
  type TerritoryRefusal,
  timeZoneAt,
} from './delivery-territory.ts';
export { type Email, emailKey, type EmailRefusal, isEmailConfirmed, parseEmail } from './email.ts';
export {
  type FilledReport,
  isReportReason,
  mayBeAnonymous,
  REPORT_MAXIMUMS,
  REPORT_REASONS,
  type ReportFault,
  type ReportFaults,
  reportFaults,
  type ReportField,
  type ReportReason,
} from './illicit-report.ts';
export { accountPath, legalEntityOf } from './legal-entity.ts';
export {
  type NewsletterFault,
  newsletterFaults,
  type NewsletterField,
  type NewsletterForm,
  type NewsletterRule,
} from './newsletter.ts';
export {
  isPasswordConfirmed,
  LOYALTY_PASSWORD,
  PASSWORD_MAXIMUM,
  type PasswordChange,
  type PasswordChangeFault,
  passwordChangeFaults,
  type PasswordRule,
  SPANISH_PASSWORD,
  STANDARD_PASSWORD,
  type UnmetPasswordRule,
  unmetPasswordRules,
} from './password.ts';
export {
  FRENCH_PHONE,
  parseMobile,
  parsePhone,
  phoneKind,
  type PhoneNumber,
  type PhoneRefusal,
  type PhoneRule,
  POLISH_PHONE,
  PORTUGUESE_PHONE,
  SPANISH_PHONE,
} from './phone.ts';
export {
  type CodedPlace,
  locatePostcode,
  type PostcodeArea,
  readPostcodeAreas,
  type UnlocatedPostcode,
} from './postcode-areas.ts';
export {
  AREA_DIGITS,
  FRENCH_POSTCODE,
  parsePostcode,
  POLISH_POSTCODE,
  PORTUGUESE_POSTCODE,
  type Postcode,
  postcodeDigits,
  type PostcodeRefusal,
  type PostcodeRule,
  samePostcode,
  SPANISH_POSTCODE,
} from './postcode.ts';
export {
  type PreferencesAnswer,
  type PreferencesRefusal,
  receiptPreferencesOf,
  type ReceiptPreferences,
} from './preferences.ts';
export {
  isProfessional,
  PROFESSIONAL_LOYALTY_CATEGORY,
  type ProfessionalSigns,
} from './professional.ts';
export {
  type RegistrationFieldName,
  type CheckedRegistration,
  checkRegistration,
  type RegistrationFieldFault,
  type RegistrationFieldFaults,
  type RegistrationRules,
  type FilledRegistration,
} from './registration-check.ts';
export {
  type Registration,
  type RegistrationFault,
  registrationFaults,
  TERMS_ACTIONS,
  type TermsAction,
  type TermsFault,
  termsFault,
} from './registration.ts';
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
  advanceReport,
  REPORT_DECISIONS,
  type ReportDecision,
  type ReportState,
  type ReportStep,
  type ReportStepRefusal,
} from './report-states.ts';
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
  type Session,
  type SessionEnd,
} from './session.ts';
export {
  parseTaxNumber,
  parseTaxNumberOfAny,
  TAX_NUMBER_KINDS,
  type TaxNumber,
  type TaxNumberKind,
  type TaxNumberRefusal,
} from './tax-number.ts';
export {
  FIELD_MAXIMUMS,
  type LimitedField,
  TEXT_MAXIMUMS,
  textFault,
  type TooLong,
  tooLong,
} from './text-length.ts';
