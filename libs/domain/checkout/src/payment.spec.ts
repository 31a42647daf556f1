import { marketOf } from '@materia/testing/markets';
import { addDays, plainDate } from '@materia/domain-holiday-calendar';
import { money, type Money } from '@materia/domain-money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BANK_TRANSFER_HOURS,
  IN_STORE_METHODS,
  isBankTransfer,
  isPaidInStore,
  isPaymentMethod,
  isSlowPayment,
  freeOrderMethod,
  needsCode,
  PAYMENT_METHODS,
  PAYMENT_TABLE,
  type PaymentMethod,
  PROVIDED_METHODS,
  type ProvidedMethod,
} from './payment-methods.ts';
import {
  CARD_MINIMUM_MINOR,
  type PayableShipment,
  paymentChoices,
  type PaymentLimits,
} from './payment-choice.ts';
import { ORDER_COMMENT_MAXIMUM, parseBlikCode, paymentFaults } from './payment-rules.ts';
import {
  afterNotice,
  afterPayment,
  checkNotice,
  isRefundDue,
  PAYMENT_STATES,
  type PaymentState,
} from './payment-state.ts';
import { thirdPartyFaults } from './third-party-order.ts';
import { checkVatInvoice } from './vat-invoice.ts';

const POLISH_PHONE = marketOf('pl').rules.phone;

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
    expect(isPaymentMethod('toString')).toBe(false);
  });

  it.each([
    ['card', 'hosted', 'at-once', 'pending', 40],
    ['blik', 'code', 'at-once', 'pending', 40],
    ['p24', 'hosted', 'by-transfer', 'awaiting-transfer', 40],
    ['multibanco', 'reference', 'by-reference', 'awaiting-transfer', 8 * 24 * 60],
    ['mb_way', 'hosted', 'at-once', 'pending', 40],
    ['bizum', 'hosted', 'at-once', 'pending', 40],
    ['paypal_express', 'hosted', 'at-once', 'pending', 40],
    ['credit', 'hosted', 'at-once', 'pending', 40],
    ['pay_in_store', 'in-store', 'at-handover', 'in-store', undefined],
  ] as const)(
    '%s: %s, its money arrives %s, its orders start %s and hold their products for %s minutes',
    (method, flow, arrives, start, heldMinutes) => {
      const row = PAYMENT_TABLE[method];
      expect([row.flow, row.arrives, row.start]).toEqual([flow, arrives, start]);
      expect('payMinutes' in row ? row.payMinutes + row.graceMinutes : undefined).toBe(heldMinutes);
    },
  );

  it('differ by their row alone', () => {
    expect(IN_STORE_METHODS).toEqual(['pay_in_store']);
    expect(PROVIDED_METHODS).toEqual(PAYMENT_METHODS.filter((method) => !isPaidInStore(method)));
    expect(PAYMENT_METHODS.filter(needsCode)).toEqual(['blik']);
    expect(PAYMENT_METHODS.filter(isBankTransfer)).toEqual(['p24']);
    expect(PROVIDED_METHODS.filter((method) => PAYMENT_TABLE[method].outlastsLongestHold)).toEqual([
      'multibanco',
    ]);
  });

  it.each([
    [['pay_in_store', 'card', 'blik'], 'card'],
    [['pay_in_store'], 'pay_in_store'],
    [[], 'pay_in_store'],
  ] as const)('of %j, an order that costs nothing is placed by %s', (offered, method) =>
    expect(freeOrderMethod(offered)).toBe(method),
  );

  it('a method without a provider has no time to pay', () => {
    const inStore: PaymentMethod = 'pay_in_store';
    // @ts-expect-error it is no method of a provider
    const provided: ProvidedMethod = inStore;
    expect(PROVIDED_METHODS).not.toContain(provided);
  });

  it('a bank transfer can take 24 to 72 hours (PAY-02, LIM-37)', () => {
    expect(BANK_TRANSFER_HOURS).toEqual({ from: 24, to: 72 });
  });
});

