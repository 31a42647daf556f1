import { isPaidInStore } from '@materia/domain-checkout';
import type { Reply } from '@materia/api-contract';
import { sameAddress } from '@materia/domain-contact';
import { type Currency, money, percentOfBasisPoints, toMajorUnits } from '@materia/domain-money';
import {
  feeLine,
  type FeeLine,
  percentOff,
  sumOfCharges,
  taxPlaceNamed,
} from '@materia/domain-pricing';
import {
  addressOfFulfilment,
  countsForBuyer,
  type Fulfilment,
  fulfilmentFacts,
  isWaitingTransfer,
  ORDER_STATES,
  pointOfFulfilment,
} from '@materia/domain-order';
import {
  deliveryMethod,
  type PickupPointKind,
  shippingMethodParts,
} from '@materia/domain-shipping';
import type { Market } from '@materia/market-model';
import type { StoreSnapshot } from '../../platform/database/tables/snapshots.ts';
import { ecotaxOfOrder, priceRowsOf, totalsByRateOf } from './order-amounts.ts';
import { companyOf } from './order-company.ts';
import { wirePriceRows } from '../pricing/wire-price-rows.ts';
import { parcelOf } from './parcel-of.ts';
import type { OrderLineRow, OrderWithLines } from './repository.ts';

type WireOrder = Reply<'readOrder'>;

/** An order on the wire: everything as it was at placement, except the status. */
export const wireOrder = (
  whole: OrderWithLines,
  { taxes, settings }: Pick<Market, 'taxes' | 'settings'>,
): WireOrder => {
  const { order, lines, charges, history, refunds, purchaseOrders, quoteNumber } = whole;
  const amount = (minor: number): number => toMajorUnits(money(minor, order.currency));
  const { type, contact, fulfilment } = order;
  const addresses = [...shippingAddress(order), ...billingAddress(order)];
  const point = pointOfFulfilment(fulfilment);
  const fee = feeLine('preparation-fee', charges, order.currency);
  const parcel = parcelOf(order, settings);
  const pallets = feeLine('deposit', charges, order.currency);
  return {
    ordersId: order.number,
    externalId: order.number,
    purchaseOrders: [...purchaseOrders],
    type,
    origin: 'WEB',
    isThirdParty: fulfilment.vendor !== undefined,
    isOfferOrder: type === 'offer',
    totalQuantityOrdered: lines.reduce((sum, line) => sum + line.qty, 0),
    createdAt: order.created_at,
    deliveryType: deliveryMethod(fulfilment.method).deliveryType,
    status: order.status,
    customer: {
      firstname: contact.firstname,
      lastname: contact.lastname,
      email: order.email,
      telephone: contact.telephone,
    },
    delivery: wireDelivery(fulfilment),
    retailerInfo: wireStoreSnapshot(order.store),
    shippingMethod: fulfilment.method,
    paymentMethod: order.payment_method,
    payment: {
      state: paymentStateOf(order),
      refunds: refunds.map((refund) => ({
        amount: amount(refund.amount_minor),
        state: refund.state,
        reason: refund.reason,
        at: refund.created_at,
      })),
    },
    currency: order.currency,
    salesTax: taxPlaceNamed(taxes, order.tax_territory).tax,
    grandTotal: amount(order.total_minor),
    grandTotalHt: amount(order.total_minor - order.tax_minor),
    priceRows: wirePriceRows(priceRowsOf(whole)),
    ecoIncluded: toMajorUnits(
      sumOfCharges(charges, ['included-eco-contribution'], order.currency).included,
    ),
    totalAmountEcopart: amount(ecotaxOfOrder(whole)),
    taxAmount: amount(order.tax_minor),
    vatRates: totalsByRateOf(whole).map(({ vatRate, amount: total, tax }) => ({
      vatRate: percentOfBasisPoints(vatRate),
      amountNoTax: toMajorUnits(total.excluded),
      taxAmount: toMajorUnits(tax),
      amount: toMajorUnits(total.included),
    })),
    shippingPrice: toMajorUnits(sumOfCharges(charges, ['delivery'], order.currency).included),
    shopId: order.store_id,
    statusHistories: history.map(({ status, at }) => ({ status, at })),
    ...(fee && { preparationFees: wireFee(fee) }),
    ...(pallets && { returnablePallet: wireFee(pallets) }),
    ...(parcel && { parcel }),
    ...(fulfilment.vendor && { vendor: fulfilment.vendor }),
    ...(point && { relaisName: point.name }),
    ...(addresses.length > 0 && { addresses }),
    ...companyOf(order),
    ...(order.site_contact !== null && { siteContact: order.site_contact }),
    ...(order.reference !== null && { reference: order.reference }),
    ...(quoteNumber !== null && { quote: quoteNumber }),
    priceBasis: order.price_basis,
    ...(order.comment !== null && { comment: order.comment }),
    ...(order.site_access && { siteAccess: order.site_access }),
    wantsInvoice: order.wants_invoice,
    lines: lines.map((line) => wireLine(line, order.currency)),
  };
};

