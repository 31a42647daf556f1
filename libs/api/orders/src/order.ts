import { type InStoreMethod, isPaidInStore, type ProvidedMethod } from '@materia/domain-checkout';
import { readPriceRows } from '@materia/api-client-kernel';
import type { Reply } from '@materia/api-contract';
import { parsePlainDate, type PlainDate } from '@materia/domain-holiday-calendar';
import {
  type Currency,
  fromMajorUnits,
  type Money,
  multiplyMoney,
  subtractMoney,
} from '@materia/domain-money';
import { type OrderDocument, readDocuments } from './documents.ts';
import type { PriceBasis, PriceSummary, RateTotal, SalesTax } from '@materia/domain-pricing';
import {
  cancelOrder,
  type Fulfilment,
  kindOfOrder,
  parseFulfilment,
  type ReturnFault,
  type ReturnKind,
  type ReturnState,
  type ReturnWay,
  type WithdrawalExclusion,
  type TrackedFulfilment,
  type TrackedStatus,
  trackedStatus,
  trackFulfilment,
} from '@materia/domain-order';
import type { SiteAccess, TrackedParcel } from '@materia/domain-shipping';

/** A line of an order, with its prices at purchase. */
export type OrderLine = {
  readonly id: string;
  readonly lineNumber: number;
  readonly sku: string;
  /** Distinguishes packaging and handling from products. */
  readonly subType: string | undefined;
  readonly name: string;
  readonly urlKey: string;
  readonly image: string;
  readonly quantity: number;
  /** Amounts on the order's price basis: without tax for firms, else with tax. */
  readonly unit: Money;
  /** Quantity times unit price, and what is taken off as a negative amount. */
  readonly total: Money;
  readonly discount: Money | undefined;
  /** What was charged for it, with tax on either basis. */
  readonly charged: Money;
  readonly vendorName: string;
};

/** Money that goes or went back to the customer. */
export type OrderRefund = {
  readonly amount: Money;
  readonly state: 'pending' | 'done' | 'failed';
  readonly reason: 'order-cancelled' | 'withdrawal' | 'pallets' | 'late-success' | 'paid-twice';
  /** When it was started, as an ISO instant. */
  readonly at: string;
};

/** How an order is paid: in the store, or by a provider, where it waits for its payment, was paid or ended without. */
export type OrderPaymentState =
  | { readonly method: InStoreMethod; readonly state: 'in-store' }
  | { readonly method: ProvidedMethod; readonly state: 'waiting' | 'paid' | 'ended' };

/** How an order is paid, and what was sent back. */
export type OrderPayment = OrderPaymentState & { readonly refunds: readonly OrderRefund[] };

/** An address of an order, with the name of the person. */
export type OrderAddress = {
  readonly name: string;
  readonly street: readonly string[];
  readonly postcode: string;
  readonly city: string;
};

/** Units of a line. */
export type OrderUnits = Pick<OrderLine, 'lineNumber' | 'quantity'>;

/** The units that the customer may still give back. */
export type OpenWithdrawal = {
  /** By the law, or by the promise of the shop to take unused products back. */
  readonly kind: ReturnKind;
  readonly ways: readonly ReturnWay[];
  /** A firm of one person has to declare that it bought outside its trade. */
  readonly needsDeclaration: boolean;
  /** Until when a firm that declares nothing may return unused products to a store. */
  readonly promisedUntil: PlainDate | undefined;
  /** Only from the whole order, because it was not handed over yet. */
  readonly whole: boolean;
  /** The last day; undefined while the products have not arrived. */
  readonly until: PlainDate | undefined;
  readonly lines: readonly OrderUnits[];
};

/** A withdrawal that the customer declared at an ISO instant. */
export type DeclaredWithdrawal = {
  readonly at: string;
  readonly lines: readonly OrderUnits[];
  readonly refund: Money;
  /** The money goes back once the products are back, or was sent. */
  readonly isRefunded: boolean;
  readonly code: string;
  readonly kind: ReturnKind;
  readonly way: ReturnWay;
  readonly step: ReturnState;
  /** Nothing had been handed over: the order was cancelled. */
  readonly isBeforeHandover: boolean;
  /** By when the law wants the money back. */
  readonly refundBy: PlainDate | undefined;
  /** What the customer stated about the parcel. */
  readonly sent: { readonly carrier: string; readonly parcel: string } | undefined;
  /** Units that were not accepted. */
  readonly refused: readonly (OrderUnits & { readonly reason: ReturnFault })[];
};

