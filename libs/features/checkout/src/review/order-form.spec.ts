import { describe, expect, it } from 'vitest';
import { markets } from '@materia/testing/markets';
import { invoiceForm } from './invoice-form.ts';
import { checkOrderValues, type OrderValues, readAttempt, readOrderValues } from './order-form.ts';

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const loose = { commentAllowed: true, invoiceOffered: true, termsRequired: false };
const strict = { commentAllowed: false, invoiceOffered: false, termsRequired: true };

const { country, rules: invoiceRules } = markets[0];

/** The order of a cart that can be paid in the store. */
const check = (values: Partial<OrderValues>, rules: typeof loose) =>
  checkOrderValues(
    {
      comment: '',
      wantsInvoice: false,
      invoice: invoiceForm.empty,
      terms: false,
      ...values,
      method: 'pay_in_store',
    },
    '',
    { ...rules, invoiceRules: { ...invoiceRules, country } },
    ['pay_in_store'],
  );

describe('the comment of an order', () => {
  it('may have at most 200 characters (PAY-09)', () => {
    expect(check({ comment: 'ż'.repeat(200), terms: false }, loose)).toBeUndefined();
    expect(check({ comment: 'ż'.repeat(201), terms: false }, loose)).toEqual({
      comment: { kind: 'too-long', maximum: 200 },
    });
  });

  it('is ignored where the market has no comment field (FLAG-19)', () => {
    expect(readOrderValues(formOf({ comment: 'ring twice' }), loose).comment).toBe('ring twice');
    expect(readOrderValues(formOf({ comment: 'ring twice' }), strict).comment).toBe('');
  });
});

describe('the VAT invoice', () => {
  it('is read where the market offers it (FLAG-24)', () => {
    expect(
      [loose, strict].map(
        (rules) => readOrderValues(formOf({ invoice: 'on' }), rules).wantsInvoice,
      ),
    ).toEqual([true, false]);
  });

  it('names a company, which is required and checked at its fields only if requested (PAY-21)', () => {
    const fields = {
      invoice: 'on',
      'invoice-company': 'Budowa sp. z o.o.',
      'invoice-taxNumber': '526-025-02-74',
      'invoice-street': 'Długa 12/5',
      'invoice-postcode': '61-001',
      'invoice-city': 'Poznań',
    };
    const checked = (changes: Readonly<Record<string, string>>) =>
      check(readOrderValues(formOf({ ...fields, ...changes }), loose), loose);
    expect(checked({})).toBeUndefined();
    expect(checked({ 'invoice-company': ' ', 'invoice-taxNumber': '526-025-02-75' })).toEqual({
      invoice: { company: { kind: 'missing' }, taxNumber: { kind: 'not-a-tax-number' } },
    });
    expect(check(readOrderValues(formOf({}), loose), loose)).toBeUndefined();
  });
});

describe('the terms', () => {
  it('must be accepted if the flag requires it, and only then (CHK-23, FLAG-04)', () => {
    expect(check(readOrderValues(formOf({}), strict), strict)).toEqual({
      terms: { kind: 'not-accepted' },
    });
    expect(check(readOrderValues(formOf({ terms: 'on' }), strict), strict)).toBeUndefined();
    expect(check(readOrderValues(formOf({}), loose), loose)).toBeUndefined();
  });
});

describe('the hidden fields', () => {
  const fields = {
    cart: 'cart-1',
    revision: '7',
    total: '2400',
    key: 'a1b2c3d4-e5f6-4711-8000-000000000001',
  };

  it('contain the displayed cart and the key of the order (PLO-04)', () => {
    expect(readAttempt(formOf(fields))).toEqual({
      ok: true,
      value: { cartId: 'cart-1', revision: 7, total: 2400, promised: '', key: fields.key },
    });
  });

  it.each([
    { cart: '' },
    { revision: '' },
    { revision: '-1' },
    { revision: '7.5' },
    { total: '' },
    { total: '24.00' },
    { key: 'short' },
    { key: 'with blanks in it, which none has' },
  ])('a form with %j is rejected', (changes) =>
    expect(readAttempt(formOf({ ...fields, ...changes }))).toEqual({
      ok: false,
      error: { kind: 'unreadable' },
    }),
  );
});
