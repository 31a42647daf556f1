import { describe, expect, it } from 'vitest';
import { SCHEMAS } from '../schemas.ts';

const DEVICE = {
  user_agent: 'Mozilla/5.0',
  language: 'pl-PL',
  time_zone: -60,
  screen_width: 390,
  screen_height: 844,
  colour_depth: 24,
  channel: 'web',
};

const ORDER = {
  request: { retailer_id: '1', is_pro_card: true, cart_id: 'c-1' },
  payment_method_code: 'blik',
  payment_product: 'standard',
  blik_code: '123456',
  customer_comment: 'Proszę dzwonić',
  wants_invoice: true,
  cart_revision: 3,
  device: DEVICE,
  return_path: '/checkout/payment',
};

describe('an order that is paid at once, on the wire', () => {
  it('has its request, method, product, BLIK code, comment, invoice request and device data (PAY-05, PLO-01, PLO-02, CALL-63)', () => {
    expect(SCHEMAS.orderAndPay.body.parse(ORDER)).toEqual(ORDER);
  });

  it('needs its request and its method only, as the specification writes it (CALL-63, CALL-64)', () => {
    const { request } = ORDER;
    const body = { request, payment_method_code: 'card' };
    expect(SCHEMAS.orderAndPay.body.safeParse(body).success).toBe(true);
    expect(SCHEMAS.orderAndPay.headers.safeParse({}).success).toBe(true);
    expect(SCHEMAS.placeOrder.body.parse({ request })).toMatchObject({
      payment_method_code: 'pay_in_store',
    });
  });

  it.each([
    ['a method of the store', { payment_method_code: 'pay_in_store' }],
    ['an unknown method', { payment_method_code: 'cash' }],
    ['a comment of 201 characters', { customer_comment: 'x'.repeat(201) }],
    ['a way back to another shop', { return_path: '//evil.example/x' }],
    ['a way back with a query', { return_path: '/checkout?x=1' }],
  ])('refuses %s (PAY-05, PAY-09)', (_, change) => {
    expect(SCHEMAS.orderAndPay.body.safeParse({ ...ORDER, ...change }).success).toBe(false);
  });
});

describe('device data', () => {
  it('are user agent, language, time zone, screen and channel, in the body or as JSON in a header (PAY-11, PAY-13, CALL-61)', () => {
    const headers = { 'retailer-id': '1', device: JSON.stringify(DEVICE) };
    expect(SCHEMAS.listPaymentMethods.headers.safeParse(headers).success).toBe(true);
    expect(SCHEMAS.listPaymentMethods.headers.safeParse({ 'retailer-id': '1' }).success).toBe(true);
  });

  it.each([
    ['an unknown channel', { channel: 'fax' }],
    ['a malformed language', { language: '<script>' }],
    ['an impossible time zone', { time_zone: 900 }],
    ['a negative screen width', { screen_width: -1 }],
  ])('refuse %s (PAY-13)', (_, change) => {
    const device = { ...DEVICE, ...change };
    expect(SCHEMAS.orderAndPay.body.safeParse({ ...ORDER, device }).success).toBe(false);
    expect(
      SCHEMAS.listPaymentMethods.headers.safeParse({
        'retailer-id': '1',
        device: JSON.stringify(device),
      }).success,
    ).toBe(false);
  });

  it('refuse a header that is not JSON (PAY-13)', () => {
    expect(
      SCHEMAS.listPaymentMethods.headers.safeParse({ 'retailer-id': '1', device: 'browser' })
        .success,
    ).toBe(false);
  });
});
