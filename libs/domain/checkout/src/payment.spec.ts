import { POLISH_PHONE } from '@materia/domain-customer';
import { money } from '@materia/domain-money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BANK_TRANSFER_HOURS, isPaymentMethod, PAYMENT_METHODS } from './payment-methods.ts';
import {
  CARD_MINIMUM_MINOR,
  ORDER_COMMENT_MAXIMUM,
  parseBlikCode,
  payableMethods,
  paymentFaults,
} from './payment-rules.ts';
import {
  afterNotice,
  afterPayment,
  checkNotice,
  isRefundDue,
  PAYMENT_STATES,
  type PaymentState,
} from './payment-state.ts';
import { thirdPartyFaults } from './third-party-order.ts';
import { vatInvoiceFaults } from './vat-invoice.ts';

describe('payment methods', () => {
  it('are those of the four markets, each with one code (PAY-01)', () => {
    expect(PAYMENT_METHODS).toEqual([
      'card',
      'blik',
      'p24',
      'multibanco',
      'mb_way',
      'bizum',
      'paypal_express',
      'credit',
      'pay_in_store',
    ]);
    expect(isPaymentMethod('card')).toBe(true);
    expect(isPaymentMethod('cash')).toBe(false);
  });

  it('a bank transfer can take 24 to 72 hours (PAY-02, LIM-37)', () => {
    expect(BANK_TRANSFER_HOURS).toEqual({ from: 24, to: 72 });
  });
});

describe('payment rules', () => {
  const settings = { offered: PAYMENT_METHODS, commentAllowed: true };
  const card = { method: 'card', blikCode: '', comment: '' } as const;

  it.each(['PLN', 'EUR'] as const)(
    'a card payment starts at 0.01 %s: only a zero total excludes it (PAY-06, PAY-07, LIM-34)',
    (currency) => {
      expect(CARD_MINIMUM_MINOR).toBe(1);
      expect(paymentFaults(card, money(1, currency), settings)).toEqual([]);
      expect(paymentFaults(card, money(0, currency), settings)).toEqual([
        { kind: 'total-below-card-minimum', minimumMinor: 1 },
      ]);
      expect(payableMethods(PAYMENT_METHODS, money(0, currency))).toEqual(
        PAYMENT_METHODS.filter((method) => method !== 'card'),
      );
      expect(
        paymentFaults({ ...card, method: 'paypal_express' }, money(0, currency), settings),
      ).toEqual([]);
      expect(payableMethods(['blik', 'card'], money(1, currency))).toEqual(['blik', 'card']);
    },
  );

  it.each([
    ['123456', undefined],
    [' 000000 ', undefined],
    ['', 'blik-code-missing'],
    ['12345', 'blik-code-not-six-digits'],
    ['1234567', 'blik-code-not-six-digits'],
    ['12345a', 'blik-code-not-six-digits'],
    ['123 456', 'blik-code-not-six-digits'],
    ['１２３４５６', 'blik-code-not-six-digits'],
  ])('the BLIK code %j: %s (PAY-08, LIM-35)', (text, fault) => {
    const code = parseBlikCode(text);
    expect(code.ok ? undefined : code.error.kind).toBe(fault);
    const kinds = paymentFaults(
      { method: 'blik', blikCode: text, comment: '' },
      money(1, 'PLN'),
      settings,
    ).map(({ kind }) => kind);
    expect(kinds).toEqual(fault === undefined ? [] : [fault]);
  });

  it('a BLIK code is exactly six digits, for any text (PAY-08)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{4,8}$/)), (text) => {
        expect(parseBlikCode(text).ok).toBe(/^\d{6}$/.test(text.trim()));
      }),
    );
  });

  it('an order comment has at most 200 characters, where it is allowed (PAY-09, LIM-36)', () => {
    expect(ORDER_COMMENT_MAXIMUM).toBe(200);
    const withComment = (comment: string, commentAllowed = true) =>
      paymentFaults({ ...card, comment }, money(1, 'PLN'), { ...settings, commentAllowed });
    expect(withComment('ż'.repeat(200))).toEqual([]);
    expect(withComment(` ${'ż'.repeat(200)}\n`)).toEqual([]);
    expect(withComment('ż'.repeat(201))).toEqual([{ kind: 'comment-too-long', maximum: 200 }]);
    expect(withComment('hello', false)).toEqual([{ kind: 'comment-not-allowed' }]);
    expect(withComment('  ', false)).toEqual([]);
  });

  it('a method must be chosen, and be one the market offers', () => {
    expect(paymentFaults({ ...card, method: undefined }, money(1, 'EUR'), settings)).toEqual([
      { kind: 'payment-method-missing' },
    ]);
    expect(paymentFaults(card, money(1, 'EUR'), { ...settings, offered: ['blik'] })).toEqual([
      { kind: 'payment-method-not-offered', method: 'card' },
    ]);
  });
});