describe('the payment methods for a cart', () => {
  const today = plainDate(2026, 11, 23);
  const collected: PayableShipment = {
    part: 'collected',
    method: 'drive/scheduled',
    slotDay: addDays(today, 8),
  };
  const sent: PayableShipment = { part: 'sent', method: 'seller/home', slotDay: undefined };
  const choose = (
    shipments: readonly PayableShipment[],
    total: Money = money(10_000, 'EUR'),
    limits: Readonly<Record<string, PaymentLimits>> = {},
  ) => paymentChoices(PAYMENT_METHODS, { total, shipments, today }, limits);
  const payableMethods = (choices: ReturnType<typeof choose>) =>
    choices.flatMap(({ method, obstacle }) => (obstacle === undefined ? [method] : []));
  const obstacleOf = (method: string, choices: ReturnType<typeof choose>) =>
    choices.find((choice) => choice.method === method)?.obstacle;

  it.each(['PLN', 'EUR'] as const)(
    'a payment starts at 0.01 %s: only a zero total excludes the card, and needs no payment at all (PAY-06, PAY-07, LIM-34)',
    (currency) => {
      expect(CARD_MINIMUM_MINOR).toBe(1);
      expect(payableMethods(choose([collected], money(1, currency)))).toEqual(PAYMENT_METHODS);
      const free = choose([collected], money(0, currency));
      expect(new Set(free.map(({ obstacle }) => obstacle))).toEqual(new Set(['nothing-to-pay']));
      expect(payableMethods(free)).toEqual([]);
      expect(
        paymentFaults(
          { method: undefined, blikCode: '', comment: '' },
          { payable: [], commentAllowed: true },
        ),
      ).toEqual([]);
    },
  );

  it("each method is offered within the provider's smallest and largest amount", () => {
    const limits = { bizum: { minimumMinor: 50, maximumMinor: 100_000 } };
    const at = (minor: number) =>
      obstacleOf('bizum', choose([collected], money(minor, 'EUR'), limits));
    expect([49, 50, 100_000, 100_001].map(at)).toEqual([
      'total-too-small',
      undefined,
      undefined,
      'total-too-large',
    ]);
    expect(obstacleOf('card', choose([collected], money(1, 'EUR'), limits))).toBeUndefined();
  });

  it.each([
    ['everything collected', [collected], undefined],
    ['something sent by a vendor', [collected, sent], 'not-for-shipments'],
    ['own products brought', [{ ...sent, part: 'brought' } as const], 'not-for-shipments'],
  ] as const)('paying in store with %s: %s', (_case, shipments, obstacle) => {
    expect(obstacleOf('pay_in_store', choose(shipments))).toBe(obstacle);
  });

  it.each([
    ['a parcel, whose promise counts from the payment', [sent], [undefined, undefined]],
    ['a slot in 8 days', [collected], [undefined, undefined]],
    [
      'a slot in 7 days',
      [{ ...collected, slotDay: addDays(today, 7) }],
      [undefined, 'not-for-shipments'],
    ],
    [
      'a slot in 3 days',
      [{ ...collected, slotDay: addDays(today, 3) }, sent],
      ['not-for-shipments', 'not-for-shipments'],
    ],
    [
      'pickup in two hours',
      [{ ...collected, method: 'drive/two_hours', slotDay: undefined }],
      ['not-for-shipments', 'not-for-shipments'],
    ],
  ] as const)('slow methods with %s: P24 and Multibanco %j', (_case, shipments, obstacles) => {
    const choices = choose(shipments);
    expect(['p24', 'multibanco'].map((method) => obstacleOf(method, choices))).toEqual(obstacles);
    expect(obstacleOf('card', choices)).toBeUndefined();
  });

  it('P24 and Multibanco are the slow ones', () => {
    expect(PAYMENT_METHODS.filter(isSlowPayment)).toEqual(['p24', 'multibanco']);
    expect([PAYMENT_TABLE.p24.waitDays, PAYMENT_TABLE.multibanco.waitDays]).toEqual([3, 7]);
  });
});

