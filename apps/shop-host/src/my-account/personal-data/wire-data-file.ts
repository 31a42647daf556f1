import type { PersonalDataFile } from '@materia/api-contract';
import { type Currency, money, toMajorUnits } from '@materia/domain-money';
import type { HostTexts, HostTextReader, Market } from '@materia/market-model';
import type { PersonalRows, TableName } from '../../platform/personal-data/personal-data.ts';

type Title = Exclude<keyof HostTexts['dataFile'], 'title' | 'note'>;

/** The section of the file for each table, which is also the key of its title. */
const SECTIONS = {
  customer: 'account',
  session: 'sessions',
  email_change: 'emailChanges',
  mailbox_proof: 'mailboxProofs',
  mailbox_link: 'mailboxLinks',
  precreated_account: 'precreatedAccounts',
  address: 'addresses',
  company_member: 'companyMembership',
  company_approval: 'companyApprovals',
  company_invitation: 'companyInvitations',
  purchase: 'purchases',
  orders: 'orders',
  order_line: 'orderLines',
  order_charge: 'orderCharges',
  order_status: 'orderSteps',
  coupon_use: 'coupons',
  payment_attempt: 'payments',
  payment_refund: 'refunds',
  withdrawal: 'withdrawals',
  withdrawal_line: 'withdrawalLines',
  pallet_return: 'palletReturns',
  receipt: 'receipts',
  invoice: 'invoices',
  seller_invoice: 'sellerInvoices',
  credit_note: 'creditNotes',
  quote: 'quotes',
  cart: 'carts',
  cart_line: 'cartLines',
  cart_address: 'cartAddresses',
  shipment_choice: 'deliveryChoices',
  shopping_list: 'lists',
  shopping_list_line: 'listLines',
  review: 'reviews',
  newsletter_subscription: 'newsletter',
  newsletter_request: 'newsletterRequests',
  newsletter_step: 'consents',
  receipt_preference: 'receiptPreferences',
  club_account: 'clubAccount',
  club_entry: 'clubMovements',
  club_coupon: 'clubCoupons',
  restock_notice: 'restockNotices',
  illicit_report: 'reports',
  message_thread: 'messageThreads',
  thread_message: 'messages',
  thread_file: 'messageFiles',
  idempotency: 'placements',
} as const satisfies Readonly<Partial<Record<TableName, Title>>>;

const sectionOf = (table: string): Title | undefined => {
  const titles: Readonly<Record<string, Title>> = SECTIONS;
  return titles[table];
};

/** The tables that have a section. */
export const TABLES_OF_FILE: readonly string[] = Object.keys(SECTIONS);

/**
 * Columns that are left out of the file, and why: by their name in every table, or as `table.column`.
 */
export const WITHHELD_COLUMNS: Readonly<Record<string, string>> = {
  market: 'the same in every row',
  customer_id: 'repeats the number of the account',
  email_key: 'repeats the address',
  password_hash: 'a secret',
  token: 'opens what its mail opens',
  redirect_url: 'opens a page of the payment provider',
  settled_by: 'names a member of staff',
  recorded_by: 'names a member of staff',
  uploaded_by: 'names a member of staff',
  written_by: 'names a member of staff or of a seller',
  file: 'a name in the store of files',
  sha256: 'worked out from the file',
  reply: 'repeats the order, with the token of its payment',
  'club_coupon.request_key': 'a number that was made up',
  'invoice.document_id': 'a part of a path',
  'credit_note.document_id': 'a part of a path',
  'session.id': 'a part of tokens',
  'session.ends_at': 'worked out from its beginning',
  'session.network': 'a keyed hash',
  'email_change.id': 'a part of a link',
  'mailbox_link.id': 'a part of a link',
  'mailbox_link.expires_at': 'worked out from its beginning',
  'idempotency.owner': 'repeats the number of the account',
  'idempotency.key': 'a number that a browser made up',
  'idempotency.body_hash': 'a number that is worked out',
};

/** Names that cannot be read off the column. */
const NAMES: Readonly<Record<string, string>> = {
  firstname: 'firstName',
  lastname: 'lastName',
  fiscal_id_1: 'fiscalNumber',
  company_fiscal_id: 'companyTaxNumber',
  intra_community_vat: 'vatNumber',
  corporation_name: 'company',
  postcode: 'postalCode',
  qty: 'quantity',
  sku: 'productReference',
  adeokey: 'productNumber',
};

/**
 * The file of a person as text, part by part: sections with titles in the market's language, rows with readable names, amounts as
 * decimals.
 */
export const dataFileText = async function* (
  found: AsyncIterable<PersonalRows>,
  about: Pick<PersonalDataFile, 'created_at' | 'reference'>,
  market: Pick<Market, 'name' | 'currency'>,
  t: HostTextReader,
): AsyncGenerator<string> {
  const head = {
    title: t('dataFile.title', { shop: market.name }),
    note: t('dataFile.note'),
    ...about,
  };
  yield `${indented(head, 0).slice(0, -2)},\n  "sections": [`;
  let section: Title | undefined;
  let isFirst = true;
  for await (const { table, rows } of found) {
    const name = sectionOf(table);
    if (name === undefined) continue;
    if (name !== section) {
      yield `${section === undefined ? '' : '\n      ]\n    },'}\n    ${sectionHead(name, t)}`;
      section = name;
      isFirst = true;
    }
    const entries = rows.map((row) => `\n${indented(readable(table, row, market.currency), 8)}`);
    yield `${isFirst ? '' : ','}${entries.join(',')}`;
    isFirst = false;
  }
  yield `${section === undefined ? '' : '\n      ]\n    }\n  '}]\n}\n`;
};

const sectionHead = (name: Title, t: HostTextReader): string =>
  `{\n      "name": ${JSON.stringify(name)},\n      "title": ${JSON.stringify(t(`dataFile.${name}`))},\n      "entries": [`;

/** A value as JSON, each line so many spaces from the margin. */
const indented = (value: object, spaces: number): string =>
  JSON.stringify(value, null, 2).replaceAll(/^/gm, ' '.repeat(spaces));

const readable = (table: string, row: object, currency: Currency): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([column, value]: [string, unknown]) =>
      value === null || isWithheld(table, column) ? [] : [readableField(column, value, currency)],
    ),
  );

const isWithheld = (table: string, column: string): boolean =>
  Object.hasOwn(WITHHELD_COLUMNS, column) || Object.hasOwn(WITHHELD_COLUMNS, `${table}.${column}`);

const AMOUNT = /(?:_m|M)inor$/;

const readableField = (
  name: string,
  value: unknown,
  currency: Currency,
): [name: string, value: unknown] =>
  AMOUNT.test(name) && typeof value === 'number'
    ? [nameOf(name.replace(AMOUNT, '')), toMajorUnits(money(value, currency))]
    : [nameOf(name), readableValue(value, currency)];

const readableValue = (value: unknown, currency: Currency): unknown => {
  if (Array.isArray(value)) return value.map((each: unknown) => readableValue(each, currency));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) =>
      readableField(name, part, currency),
    ),
  );
};

const nameOf = (column: string): string =>
  NAMES[column] ?? column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
