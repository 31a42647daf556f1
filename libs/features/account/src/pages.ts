import {
  type AreaPages,
  type PageDeclaration,
  ownPage,
  spacePage,
} from '@materia/page-request/pages';

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
    texts: [
      'account',
      'accountMenu',
      'billingAddress',
      'club',
      'firm',
      'handover',
      'identity',
      'register',
      'registerMore',
      'tracking',
    ],
    ...spacePage,
  },
  myInformations: {
    module: 'account/src/profile/profile.route.tsx',
    texts: ['accountMenu', 'addresses', 'companyLookUp', 'profile', 'register', 'registerMore'],
    ...spacePage,
  },
  myData: {
    module: 'account/src/my-data/my-data.route.tsx',
    texts: ['myData'],
    ...spacePage,
  },
  myDataFile: {
    module: 'account/src/my-data/data-file.route.ts',
    texts: ['myData'],
    ...spacePage,
    isBare: true,
  },
  myDataErased: {
    module: 'account/src/my-data/data-erased.route.tsx',
    texts: ['myData'],
    ...ownPage,
  },
  company: {
    module: 'account/src/company/company.route.tsx',
    texts: ['approvals', 'company'],
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
  loyalty: {
    module: 'account/src/club/club.route.tsx',
    texts: ['account', 'accountMenu', 'club'],
    ...spacePage,
    flag: 'LOYALTY_CLUB',
    permission: 'loyalty',
  },
  loyaltyRegister: {
    module: 'account/src/club/club-join.route.tsx',
    texts: ['account', 'club', 'register', 'registerMore'],
    ...spacePage,
    flag: 'LOYALTY_CLUB',
    permission: 'loyalty',
  },
  receiptPreferences: {
    module: 'account/src/preferences/preferences.route.tsx',
    texts: ['accountMenu', 'login', 'newsletter', 'preferences'],
    ...spacePage,
    permission: 'receipt-preferences',
    openedBy: { withoutSetting: 'receiptPreferencesNeedSignIn', permission: 'browse' },
  },
  mySecurity: {
    module: 'account/src/identity/security.route.tsx',
    texts: ['accountMenu', 'identity', 'register'],
    ...spacePage,
  },
  confirmAccount: {
    module: 'account/src/identity/confirm-account.route.tsx',
    texts: ['identity'],
    ...ownPage,
    permission: 'confirm-account',
  },
  confirmEmail: {
    module: 'account/src/profile/email-confirmation.route.tsx',
    texts: ['emailChange'],
    ...ownPage,
  },
  createPassword: {
    module: 'account/src/identity/create-password.route.tsx',
    texts: ['identity', 'register'],
    ...ownPage,
    permission: 'reset-password',
  },
  precreatedPassword: {
    module: 'account/src/identity/precreated.route.tsx',
    texts: ['identity', 'register', 'rights'],
    ...ownPage,
    permission: 'reset-password',
  },
} as const satisfies AreaPages;
