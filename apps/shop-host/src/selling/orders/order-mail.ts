import { parcelOf } from './parcel-of.ts';
import { isPaidInStore } from '@materia/domain-checkout';
import { expectedTime } from '@materia/domain-order';
import { type Money, money, subtractMoney, sumMoney } from '@materia/domain-money';
import { addRows, sumOfCharges, taxPlaceNamed } from '@materia/domain-pricing';
import type { FirmFacts, Market } from '@materia/market-model';
import type {
  MailFulfilment,
  MailOrder,
  MailTotals,
  OrderConfirmationFacts,
  OrderMailFrame,
} from '@materia/ui-mail';
import { greetedName } from '../../platform/mail/greeted-name.ts';
import type { PurchaseRow } from '../purchases/repository.ts';
import { fullAmountOf, priceRowsOf } from './order-amounts.ts';
import type { OrderRow, OrderWithLines } from './repository.ts';
import { companyOf } from './order-company.ts';

/** Orders with the purchase that they belong to. */
type Purchased = {
  readonly purchase: PurchaseRow;
  readonly orders: readonly OrderWithLines[];
};

/**
 * Whether the buyer has an account, or has confirmed the order by email, as guests do who pay in store. What somebody typed
 * for an address that may be a stranger's is not repeated in mails to it.
 */
export const isProven = ({ customer_id, payment_method, state }: PurchaseRow): boolean =>
  customer_id !== null || (isPaidInStore(payment_method) && state === 'confirmed');

/**
 * Whether a mail may greet its reader by the name that the buyer gave. A guest who has paid, or has confirmed the order by
 * email, is greeted as well: `greetedName` lets nothing through that is no name.
 */
const mayGreet = (purchase: PurchaseRow): boolean =>
  isProven(purchase) || purchase.state === 'confirmed';

/** What every mail about an order or a purchase states. `number` is that of the order or the purchase. */
export const mailFrame = (
  order: OrderRow,
  purchase: PurchaseRow,
  { number, orderPage }: Pick<OrderMailFrame, 'number' | 'orderPage'>,
): OrderMailFrame => ({
  name: mayGreet(purchase) ? greetedName(order.contact.firstname) : undefined,
  number,
  orderPage,
  storePhone: order.store.phone,
});

/** An order as mails show it. */
export const mailOrder = (
  whole: OrderWithLines,
  purchase: PurchaseRow,
  page: string,
  market: Pick<Market, 'currency' | 'taxes' | 'settings'>,
): MailOrder => ({
  number: whole.order.number,
  seller: whole.order.fulfilment.vendor?.name,
  fulfilment: mailFulfilment(whole.order, isProven(purchase)),
  ...(whole.order.site_access && { siteAccess: whole.order.site_access }),
  parcel: parcelOf(whole.order, market.settings),
  lines: mailLines(whole),
  page,
  ...mailTotals([whole], market),
});

/** The lines of an order as mails list them. */
export const mailLines = ({
  order,
  lines,
}: Pick<OrderWithLines, 'order' | 'lines'>): MailOrder['lines'] =>
  lines.map((line) => ({
    name: line.name,
    count: line.qty,
    amountMinor: fullAmountOf(line, order)[order.price_basis].minor,
    excluded: line.excluded ?? undefined,
  }));

/** The facts of a confirmation. Its amounts are those of all orders together. */
export const confirmationFacts = (
  { purchase, orders }: Purchased,
  frame: OrderMailFrame,
  pageOf: (number: string) => string,
  market: Pick<Market, 'currency' | 'taxes' | 'settings'>,
): OrderConfirmationFacts => ({
  ...frame,
  ...mailTotals(orders, market),
  orders: orders.map((whole) => mailOrder(whole, purchase, pageOf(whole.order.number), market)),
  ...firmOf(orders, purchase),
  method: purchase.payment_method,
  isConsumer: orders.every(({ order }) => order.buyer.company_fiscal_id === null),
});

/** What a firm gave for its orders. Guests have not proven whose data they typed. */
export const firmOf = (
  [first]: readonly Pick<OrderWithLines, 'order'>[],
  { customer_id, quote_number }: Pick<PurchaseRow, 'customer_id' | 'quote_number'>,
): FirmFacts => {
  if (first === undefined || customer_id === null) return {};
  const { reference, site_contact } = first.order;
  return {
    ...companyOf(first.order),
    reference: reference ?? undefined,
    quote: quote_number ?? undefined,
    siteContact: site_contact ?? undefined,
  };
};

/** What the orders of a purchase cost together. */
export const mailTotals = (
  orders: readonly OrderWithLines[],
  { currency, taxes }: Pick<Market, 'currency' | 'taxes'>,
): MailTotals => {
  const sum = (amounts: readonly Money[]): Money => sumMoney(amounts, currency);
  const included = sum(orders.map(({ order }) => money(order.total_minor, currency)));
  const tax = sum(orders.map(({ order }) => money(order.tax_minor, currency)));
  const [territory] = orders.map(({ order }) => order.tax_territory);
  return {
    prices: {
      rows: addRows(orders.map(priceRowsOf), currency),
      total: { included, excluded: subtractMoney(included, tax) },
      ecoIncluded: sum(
        orders.map(
          ({ charges }) => sumOfCharges(charges, ['included-eco-contribution'], currency).included,
        ),
      ),
    },
    salesTax: territory === undefined ? 'vat' : taxPlaceNamed(taxes, territory).tax,
    basis: orders[0]?.order.price_basis ?? 'included',
  };
};

const oneLine = (place: {
  readonly street: readonly string[];
  readonly postcode: string;
  readonly city: string;
}): string => [...place.street, `${place.postcode} ${place.city}`].join(', ');

/** Where and when an order reaches its buyer. An address that nobody has proven is not repeated. */
export const mailFulfilment = (
  { fulfilment, store }: OrderRow,
  mayRepeatAddress: boolean,
): MailFulfilment => {
  const when = expectedTime(fulfilment);
  if ('point' in fulfilment) {
    const { name, address } = fulfilment.point;
    return { kind: fulfilment.kind, place: `${name}, ${oneLine(address)}`, when };
  }
  if ('address' in fulfilment) {
    const { address } = fulfilment;
    return mayRepeatAddress
      ? { kind: 'home', place: oneLine(address), when }
      : { kind: 'given', postcode: address.postcode, when };
  }
  return {
    kind: AT_STORE[fulfilment.kind],
    place: `${store.name}, ${oneLine(store)}`,
    when,
  };
};

/** Who hands over what is collected in the store. */
const AT_STORE = { pickup: 'store', partner: 'partner' } as const;