/** Whether a return is by the promise: also for a firm that does not declare anything. */
export const isByPromise = (
  { kind, needsDeclaration }: Pick<OpenWithdrawal, 'kind' | 'needsDeclaration'>,
  { outsideTrade }: { readonly outsideTrade: boolean },
): boolean => kind === 'promise' || (needsDeclaration && !outsideTrade);

/** Returnable pallets with a deposit that has not gone back, and those that came back. */
export type OrderPallets = {
  readonly out: number;
  readonly returned: readonly {
    readonly count: number;
    readonly on: PlainDate;
    readonly refund: Money;
  }[];
};

/** What an order has however it reaches its customer. Times are ISO instants; days and hours are in the market's zone. */
export type OrderCommon = {
  readonly id: string;
  readonly number: string;
  /**
   * The ids of all orders that were placed together with this one, itself included. The first one is
   * the number of the purchase.
   */
  readonly purchaseOrders: readonly string[];
  readonly createdAt: string;
  readonly history: readonly (TrackedStatus & { readonly at: string })[];
  readonly quantity: number;
  readonly contact: {
    readonly firstname: string;
    readonly lastname: string;
    readonly email: string;
    readonly phone: string;
  };
  readonly store: {
    readonly id: string;
    readonly name: string;
    readonly urlKey: string;
    readonly phone: string;
    readonly street: readonly string[];
    readonly postcode: string;
    readonly city: string;
  };
  /** The parcel in which it was sent. */
  readonly parcel: TrackedParcel | undefined;
  /** The name of the person who receives it. */
  readonly recipient: string;
  /** The billing contact, if it differs from the recipient. */
  readonly billing?: OrderAddress | undefined;
  readonly payment: OrderPayment;
  readonly openWithdrawal: OpenWithdrawal | undefined;
  readonly withdrawals: readonly DeclaredWithdrawal[];
  /** The customer may cancel it: nobody has begun to prepare it. */
  readonly isCancellable: boolean;
  /** Lines that nobody may give back. */
  readonly excluded: readonly {
    readonly lineNumber: number;
    readonly reason: WithdrawalExclusion;
  }[];
  readonly pallets: OrderPallets | undefined;
  /** Its documents as PDF files; undefined where the reader does not see them. */
  readonly documents?: readonly OrderDocument[] | undefined;
  /** On which basis the prices were agreed, whoever looks at them. */
  readonly priceBasis: PriceBasis;
  /** The firm that bought, or that the invoice names. */
  readonly company?: { readonly name: string; readonly taxNumber: string } | undefined;
  /** The buyer's own reference. */
  readonly reference?: string | undefined;
  /** The number of the quote that was ordered. */
  readonly quote?: string | undefined;
  /** Who takes the delivery at a firm's site. */
  readonly siteContact?: { readonly name: string; readonly telephone: string } | undefined;
  readonly total: Money;
  /** What the total is made of. */
  readonly prices: PriceSummary;
  /** The total at each tax rate in basis points, the highest first. */
  readonly byRate: readonly RateTotal[];
  /** What is charged for the preparation; undefined without a fee. */
  readonly preparation: { readonly isWaived: boolean } | undefined;
  /** How many returnable pallets it was charged. */
  readonly palletCount: number;
  /** Which tax the amounts contain. */
  readonly salesTax: SalesTax;
  readonly comment: string | undefined;
  /** What the driver of a truck was told about the place. */
  readonly siteAccess?: SiteAccess | undefined;
  /** The customer asked for a VAT invoice. */
  readonly wantsInvoice: boolean;
  /** Until when it has to be confirmed by email (ISO instant); undefined if it has not. */
  readonly confirmUntil?: string | undefined;
  readonly lines: readonly OrderLine[];
};

/**
 * An order as its customer reads it: by which method and vendor it reaches them, where and when, and
 * how far it is.
 */
export type TrackedOrder = OrderCommon & TrackedFulfilment;

export type OrderReply = Reply<'readOrder'>;

