import {
  backBarTitle,
  type BackTarget,
  backTarget,
  type PageArea,
} from '@materia/domain-navigation';
import type { CheckoutMeta } from '@materia/domain-checkout';
import type { PathTo, RouteName, TextReader } from '@materia/market-model';
import { factsOf } from '../routes/pages.ts';

/** The back bar of a page on phones: title, section of the shop, and previous step. */
type BackBarRow = {
  /** The title by the route name; that of the route's meta takes precedence. */
  readonly title?: (t: TextReader) => string;
  readonly area: PageArea;
  readonly before: RouteName &
    (
      | 'home'
      | 'account'
      | 'company'
      | 'myAddressBook'
      | 'orders'
      | 'cart'
      | 'checkoutDelivery'
      | 'checkoutRecipient'
    );
};

const BACK_BARS: Partial<Readonly<Record<RouteName, BackBarRow>>> = {
  account: { title: (t) => t('account.title'), area: 'public', before: 'home' },
  orders: { title: (t) => t('orders.title'), area: 'customer', before: 'account' },
  orderDetails: { title: (t) => t('orders.title'), area: 'customer', before: 'orders' },
  myInformations: {
    title: (t) => t('accountMenu.information'),
    area: 'customer',
    before: 'account',
  },
  myData: { title: (t) => t('accountMenu.data'), area: 'customer', before: 'account' },
  mySecurity: { title: (t) => t('accountMenu.security'), area: 'customer', before: 'account' },
  myPurchases: { title: (t) => t('accountMenu.purchases'), area: 'customer', before: 'account' },
  purchaseDetails: { title: (t) => t('purchase.title'), area: 'customer', before: 'account' },
  buyAgain: { title: (t) => t('accountMenu.purchases'), area: 'customer', before: 'account' },
  myInvoices: { title: (t) => t('accountMenu.invoices'), area: 'customer', before: 'account' },
  myAddressBook: { title: (t) => t('accountMenu.addresses'), area: 'customer', before: 'account' },
  company: { title: (t) => t('accountMenu.company'), area: 'customer', before: 'account' },
  companyOrders: { title: (t) => t('accountMenu.company'), area: 'customer', before: 'company' },
  companyOrder: { title: (t) => t('accountMenu.company'), area: 'customer', before: 'company' },
  approvals: { title: (t) => t('accountMenu.company'), area: 'customer', before: 'company' },
  approval: { title: (t) => t('accountMenu.company'), area: 'customer', before: 'company' },
  companyDocuments: {
    title: (t) => t('accountMenu.company'),
    area: 'customer',
    before: 'company',
  },
  addAddress: { title: (t) => t('addresses.addTitle'), area: 'customer', before: 'myAddressBook' },
  modifyAddress: {
    title: (t) => t('addresses.changeTitle'),
    area: 'customer',
    before: 'myAddressBook',
  },
  loyalty: { title: (t) => t('accountMenu.club'), area: 'customer', before: 'account' },
  loyaltyRegister: { title: (t) => t('club.registerTitle'), area: 'customer', before: 'account' },
  myQuotes: { title: (t) => t('accountMenu.quotes'), area: 'customer', before: 'account' },
  quoteDetails: { title: (t) => t('quotes.details'), area: 'customer', before: 'account' },
  myLists: { title: (t) => t('accountMenu.lists'), area: 'customer', before: 'account' },
  myList: { title: (t) => t('accountMenu.lists'), area: 'customer', before: 'account' },
  myThreads: { title: (t) => t('messages.short'), area: 'customer', before: 'account' },
  myThread: { title: (t) => t('messages.conversation'), area: 'customer', before: 'account' },
  myStore: { title: (t) => t('myStore.title'), area: 'customer', before: 'account' },
  receiptPreferences: {
    title: (t) => t('accountMenu.receipts'),
    area: 'customer',
    before: 'account',
  },
  convertQuote: { title: (t) => t('quotes.details'), area: 'checkout', before: 'account' },
  leaveQuote: { title: (t) => t('quotes.leaveTitle'), area: 'checkout', before: 'cart' },
  createQuote: { title: (t) => t('quotes.createTitle'), area: 'checkout', before: 'cart' },
  checkoutDelivery: { area: 'checkout', before: 'cart' },
  checkoutRecipient: { area: 'checkout', before: 'checkoutDelivery' },
  checkoutReview: { area: 'checkout', before: 'checkoutRecipient' },
  confirmation: { area: 'checkout', before: 'home' },
};

/** The titles of the steps of a purchase, by the meta of their routes. */
const META_TITLES: Readonly<Partial<Record<string, (t: TextReader) => string>>> = {
  shippings: (t) => t('checkout.deliveryTitle'),
  informations: (t) => t('checkout.stepInformation'),
  summaries: (t) => t('checkout.reviewTitle'),
  confirmation: (t) => t('checkout.confirmationTitle'),
} satisfies Partial<Record<CheckoutMeta, (t: TextReader) => string>>;

export type BackBar = {
  readonly title: string;
  readonly href: string;
  readonly target: BackTarget['kind'];
};

/**
 * Title and target of a page's back bar; undefined for a page without one. "Back in history" links
 * to the parent page, so that it works without scripts.
 */
export const backBarOf = (
  page: RouteName | undefined,
  t: TextReader,
  to: PathTo,
  params: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams = new URLSearchParams(),
): BackBar | undefined => {
  const row = page === undefined ? undefined : BACK_BARS[page];
  if (page === undefined || row === undefined) return undefined;
  const { step: meta } = factsOf(page);
  const { titleOf, id } = backBarTitle(
    { name: page, ...(meta !== undefined && { meta }) },
    params,
    Object.fromEntries(query),
  );
  const title = (META_TITLES[titleOf] ?? row.title)?.(t) ?? '';
  const target = backTarget(row.area).kind;
  return {
    title: id === undefined ? title : `${title} ${id.value}`,
    href: target === 'account' ? to('account') : to(row.before),
    target,
  };
};
