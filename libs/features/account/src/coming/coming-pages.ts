import type { RouteName, TextKey } from '@materia/market-model';

/** Pages of the customer space whose screens are still being made, by the words of their titles (RTE-40, RTE-46 to RTE-48, RTE-50 to RTE-54, RTE-59 to RTE-61). */
export const COMING_PAGES = {
  myInformations: 'accountMenu.information',
  myInvoices: 'accountMenu.invoices',
  myAddressBook: 'accountMenu.addresses',
  addAddress: 'coming.addAddress',
  modifyAddress: 'coming.modifyAddress',
  loyalty: 'accountMenu.club',
  loyaltyRegister: 'coming.clubRegister',
  myQuotes: 'accountMenu.quotes',
  quoteDetails: 'coming.quote',
  myThreads: 'coming.threads',
  myThread: 'coming.thread',
  receiptPreferences: 'accountMenu.receipts',
  confirmAccount: 'coming.confirm',
  createPassword: 'coming.createPassword',
  precreatedPassword: 'coming.precreatedPassword',
  createQuote: 'coming.createQuote',
} as const satisfies Readonly<Partial<Record<RouteName, TextKey>>>;

export type ComingPage = keyof typeof COMING_PAGES;

export const isComingPage = (name: string | undefined): name is ComingPage =>
  name !== undefined && Object.hasOwn(COMING_PAGES, name);