/** Reads a wire order, in its own currency. */
export const readOrder = (reply: OrderReply): TrackedOrder => {
  const amount = (value: number): Money => fromMajorUnits(value, reply.currency);
  const tracked = readTracking(reply);
  const kind = kindOfOrder(tracked);
  return {
    ...tracked,
    id: reply.ordersId,
    number: reply.externalId,
    purchaseOrders: reply.purchaseOrders ?? [reply.ordersId],
    createdAt: reply.createdAt,
    history: reply.statusHistories.map(({ status, at }) => ({
      ...trackedStatus(kind, status),
      at,
    })),
    quantity: reply.totalQuantityOrdered,
    contact: {
      firstname: reply.customer.firstname,
      lastname: reply.customer.lastname,
      email: reply.customer.email,
      phone: reply.customer.telephone,
    },
    store: reply.retailerInfo,
    parcel: reply.parcel,
    recipient: recipientOf(reply),
    billing: billingOf(reply),
    payment: readOrderPayment(reply),
    openWithdrawal: readOpenWithdrawal(reply.withdrawal?.open),
    documents: reply.documents && readDocuments(reply.documents),
    withdrawals: (reply.withdrawal?.declared ?? []).map(
      ({ refund, state, beforeHandover, refundBy, sent, ...declared }) => ({
        ...declared,
        refund: amount(refund),
        isRefunded: state === 'refunded',
        isBeforeHandover: beforeHandover,
        refundBy: dayOf(refundBy),
        sent,
      }),
    ),
    isCancellable:
      reply.payment?.state !== 'ended' && cancelOrder(kind, trackedStatus(kind, reply.status)).ok,
    excluded: reply.withdrawal?.excluded ?? [],
    pallets: reply.withdrawal?.pallets && {
      out: reply.withdrawal.pallets.out,
      returned: reply.withdrawal.pallets.returned.flatMap(({ count, on, refund }) => {
        const day = dayOf(on);
        return day === undefined ? [] : [{ count, on: day, refund: amount(refund) }];
      }),
    },
    total: amount(reply.grandTotal),
    prices: {
      rows: readPriceRows(reply.priceRows, reply.currency),
      total: { included: amount(reply.grandTotal), excluded: amount(reply.grandTotalHt) },
      ecoIncluded: amount(reply.ecoIncluded),
    },
    byRate: reply.vatRates.map(({ vatRate, amount: included, amountNoTax, taxAmount }) => ({
      vatRate: Math.round(vatRate * BASIS_POINTS),
      amount: { included: amount(included), excluded: amount(amountNoTax) },
      tax: amount(taxAmount),
    })),
    preparation: reply.preparationFees && {
      isWaived: reply.preparationFees.totalPrice < reply.preparationFees.originalPrice,
    },
    palletCount: reply.returnablePallet?.quantity ?? 0,
    salesTax: reply.salesTax,
    priceBasis: reply.priceBasis,
    company: reply.company,
    reference: reply.reference,
    quote: reply.quote,
    siteContact: reply.siteContact,
    comment: reply.comment,
    siteAccess: reply.siteAccess,
    wantsInvoice: reply.wantsInvoice,
    confirmUntil: reply.confirmUntil,
    lines: reply.lines.map((line) => readLine(line, reply)),
  };
};

/** In a percent. */
const BASIS_POINTS = 100;

const recipientOf = ({ addresses, customer }: OrderReply): string => {
  const { firstname, lastname } = addresses?.find(({ type }) => type === 'shipping') ?? customer;
  return `${firstname} ${lastname}`;
};

const billingOf = ({ addresses }: OrderReply): OrderAddress | undefined => {
  const billing = addresses?.find(({ type }) => type === 'billing');
  return (
    billing && {
      name: `${billing.firstname} ${billing.lastname}`,
      street: billing.street,
      postcode: billing.postcode,
      city: billing.city,
    }
  );
};

/** The fulfilment and progress of an order in a reply. Throws for one that its type and its vendor contradict. */
const readTracking = (reply: OrderReply): TrackedFulfilment => {
  const { ordersId, type, status, statusHistories } = reply;
  const tracked = trackFulfilment(
    { type, fulfilment: readFulfilment(reply) },
    status,
    statusHistories.map((entry) => entry.status),
  );
  if (!tracked.ok) throw new Error(`Order ${ordersId} (${type}) cannot be sent by a vendor`);
  return tracked.value;
};

