import { describe, expect, it } from 'vitest';
import { CALLS } from '../calls.ts';
import { order, orderLine } from './schemas.ts';

const line = {
  lineNumber: 1,
  itemId: '10000001',
  adeoKey: 'M10000001',
  parentId: 'l-0',
  replacedBy: 'l-2',
  offerId: 'R-10000001',
  price: 12,
  originalPrice: 15,
  amountEcopart: 0.1,
  qtyOrdered: 2,
  qtyValidated: 2,
  rowTotal: 24,
  name: 'Cement',
  lineId: 'l-1',
  reorderType: 'offer',
  customData: {
    imageUrl: 'cement',
    urlKey: 'cement',
    unitaryPrice: 12,
    unitaryPriceNoTax: 9.76,
    totalPrice: 24,
    totalPriceNoTax: 19.51,
    originalPrice: 15,
    discountPercent: 20,
    vendorName: 'Materia',
  },
};

const store = {
  id: '12',
  name: 'Poznań',
  phone: '612345678',
  email: 'poznan@shop.example',
  street: ['ul. Szwedzka 10'],
  postcode: '61-285',
  city: 'Poznań',
  urlKey: 'poznan',
};

const whole = {
  ordersId: 'o-1',
  externalId: 'o-1',
  type: 'legacy',
  origin: 'WEB',
  isThirdParty: false,
  isOfferOrder: false,
  totalQuantityOrdered: 2,
  deliveryType: 'pickup',
  status: 'READY',
  customer: { firstname: 'Anna', lastname: 'Nowak', email: 'a@shop.example', telephone: '' },
  delivery: { carrierCode: 'drive', methodCode: 'two_hours', date: '2026-03-10' },
  retailerInfo: store,
  shippingMethod: 'drive/two_hours',
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
  statusHistories: [{ status: 'READY', at: '2026-03-10T10:00:00+01:00' }],
  addresses: [
    {
      type: 'shipping',
      firstname: 'Anna',
      lastname: 'Nowak',
      telephone: '601020304',
      street: ['Długa 12'],
      postcode: '61-001',
      city: 'Poznań',
    },
  ],
  lines: [line],
};

describe('an order on the wire', () => {
  it('has lines with every field of the specification (ORD-04)', () => {
    expect(orderLine.parse(line)).toEqual(line);
    const { parentId: _parent, replacedBy: _other, offerId: _offer, ...plain } = line;
    expect(orderLine.safeParse(plain).success).toBe(true);
    expect(orderLine.safeParse({ ...plain, qtyValidated: undefined }).success).toBe(false);
  });

  it('has lines with picture, prices with and without tax, discount and vendor in customData (ORD-05)', () => {
    expect(orderLine.parse(line).customData).toEqual(line.customData);
    for (const field of Object.keys(line.customData))
      expect([
        field,
        orderLine.safeParse({ ...line, customData: { ...line.customData, [field]: undefined } })
          .success,
      ]).toEqual([field, false]);
  });

  it('names the customer, the store with its contact, the addresses, and each status with its time (ORD-14)', () => {
    const read = order.parse({ ...whole, createdAt: '2026-03-10T09:00:00+01:00' });
    expect(read).toMatchObject({
      customer: whole.customer,
      delivery: whole.delivery,
      retailerInfo: store,
      addresses: whole.addresses,
      statusHistories: whole.statusHistories,
    });
  });

  it.each([
    ['createdAt', { createdAt: '2026-03-10T09:00:00+01:00' }],
    ['creation_date', { creation_date: '2026-03-10T09:00:00+01:00' }],
  ])('has its date as createdAt when it arrives as %s (ORD-15)', (_form, date) => {
    const read = order.parse({ ...whole, ...date });
    expect(read.createdAt).toBe('2026-03-10T09:00:00+01:00');
    expect(Object.keys(read)).not.toContain('creation_date');
    expect(order.encode(read)).toEqual(read);
  });

  it('is refused without a date (ORD-15)', () => {
    expect(order.safeParse(whole).success).toBe(false);
  });
});

describe('buying again', () => {
  it('has its calls at the paths of the specification (CALL-111, CALL-119)', () => {
    expect([CALLS.readOrderAvailability.method, CALLS.readOrderAvailability.path]).toEqual([
      'GET',
      '/maestro/orders/getProductAvailable/:retailerId/:maestroOrderId',
    ]);
    expect([CALLS.reorder.method, CALLS.reorder.path]).toEqual(['POST', '/maestro/reorder']);
  });
});