/** A store as it was when something was sold there. */
export const wireStoreSnapshot = (store: StoreSnapshot): WireOrder['retailerInfo'] => ({
  ...store,
  street: [...store.street],
});

const wireDelivery = (fulfilment: Fulfilment): WireOrder['delivery'] => {
  const { method, date, startHour, fromMinute } = fulfilmentFacts(fulfilment);
  const { carrier, method: code } = shippingMethodParts(method);
  return {
    carrierCode: carrier,
    methodCode: code,
    ...(date && { date }),
    ...(startHour !== undefined && { startHour }),
    ...(fromMinute !== undefined && { fromMinute }),
  };
};

type WireAddresses = NonNullable<WireOrder['addresses']>;

const shippingAddress = ({ fulfilment, contact }: OrderWithLines['order']): WireAddresses => {
  const address = addressOfFulfilment(fulfilment);
  return address === undefined
    ? []
    : [
        {
          type: 'shipping',
          ...contact,
          ...address,
          street: [...address.street],
          ...pointAttributes(fulfilment),
        },
      ];
};

/** The person or company that the invoice names, if it is not the one who receives the order. */
const billingAddress = ({
  buyer: { invoice_address: billing, firstname, lastname },
  fulfilment,
  contact,
}: OrderWithLines['order']): WireAddresses => {
  const address = addressOfFulfilment(fulfilment);
  const isRecipient =
    address !== undefined &&
    billing !== undefined &&
    sameAddress(billing, address) &&
    firstname === contact.firstname &&
    lastname === contact.lastname;
  return billing === undefined || isRecipient
    ? []
    : [
        {
          type: 'billing',
          firstname,
          lastname,
          telephone: '',
          street: [...billing.street],
          postcode: billing.postcode,
          city: billing.city,
        },
      ];
};

/** The relay point or locker at the address. */
const pointAttributes = (fulfilment: Fulfilment) => {
  if (!('point' in fulfilment) || fulfilment.point.id === undefined) return {};
  const { id, name } = fulfilment.point;
  return {
    extension_attributes: { ...POINT_IDS[fulfilment.kind](id), shipping_place_name: name },
  };
};

const POINT_IDS = {
  relay: (id: string) => ({ relay_point_id: id }),
  locker: (id: string) => ({ locker_id: id }),
} as const satisfies Readonly<Record<PickupPointKind, (id: string) => object>>;

const paymentStateOf = ({
  payment_method,
  state,
  status,
}: OrderWithLines['order']): NonNullable<WireOrder['payment']>['state'] => {
  if (isPaidInStore(payment_method)) return 'in-store';
  if (isWaitingTransfer(status)) return 'waiting';
  if (countsForBuyer({ state })) return 'paid';
  return ORDER_STATES[state].stock === 'held' ? 'waiting' : 'ended';
};

/** The preparation fee or the returnable pallets of an order. */
const wireFee = ({
  reference,
  quantity,
  unit,
  originalUnit,
  total,
  tax,
}: FeeLine): NonNullable<WireOrder['preparationFees']> => ({
  itemId: reference,
  quantity,
  unitaryPrice: toMajorUnits(unit.included),
  unitaryPriceNoTax: toMajorUnits(unit.excluded),
  originalPrice: toMajorUnits(originalUnit.included),
  totalPrice: toMajorUnits(total.included),
  totalPriceNoTax: toMajorUnits(total.excluded),
  taxTotal: toMajorUnits(tax),
});

const wireLine = (line: OrderLineRow, currency: Currency): WireOrder['lines'][number] => {
  const amount = (minor: number): number => toMajorUnits(money(minor, currency));
  return {
    lineNumber: line.line,
    itemId: line.sku,
    adeoKey: line.adeokey,
    offerId: line.offer_code,
    price: amount(line.unit_minor),
    originalPrice: amount(line.unit_initial_minor),
    amountEcopart: amount(line.ecotax_minor),
    qtyOrdered: line.qty,
    qtyValidated: line.qty,
    rowTotal: amount(line.row_minor),
    name: line.name,
    lineId: `${line.order_number}-${line.line}`,
    customData: {
      imageUrl: line.image,
      urlKey: line.url_key,
      unitaryPrice: amount(line.unit_minor),
      unitaryPriceNoTax: amount(line.unit_net_minor),
      totalPrice: amount(line.row_minor),
      totalPriceNoTax: amount(line.row_net_minor),
      originalPrice: amount(line.unit_initial_minor),
      discountPercent: percentOff(
        money(line.unit_initial_minor, currency),
        money(line.unit_minor, currency),
      ),
      vendorName: line.vendor_name,
    },
  };
};
