import { bookAddress, customer, order, type orderWithdrawal } from '@materia/api-contract/schemas';
import { deliveryMethod, type ShippingMethodCode } from '@materia/domain-shipping';
import type { z } from 'zod';

export type WireCustomer = z.infer<typeof customer>;
export type WireOrder = z.infer<typeof order>;
/** What differs from the usual order; returns need only what matters. */
type OrderChanges = Partial<Omit<WireOrder, 'withdrawal'>> & {
  readonly withdrawal?: z.input<typeof orderWithdrawal>;
};
export type WireAddress = z.infer<typeof bookAddress>;

export const aCustomer = (changes: Partial<WireCustomer> = {}): WireCustomer =>
  customer.parse({
    id: 'c-1',
    email: 'anna@materia.example',
    firstname: 'Anna',
    lastname: 'Nowak',
    mobile: '601020304',
    customer_type: 2,
    addresses: [],
    isBuyer: false,
    is_pro_card: false,
    group_id: '1',
    extension_attributes: {},
    custom_attributes: [],
    ...changes,
  });

/** The only address of a book, and so its default of both kinds. */
export const anAddress = (changes: Partial<WireAddress> = {}): WireAddress =>
  bookAddress.parse({
    id: 'a-1',
    customer_id: 'c-1',
    customer_address_id: changes.id ?? 'a-1',
    customer_address_type: 'SHIPPING',
    country_id: 'PL',
    prefix: 'Mrs',
    firstname: 'Anna',
    lastname: 'Nowak',
    telephone: '+48601020304',
    street: ['Długa 12/5'],
    postcode: '61-001',
    city: 'Poznań',
    default_shipping: true,
    default_billing: true,
    main_address: true,
    ...changes,
  });

const TO_ANNA = {
  type: 'shipping',
  firstname: 'Anna',
  lastname: 'Nowak',
  telephone: '601020304',
  street: ['ul. Lipowa 4/12'],
  postcode: '60-101',
  city: 'Poznań',
} as const;

/** What an order says that is fulfilled by a method: its place, vendor and planned time. */
export const fulfilledBy = (
  method: ShippingMethodCode,
  {
    to = {},
    vendor = 'Kafle24',
    point = 'Poznań, Centrum',
    ...when
  }: Pick<WireOrder['delivery'], 'date' | 'startHour' | 'fromMinute'> & {
    readonly to?: Partial<NonNullable<WireOrder['addresses']>[number]>;
    readonly vendor?: string;
    readonly point?: string;
  } = {},
): Partial<WireOrder> => {
  const { carrier, method: code, handover, seller, deliveryType } = deliveryMethod(method);
  return {
    shippingMethod: method,
    delivery: { carrierCode: carrier, methodCode: code, ...when },
    deliveryType,
    ...(handover !== 'store' && {
      addresses: [{ ...TO_ANNA, street: [...TO_ANNA.street], ...to }],
    }),
    ...(handover === 'point' && { relaisName: point }),
    ...(seller === 'third-party' && {
      type: 'offer',
      isOfferOrder: true,
      isThirdParty: true,
      vendor: { name: vendor, code: 'V1' },
    }),
  };
};

/** A pickup order of two bags, paid in store, being prepared. */
export const anOrder = (changes: OrderChanges = {}): WireOrder =>
  order.parse({
    ordersId: 'o-1',
    externalId: 'PL-2603-000017',
    type: 'legacy',
    origin: 'WEB',
    isThirdParty: false,
    isOfferOrder: false,
    totalQuantityOrdered: 2,
    createdAt: '2026-03-10T09:00:00+01:00',
    deliveryType: 'pickup',
    status: 'TO_BE_PREPARED',
    customer: {
      firstname: 'Anna',
      lastname: 'Nowak',
      email: 'anna@materia.example',
      telephone: '601020304',
    },
    delivery: {
      carrierCode: 'drive',
      methodCode: 'scheduled',
      date: '2026-03-10',
      startHour: 11,
      fromMinute: 660,
    },
    retailerInfo: {
      id: '12',
      name: 'Poznań Franowo',
      phone: '612345678',
      email: 'poznan@materia.example',
      street: ['ul. Szwedzka 10'],
      postcode: '61-285',
      city: 'Poznań',
      urlKey: 'poznan-franowo',
    },
    shippingMethod: 'drive/scheduled',
    paymentMethod: 'pay_in_store',
    currency: 'PLN',
    grandTotal: 24,
    grandTotalHt: 19.51,
    priceRows: [{ kind: 'products', amount: 24, amount_no_tax: 19.51 }],
    ecoIncluded: 0,
    totalAmountEcopart: 0,
    taxAmount: 4.49,
    shippingPrice: 0,
    shopId: '12',
    statusHistories: [{ status: 'TO_BE_PREPARED', at: '2026-03-10T09:00:00+01:00' }],
    lines: [
      {
        lineNumber: 1,
        itemId: '1',
        adeoKey: 'A100234',
        offerId: 'R-100234-012P',
        price: 12,
        originalPrice: 12,
        amountEcopart: 0,
        qtyOrdered: 2,
        qtyValidated: 2,
        rowTotal: 24,
        name: 'Cement 25 kg',
        lineId: '1',
        customData: {
          imageUrl: 'cement',
          urlKey: 'cement-25-kg-ref100234',
          unitaryPrice: 12,
          unitaryPriceNoTax: 9.76,
          totalPrice: 24,
          totalPriceNoTax: 19.51,
          originalPrice: 12,
          discountPercent: 0,
          vendorName: 'Materia',
        },
      },
    ],
    ...changes,
  });
