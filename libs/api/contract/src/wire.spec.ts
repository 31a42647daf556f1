import { describe, expect, it } from 'vitest';
import { CALLS } from './calls.ts';
import { deliveryChoice } from './checkout/schemas.ts';
import { orderLine } from './orders/schemas.ts';
import { quote } from './quotes/quote.ts';
import { ACTIVE_QUOTE_STATUS } from './quotes/quote-status.ts';
import { orderSchemas } from './orders/schemas.ts';
import { store } from './stores/schemas.ts';
import { readSellsOnline, writeSellsOnline } from './stores/wire-selling.ts';
import { availability, promise, STOCK_STATUS } from './wire.ts';

describe('the availability of an offer', () => {
  const statuses = ['SOLDOUT', 'ONORDER', 'ONSITE', 'BIGBOX', 'FAST', 'SITE_DELIVERY'] as const;

  it('has one of six stock statuses in the catalogue (STK-07)', () => {
    expect(STOCK_STATUS.options).toEqual(statuses);
    for (const stockStatus of statuses)
      expect(availability.safeParse({ stockStatus, availableStock: 3 }).success).toBe(true);
  });

  it('has one of four in the checkout, where nothing else can be delivered (STK-06)', () => {
    const { stockStatus } = deliveryChoice.shape;
    expect(statuses.filter((status) => stockStatus.safeParse(status).success)).toEqual([
      'ONSITE',
      'BIGBOX',
      'FAST',
      'SITE_DELIVERY',
    ]);
  });

  it('of a delivery of the checkout is beside its label, price, day, carrier, method, picture and seller (DLV-10)', () => {
    const fields = Object.keys(deliveryChoice.shape);
    for (const field of [
      'label',
      'offerDeliveryPrice',
      'deliveryDate',
      'deliveryMode',
      'deliveryMethod',
      'img',
      'is3p',
      'stockStatus',
    ])
      expect(fields).toContain(field);
  });

  it.each(['ON_SITE', 'onsite', ''])('has no status %j (STK-07)', (stockStatus) =>
    expect(availability.safeParse({ stockStatus, availableStock: 3 }).success).toBe(false),
  );

  it('may be without a stock figure, and has no fraction of one', () => {
    expect(availability.safeParse({ stockStatus: 'ONSITE' }).success).toBe(true);
    expect(availability.safeParse({ stockStatus: 'ONSITE', availableStock: 2.5 }).success).toBe(
      false,
    );
  });
});

it.each([
  ['HOUR', 'HOUR'],
  ['DAY', 'DAY'],
  ['WEEKDAY', 'DAY'],
  ['hour', 'DAY'],
  ['', 'DAY'],
  ['WORKING_DAY', 'DAY'],
])('a promise in the unit %j is read as one in %s: only HOUR means hours (PRM-02)', (unit, read) =>
  expect(promise.parse({ unit, delay: 1 })).toEqual({ unit: read, delay: 1 }),
);

it.each([
  ['agency', true],
  ['bigbox', true],
  ['warehouse', false],
])('a store of type %s is accepted: %s (STO-05)', (type, isAccepted) =>
  expect(store.shape.retailer_type.safeParse(type).success).toBe(isAccepted),
);

it.each([
  ['PACKAGING', true],
  ['HANDLE', true],
  ['SPARE', false],
  ['', false],
])('the subtype %j of a line is accepted: %s (CART-35)', (subType, isAccepted) =>
  expect(orderLine.shape.subType.safeParse(subType).success).toBe(isAccepted),
);

it.each([
  ['1', true],
  ['0', false],
  ['true', false],
  ['', false],
])('a store with the ecommerce flag "%s" sells online: %s (CAT-04, CART-04, CART-12)', (flag, is) =>
  expect(readSellsOnline(flag)).toBe(is),
);

it('the ecommerce flag that is written is the one that is read (CART-04)', () =>
  expect([true, false].map((is) => readSellsOnline(writeSellsOnline(is)))).toEqual([true, false]));

it('quotes that may still be used are asked for, and marked, with the status ACTIF (QUO-15)', () => {
  expect(ACTIVE_QUOTE_STATUS).toBe('ACTIF');
  const asked = { 'params[typesActe]': 'quote', 'params[status]': 'ACTIF' };
  expect(orderSchemas.listOrders.query.safeParse(asked).success).toBe(true);
  expect(quote.shape.status.options).toEqual(['ACTIF', 'EXPIRE']);
});

it('no call names a host, only a path of the one host (MKT-29)', () => {
  const paths = Object.values(CALLS).map(({ path }) => path);
  expect(paths.filter((path) => !/^\/(?!\/)[^?#]*$/.test(path))).toEqual([]);
});
