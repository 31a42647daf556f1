import {
  backBarTitle,
  type BackTarget,
  backTarget,
  type PageArea,
} from '@materia/domain-navigation';
import type { PathTo, RouteName, TextReader } from '@materia/market-model';

/** The back bar of a page on phones: title, section of the shop, and previous step. */
type BackBarRow = {
  readonly title: (t: TextReader) => string;
  readonly area: PageArea;
  readonly before: RouteName &
    (
      | 'home'
      | 'account'
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
  myPurchases: { title: (t) => t('accountMenu.purchases'), area: 'customer', before: 'account' },
  purchaseDetails: { title: (t) => t('purchase.title'), area: 'customer', before: 'account' },
  myInvoices: { title: (t) => t('accountMenu.invoices'), area: 'customer', before: 'account' },
  myAddressBook: { title: (t) => t('accountMenu.addresses'), area: 'customer', before: 'account' },
  addAddress: { title: (t) => t('addresses.addTitle'), area: 'customer', before: 'myAddressBook' },
  modifyAddress: {
    title: (t) => t('addresses.changeTitle'),
    area: 'customer',
    before: 'myAddressBook',
  },
  loyalty: { title: (t) => t('accountMenu.club'), area: 'customer', before: 'account' },
  loyaltyRegister: { title: (t) => t('coming.clubRegister'), area: 'customer', before: 'account' },
  myQuotes: { title: (t) => t('accountMenu.quotes'), area: 'customer', before: 'account' },
  quoteDetails: { title: (t) => t('coming.quote'), area: 'customer', before: 'account' },
  myLists: { title: (t) => t('accountMenu.lists'), area: 'customer', before: 'account' },
  myList: { title: (t) => t('accountMenu.lists'), area: 'customer', before: 'account' },
  myThreads: { title: (t) => t('coming.threads'), area: 'customer', before: 'account' },
  myThread: { title: (t) => t('coming.thread'), area: 'customer', before: 'account' },
  myStore: { title: (t) => t('myStore.title'), area: 'customer', before: 'account' },
  receiptPreferences: {
    title: (t) => t('accountMenu.receipts'),
    area: 'customer',
    before: 'account',
  },
  createQuote: { title: (t) => t('coming.createQuote'), area: 'checkout', before: 'cart' },
  checkoutDelivery: {
    title: (t) => t('checkout.deliveryTitle'),
    area: 'checkout',
    before: 'cart',
  },
  checkoutRecipient: {
    title: (t) => t('checkout.stepInformation'),
    area: 'checkout',
    before: 'checkoutDelivery',
  },
  checkoutReview: {
    title: (t) => t('checkout.reviewTitle'),
    area: 'checkout',
    before: 'checkoutRecipient',
  },
  confirmation: { title: (t) => t('checkout.confirmationTitle'), area: 'checkout', before: 'home' },
};

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
): BackBar | undefined => {
  const row = page === undefined ? undefined : BACK_BARS[page];
  if (page === undefined || row === undefined) return undefined;
  const { id } = backBarTitle({ name: page }, params, {});
  const target = backTarget(row.area).kind;
  return {
    title: id === undefined ? row.title(t) : `${row.title(t)} ${id.value}`,
    href: target === 'account' ? to('account') : to(row.before),
    target,
  };
};