/** The fulfilment in a reply. Throws for one whose fields contradict each other. */
const readFulfilment = ({
  ordersId,
  shippingMethod: method,
  vendor,
  addresses,
  relaisName,
  delivery,
}: OrderReply): Fulfilment => {
  const to = addresses?.find(({ type }) => type === 'shipping');
  const ids = to?.extension_attributes;
  const date = parsePlainDate(delivery.date ?? '');
  const fulfilment = parseFulfilment({
    method,
    vendor,
    address: to && { street: to.street, postcode: to.postcode, city: to.city },
    point:
      relaisName === undefined
        ? undefined
        : { id: ids?.locker_id ?? ids?.relay_point_id, name: relaisName },
    date: date.ok ? date.value : undefined,
    startHour: delivery.startHour,
    fromMinute: delivery.fromMinute,
  });
  if (!fulfilment.ok) throw new Error(`Order ${ordersId} cannot be fulfilled by ${method}`);
  return fulfilment.value;
};

const readLine = (line: OrderReply['lines'][number], order: LineTerms): OrderLine => ({
  id: line.lineId,
  lineNumber: line.lineNumber,
  sku: line.itemId,
  subType: line.subType,
  name: line.name,
  urlKey: line.customData.urlKey,
  image: line.customData.imageUrl,
  quantity: line.qtyOrdered,
  ...readLineAmounts(line, order),
  charged: fromMajorUnits(line.rowTotal, order.currency),
  vendorName: line.customData.vendorName,
});

/** The terms on which the lines of an order or a receipt were agreed. */
type LineTerms = { readonly currency: Currency; readonly priceBasis: PriceBasis };

/**
 * The amounts of a line on the basis of its order, on which quantity times unit price is the line;
 * what was charged less is its discount.
 */
export const readLineAmounts = (
  {
    price,
    qtyOrdered,
    rowTotal,
    customData: { unitaryPriceNoTax, totalPriceNoTax },
  }: Pick<OrderReply['lines'][number], 'price' | 'qtyOrdered' | 'rowTotal' | 'customData'>,
  { currency, priceBasis }: LineTerms,
): Pick<OrderLine, 'unit' | 'total' | 'discount'> => {
  const [wireUnit, wireTotal] =
    priceBasis === 'included' ? [price, rowTotal] : [unitaryPriceNoTax, totalPriceNoTax];
  const unit = fromMajorUnits(wireUnit, currency);
  const total = multiplyMoney(unit, qtyOrdered);
  const discount = subtractMoney(fromMajorUnits(wireTotal, currency), total);
  return { unit, total, discount: discount.minor === 0 ? undefined : discount };
};

const readOrderPayment = (reply: OrderReply): OrderPayment => ({
  ...readPaymentState(reply),
  refunds: (reply.payment?.refunds ?? []).flatMap(({ amount, state, reason, at }) =>
    state === 'cancelled'
      ? []
      : [
          {
            amount: fromMajorUnits(amount, reply.currency),
            state: REFUND_STATES[state],
            reason,
            at,
          },
        ],
  ),
});

/** How an order in a reply is paid. Throws for a state that its method does not have. */
const readPaymentState = ({ ordersId, payment, paymentMethod }: OrderReply): OrderPaymentState => {
  const state = payment?.state;
  if (isPaidInStore(paymentMethod)) {
    if (state === undefined || state === 'in-store')
      return { method: paymentMethod, state: 'in-store' };
  } else if (state !== 'in-store') {
    return { method: paymentMethod, state: state ?? 'paid' };
  }
  throw new Error(`Order ${ordersId} (${paymentMethod}) cannot be paid as ${state}`);
};

const readOpenWithdrawal = (
  open: NonNullable<OrderReply['withdrawal']>['open'],
): OpenWithdrawal | undefined => {
  if (open === undefined) return undefined;
  return { ...open, until: dayOf(open.until), promisedUntil: dayOf(open.promisedUntil) };
};

const dayOf = (text: string | undefined): PlainDate | undefined => {
  const day = text === undefined ? undefined : parsePlainDate(text);
  return day?.ok ? day.value : undefined;
};

const REFUND_STATES = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'done',
  failed: 'failed',
} as const;