describe('the state of a payment', () => {
  const notices = fc.array(
    fc.constantFrom('pending', 'aborted', 'refused', 'paid').map((state) => ({ state }) as const),
  );
  const settle = (list: readonly { readonly state: Exclude<PaymentState, 'created'> }[]) =>
    list.reduce(afterNotice, 'created');

  it('is the same for any order and repetition of the notifications, and paid stays paid (PAY-14)', () => {
    fc.assert(
      fc.property(notices, fc.infiniteStream(fc.nat()), (list, keys) => {
        const shuffled = list
          .map((notice) => ({ notice, key: keys.next().value }))
          .toSorted((a, b) => a.key - b.key);
        const repeated = shuffled.flatMap(({ notice }) => [notice, notice]);
        expect(settle(repeated)).toBe(settle(list));
        expect(settle(list) === 'paid').toBe(list.some(({ state }) => state === 'paid'));
      }),
    );
  });

  it.each([
    ['refused', 'payment-refused', 'kept', true],
    ['aborted', 'payment-aborted', 'kept', true],
    ['pending', 'payment-pending', 'empty', false],
    ['created', 'payment-pending', 'empty', false],
    ['paid', 'order-accepted', 'empty', false],
  ] as const)(
    '%s has its own message, %s; the cart is %s, another method: %s (PAY-14)',
    (state, message, cart, mayTryAnotherMethod) => {
      expect(afterPayment(state)).toEqual({ message, cart, mayTryAnotherMethod });
      expect(PAYMENT_STATES).toContain(state);
    },
  );

  it('a payment for a cancelled order is refunded', () => {
    expect(PAYMENT_STATES.filter((state) => isRefundDue(state, true))).toEqual(['paid']);
    expect(PAYMENT_STATES.filter((state) => isRefundDue(state, false))).toEqual([]);
  });

  it('a notification of another attempt, amount or currency changes nothing', () => {
    const attempt = { attemptId: 'a', amount: money(1000, 'PLN') };
    const notice = { attemptId: 'a', amountMinor: 1000, currency: 'PLN', state: 'paid' } as const;
    expect(checkNotice(attempt, notice)).toEqual({ ok: true, value: notice });
    expect(checkNotice(attempt, { ...notice, attemptId: 'b' })).toEqual({
      ok: false,
      error: { kind: 'notice-of-another-attempt' },
    });
    expect(checkNotice(attempt, { ...notice, amountMinor: 999 })).toEqual({
      ok: false,
      error: { kind: 'notice-of-another-amount' },
    });
    expect(checkNotice(attempt, { ...notice, currency: 'EUR' })).toEqual({
      ok: false,
      error: { kind: 'notice-in-another-currency', expected: 'PLN' },
    });
  });
});

describe('third-party orders', () => {
  const order = {
    vendorCode: 'v1',
    serviceLevel: 'standard',
    isRelay: false,
    hasAddress: true,
    phone: '601020304',
  };

  it.each([
    ['a complete order', order, [], 'SHP-07'],
    ['no delivery mode', { ...order, serviceLevel: '' }, ['delivery-mode-missing'], 'SHP-07'],
    ['no address', { ...order, hasAddress: false }, ['address-missing'], 'SHP-08'],
    ['no phone', { ...order, phone: ' ' }, ['phone-missing'], 'SHP-09'],
    ['a wrong phone', { ...order, phone: '12' }, ['phone-not-valid'], 'SHP-09'],
    ['relay without point', { ...order, isRelay: true }, ['relay-point-missing'], 'SHP-10'],
    ['relay with point', { ...order, isRelay: true, relayPointId: 'R1' }, [], 'SHP-10'],
  ])('%s (%j) lacks %j (%s)', (_case, thirdParty, kinds, _row) => {
    expect(thirdPartyFaults([thirdParty], POLISH_PHONE)).toEqual(
      kinds.map((kind) => ({ kind, vendorCode: 'v1' })),
    );
  });

  it('each vendor has its own delivery mode (SHP-07)', () => {
    const other = { ...order, vendorCode: 'v2', serviceLevel: undefined };
    expect(thirdPartyFaults([order, other], POLISH_PHONE)).toEqual([
      { kind: 'delivery-mode-missing', vendorCode: 'v2' },
    ]);
  });
});

describe('a VAT invoice', () => {
  const invoice = {
    wanted: true,
    company: 'Budowa sp. z o.o.',
    taxNumber: '774-000-14-54',
    hasAddress: true,
  };

  it('needs company, tax number and address, and the number is checked (PAY-21)', () => {
    expect(vatInvoiceFaults(invoice, 'PL_NIP')).toEqual([]);
    expect(
      vatInvoiceFaults({ wanted: true, company: ' ', taxNumber: '', hasAddress: false }, 'PL_NIP'),
    ).toEqual([
      { kind: 'company-missing' },
      { kind: 'tax-number-missing' },
      { kind: 'address-missing' },
    ]);
    expect(vatInvoiceFaults({ ...invoice, taxNumber: '  ' }, 'PL_NIP')).toEqual([
      { kind: 'tax-number-missing' },
    ]);
    expect(vatInvoiceFaults({ ...invoice, taxNumber: '7740001455' }, 'PL_NIP')).toEqual([
      { kind: 'not-a-tax-number', of: 'PL_NIP', fault: 'check-digit' },
    ]);
  });

  it('requires nothing when it is not requested (PAY-21)', () => {
    expect(
      vatInvoiceFaults({ wanted: false, company: '', taxNumber: 'x', hasAddress: false }, 'PL_NIP'),
    ).toEqual([]);
  });
});
