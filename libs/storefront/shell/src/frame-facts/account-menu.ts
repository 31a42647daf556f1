import type { FlagKey } from '@materia/domain-feature-flags';
import type { PathTo, RouteName, TextReader } from '@materia/market-model';
import type { SignedInCustomer } from '@materia/page-request';
import type { AccountMenuEntry } from '@materia/ui-shop';

type EntryPage = RouteName &
  (
    | 'account'
    | 'myInformations'
    | 'company'
    | 'myData'
    | 'mySecurity'
    | 'myAddressBook'
    | 'orders'
    | 'myPurchases'
    | 'myInvoices'
    | 'myQuotes'
    | 'myLists'
    | 'loyalty'
    | 'myStore'
    | 'receiptPreferences'
  );

type EntryRow = {
  readonly id: string;
  readonly name: (t: TextReader) => string;
  readonly page: EntryPage;
  /** An anchor within that page. */
  readonly part?: string;
  /** The entry's subpages, on which it is marked as current. */
  readonly holds?: readonly RouteName[];
  readonly flag?: FlagKey;
  /** For firms, and for whoever is a member of one. */
  readonly isOfFirm?: true;
};

/** The account menu. Orders in progress have their own list. */
const ENTRIES = [
  { id: 'overview', name: (t) => t('accountMenu.overview'), page: 'account' },
  {
    id: 'orders',
    name: (t) => t('accountMenu.orders'),
    page: 'orders',
    holds: ['orderDetails', 'myThreads', 'myThread'],
  },
  {
    id: 'pendingOrders',
    name: (t) => t('accountMenu.pendingOrders'),
    page: 'orders',
    part: 'in-progress',
  },
  {
    id: 'purchases',
    name: (t) => t('accountMenu.purchases'),
    page: 'myPurchases',
    holds: ['purchaseDetails', 'buyAgain'],
  },
  {
    id: 'invoices',
    name: (t) => t('accountMenu.invoices'),
    page: 'myInvoices',
    flag: 'INVOICES_PAGE',
  },
  { id: 'quotes', name: (t) => t('accountMenu.quotes'), page: 'myQuotes', holds: ['quoteDetails'] },
  { id: 'lists', name: (t) => t('accountMenu.lists'), page: 'myLists', holds: ['myList'] },
  {
    id: 'addresses',
    name: (t) => t('accountMenu.addresses'),
    page: 'myAddressBook',
    holds: ['addAddress', 'modifyAddress'],
  },
  {
    id: 'company',
    name: (t) => t('accountMenu.company'),
    page: 'company',
    isOfFirm: true,
    holds: ['companyOrders', 'companyOrder', 'companyDocuments', 'approvals', 'approval'],
  },
  { id: 'information', name: (t) => t('accountMenu.information'), page: 'myInformations' },
  { id: 'data', name: (t) => t('accountMenu.data'), page: 'myData' },
  { id: 'security', name: (t) => t('accountMenu.security'), page: 'mySecurity' },
  {
    id: 'club',
    name: (t) => t('accountMenu.club'),
    page: 'loyalty',
    holds: ['loyaltyRegister'],
    flag: 'LOYALTY_CLUB',
  },
  { id: 'store', name: (t) => t('accountMenu.store'), page: 'myStore' },
  { id: 'receipts', name: (t) => t('accountMenu.receipts'), page: 'receiptPreferences' },
] as const satisfies readonly EntryRow[];

const rows: readonly EntryRow[] = ENTRIES;

/** The ids of the menu entries that the flags allow, and that are of use to the customer. */
export const openEntries = (
  flags: Readonly<Record<FlagKey, boolean>>,
  { isProfessional, legalEntityId }: Pick<SignedInCustomer, 'isProfessional' | 'legalEntityId'>,
): readonly string[] =>
  rows
    .filter(({ flag }) => flag === undefined || flags[flag])
    .filter(({ isOfFirm }) => !isOfFirm || isProfessional || legalEntityId !== undefined)
    .map(({ id }) => id);

/** The menu as a page shows it: the entries in `ids`, with the current one marked. */
export const accountMenu = (
  ids: readonly string[],
  page: RouteName | undefined,
  t: TextReader,
  to: PathTo,
): readonly AccountMenuEntry[] =>
  rows
    .filter(({ id }) => ids.includes(id))
    .map((row) => ({
      name: row.name(t),
      href: to(row.page) + (row.part === undefined ? '' : `#${row.part}`),
      isCurrent:
        row.part === undefined &&
        page !== undefined &&
        (row.page === page || row.holds?.includes(page) === true),
    }));