describe('payment rules', () => {
  const settings = { payable: PAYMENT_METHODS, commentAllowed: true };
  const card = { method: 'card', blikCode: '', comment: '' } as const;

  it.each([
    ['123456', undefined],
    [' 000000 ', undefined],
    ['', 'blik-code-missing'],
    ['12345', 'blik-code-not-six-digits'],
    ['1234567', 'blik-code-not-six-digits'],
    ['12345a', 'blik-code-not-six-digits'],
    ['123 456', undefined],
    ['１２３４５６', 'blik-code-not-six-digits'],
  ])('the BLIK code %j: %s (PAY-08, LIM-35)', (text, fault) => {
    const code = parseBlikCode(text);
    expect(code.ok ? undefined : code.error.kind).toBe(fault);
    const kinds = paymentFaults({ method: 'blik', blikCode: text, comment: '' }, settings).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(fault === undefined ? [] : [fault]);
  });

  it('a BLIK code is exactly six digits, for any text (PAY-08)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{4,8}$/)), (text) => {
        expect(parseBlikCode(text).ok).toBe(/^\d{6}$/.test(text.replaceAll(/\s/g, '')));
      }),
    );
  });

  it('an order comment has at most 200 characters, where it is allowed (PAY-09, LIM-36)', () => {
    expect(ORDER_COMMENT_MAXIMUM).toBe(200);
    const withComment = (comment: string, commentAllowed = true) =>
      paymentFaults({ ...card, comment }, { ...settings, commentAllowed });
    expect(withComment('ż'.repeat(200))).toEqual([]);
    expect(withComment(` ${'ż'.repeat(200)}\n`)).toEqual([]);
    expect(withComment('ż'.repeat(201))).toEqual([{ kind: 'comment-too-long', maximum: 200 }]);
    expect(withComment('hello', false)).toEqual([{ kind: 'comment-not-allowed' }]);
    expect(withComment('  ', false)).toEqual([]);
  });

  it('a method must be chosen, and be one the market offers', () => {
    expect(paymentFaults({ ...card, method: undefined }, settings)).toEqual([
      { kind: 'payment-method-missing' },
    ]);
    expect(paymentFaults(card, { ...settings, payable: ['blik'] })).toEqual([
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

  it('a notice of another attempt, amount or currency has no effect', () => {
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
  const { postcode, taxNumbers } = marketOf('pl').rules;
  const rules = { country: 'PL', postcode, taxNumbers } as const;
  const typed = {
    company: ' Budowa sp. z o.o. ',
    taxNumber: '774-000-14-54',
    street: ['Długa 12/5', ''],
    postcode: '61001',
    city: 'Poznań',
  };
  const faultsOf = (changes: Partial<typeof typed>) => {
    const checked = checkVatInvoice({ ...typed, ...changes }, rules);
    return checked.ok ? {} : checked.error;
  };

  it('names a company with its tax number and address, as they are written (PAY-21)', () => {
    expect(checkVatInvoice(typed, rules)).toEqual({
      ok: true,
      value: {
        company: 'Budowa sp. z o.o.',
        taxNumber: '7740001454',
        street: ['Długa 12/5'],
        postcode: '61-001',
        city: 'Poznań',
      },
    });
  });

  it('reports each field that is missing or wrong (PAY-21)', () => {
    expect(
      faultsOf({ company: ' ', taxNumber: ' ', street: [' '], postcode: '', city: '' }),
    ).toEqual({
      company: { kind: 'missing' },
      taxNumber: { kind: 'missing' },
      street: { kind: 'missing' },
      postcode: { kind: 'missing' },
      city: { kind: 'missing' },
    });
    expect(
      faultsOf({ company: 'x'.repeat(121), taxNumber: '7740001455', postcode: '61-00' }),
    ).toEqual({
      company: { kind: 'too-long', maximum: 120 },
      taxNumber: { kind: 'not-a-tax-number' },
      postcode: { kind: 'not-a-postcode' },
    });
  });

  it('accepts every number that companies of the market have (PAY-21)', () => {
    const french = { ...rules, country: 'FR', taxNumbers: marketOf('fr').rules.taxNumbers };
    for (const taxNumber of ['73282932000074', '552 100 554'])
      expect(checkVatInvoice({ ...typed, taxNumber }, french).ok).toBe(true);
  });
});
