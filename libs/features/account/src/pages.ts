import {
  type AreaPages,
  type PageDeclaration,
  ownPage,
  spacePage,
} from '@materia/page-request/pages';

/** A page of the customer space that is not built yet. */
const comingPage = {
  module: 'account/src/coming/coming.route.tsx',
  texts: ['accountMenu', 'coming'],
  ...spacePage,
} as const satisfies PageDeclaration;
/** The form of an address, new or changed. */
const addressPage = {
  module: 'account/src/addresses/address.route.tsx',
  texts: ['addresses', 'checkout', 'register', 'registerMore'],
  ...spacePage,
  permission: 'addresses',
} as const satisfies PageDeclaration;

export const accountPages = {
  login: {
    module: 'account/src/login.route.tsx',
    texts: ['login'],
    ...ownPage,
    permission: 'log-in',
  },
  register: {
    module: 'account/src/register.route.tsx',
    texts: ['companyLookUp', 'register', 'registerMore'],
    ...ownPage,
    permission: 'register',
  },
  logout: { module: 'account/src/logout.route.tsx', texts: ['login'], ...ownPage },
  account: {
    module: 'account/src/account.route.tsx',
    texts: ['account', 'billingAddress', 'register', 'registerMore'],
    ...spacePage,
  },
  myInformations: comingPage,
  myInvoices: { ...comingPage, isList: true, flag: 'INVOICES_PAGE', permission: 'invoices' },
  company: {
    module: 'account/src/company/company.route.tsx',
    texts: ['company'],
    ...spacePage,
  },
  companyInvitation: {
    module: 'account/src/company/company-invitation.route.tsx',
    texts: ['company'],
    ...ownPage,
  },
  myAddressBook: {
    module: 'account/src/addresses/addresses.route.tsx',
    texts: ['accountMenu', 'addresses'],
    ...spacePage,
    permission: 'addresses',
  },
  addAddress: addressPage,
  modifyAddress: addressPage,
  loyalty: { ...comingPage, flag: 'LOYALTY_CLUB', permission: 'loyalty' },
  loyaltyRegister: { ...comingPage, flag: 'LOYALTY_CLUB', permission: 'loyalty' },
  myQuotes: { ...comingPage, isList: true, permission: 'quotes' },
  quoteDetails: { ...comingPage, permission: 'quotes' },
  myThreads: { ...comingPage, permission: 'threads' },
  myThread: { ...comingPage, permission: 'threads' },
  receiptPreferences: { ...comingPage, permission: 'receipt-preferences' },
  confirmAccount: {
    ...comingPage,
    ...ownPage,
    area: 'public',
    permission: 'confirm-account',
  },
  createPassword: {
    ...comingPage,
    ...ownPage,
    area: 'public',
    permission: 'reset-password',
  },
  precreatedPassword: {
    ...comingPage,
    ...ownPage,
    area: 'public',
    permission: 'reset-password',
  },
  createQuote: { ...comingPage, permission: 'quotes', area: 'checkout' },
} as const satisfies AreaPages;
