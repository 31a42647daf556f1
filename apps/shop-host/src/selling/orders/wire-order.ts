import { shippingMethodOf } from '@materia/domain-delivery-labels';
import type { Reply } from '@materia/api-contract';
import { contact as contactShape } from '@materia/api-contract/schemas';
import { sameAddress } from '@materia/domain-customer';
import { type Currency, money, toMajorUnits } from '@materia/domain-money';
import { percentOff, taxPlaceNamed } from '@materia/domain-pricing';
import type { Market } from '@materia/market-model';
import { z } from 'zod';
import { kindOf } from './order-kind.ts';
import type { OrderLineRow, OrderWithLines } from './repository.ts';
import { WIRE_DELIVERIES } from './wire-delivery.ts';

type WireOrder = Reply<'readOrder'>;

export const storeSnapshot = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  street: z.array(z.string()),
  postcode: z.string(),
  city: z.string(),
  urlKey: z.string(),
});

/** An order on the wire: everything as it was at placement, except the status. */
export const wireOrder = (
  { order, lines, history, refunds, purchaseOrders }: OrderWithLines,
  { taxes }: Pick<Market, 'taxes'>,
): WireOrder => {
  const amount = (minor: number): number => toMajorUnits(money(minor, order.currency));
  const contact = contactShape.parse(order.contact);
  const { type, isThirdParty } = kindOf(order);
  const addresses = [...shippingAddress(order, contact), ...billingAddress(order, contact)];
  return {
    ordersId: order.number,
    externalId: order.number,
    purchaseOrders: [...purchaseOrders],
    type,
    origin: 'WEB',
    isThirdParty,
    isOfferOrder: type === 'offer',
    totalQuantityOrdered: lines.reduce((sum, line) => sum + line.qty, 0),
    createdAt: order.created_at,
    deliveryType: WIRE_DELIVERIES[order.delivery_type],
    status: order.status,
    customer: {
      firstname: contact.firstname,
      lastname: contact.lastname,
      email: order.email,
      telephone: contact.telephone,
    },
    delivery: {
      carrierCode: order.carrier_code,
      methodCode: order.method_code,
      ...(order.pickup_date !== null && { date: order.pickup_date }),
      ...(order.pickup_hour !== null && { startHour: order.pickup_hour }),
      ...(order.pickup_minute !== null && { fromMinute: order.pickup_minute }),
    },
    retailerInfo: storeSnapshot.parse(order.store),
    shippingMethod: shippingMethodOf(order.carrier_code, order.method_code),
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
    totalAmountEcopart: amount(order.ecotax_minor),
    taxAmount: amount(order.tax_minor),
    shippingPrice: amount(order.shipping_minor),
    shopId: order.store_id,
    statusHistories: history.map(({ status, at }) => ({ status, at })),
    ...(order.fee_minor > 0 && {
      preparationFees: {
        totalPrice: amount(order.fee_minor),
        totalPriceNoTax: amount(order.fee_minor - order.fee_tax_minor),
        taxTotal: amount(order.fee_tax_minor),
      },
    }),
    ...wirePallets(order),
    ...(order.vendor !== null && { vendor: order.vendor }),
    ...(order.relay_name !== null && { relaisName: order.relay_name }),
    ...(addresses.length > 0 && { addresses }),
    ...(order.comment !== null && { comment: order.comment }),
    wantsInvoice: order.wants_invoice,
    lines: lines.map((line) => wireLine(line, order.currency)),
  };
};

type WireAddresses = NonNullable<WireOrder['addresses']>;

const shippingAddress = (
  order: OrderWithLines['order'],
  { firstname, lastname, telephone }: z.infer<typeof contactShape>,
): WireAddresses =>
  order.address === null
    ? []
    : [
        {
          type: 'shipping',
          firstname,
          lastname,
          telephone,
          ...order.address,
          street: [...order.address.street],
          ...pointAttributes(order),
        },
      ];

/** Whom the invoice names, where that is not who receives the order. */
const billingAddress = (
  { buyer, address }: OrderWithLines['order'],
  { firstname, lastname }: z.infer<typeof contactShape>,
): WireAddresses =>
  buyer.invoice_address === undefined ||
  (address !== null &&
    sameAddress(buyer.invoice_address, address) &&
    buyer.firstname === firstname &&
    buyer.lastname === lastname)
    ? []
    : [
        {
          type: 'billing',
          firstname: buyer.firstname,
          lastname: buyer.lastname,
          telephone: '',
          street: [...buyer.invoice_address.street],
          postcode: buyer.invoice_address.postcode,
          city: buyer.invoice_address.city,
        },
      ];

/** The relay point or locker at the address. */
const pointAttributes = ({
  point_id,
  relay_name,
  carrier_code,
}: Pick<OrderWithLines['order'], 'point_id' | 'relay_name' | 'carrier_code'>) =>
  point_id === null
    ? {}
    : {
        extension_attributes: {
          ...(carrier_code === 'locker' ? { locker_id: point_id } : { relay_point_id: point_id }),
          ...(relay_name !== null && { shipping_place_name: relay_name }),
        },
      };

const paymentStateOf = ({
  payment_method,
  confirmed,
  stock_state,
}: OrderWithLines['order']): NonNullable<WireOrder['payment']>['state'] => {
  if (payment_method === 'pay_in_store') return 'in-store';
  if (confirmed) return 'paid';
  return stock_state === 'held' ? 'waiting' : 'ended';
};

/** The returnable pallets of an order as a fee line shows them. */
const wirePallets = ({
  pallets,
  pallet_minor,
  pallet_tax_minor,
  currency,
}: OrderWithLines['order']): Pick<WireOrder, 'returnablePallet'> => {
  if (pallets === 0) return {};
  const amount = (minor: number): number => toMajorUnits(money(minor, currency));
  const net = pallet_minor - pallet_tax_minor;
  return {
    returnablePallet: {
      quantity: pallets,
      unitaryPrice: amount(pallet_minor / pallets),
      unitaryPriceNoTax: amount(Math.round(net / pallets)),
      totalPrice: amount(pallet_minor),
      totalPriceNoTax: amount(net),
      taxTotal: amount(pallet_tax_minor),
    },
  };
};

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
