import { TEXT_MAXIMUMS } from '@materia/domain-contact';
import { SHIPPING_METHODS } from '@materia/domain-shipping';
import { PICKUP_CHANGE_MINUTES } from '@materia/domain-promise';
import { describe, expect, it } from 'vitest';
import { CHECKOUT_METAS, stepperOf } from './checkout-steps.ts';
import {
  asksTruckAccessibility,
  type CheckoutChoices,
  type CheckoutRules,
  continueFrom,
  missingChoices,
} from './missing-choices.ts';

const RULES: CheckoutRules = {
  isGuest: false,
  hasOwnGoods: true,
  hasThirdPartyLine: false,
  vendorsSendHome: false,
  mobileNumberRequired: false,
  pickupSlotChoice: false,
  deliveryTimeSlots: false,
  truckAccessibility: false,
  termsRequired: false,
};
const NOTHING: CheckoutChoices = {
  isScheduled: false,
  hasDeliveryAddress: false,
  hasBillingAddress: false,
  truckAccessConfirmed: false,
  siteAccessMissing: false,
  termsAccepted: false,
  paymentChosen: false,
};
const COMPLETE: CheckoutChoices = {
  method: 'chronopost/home',
  isScheduled: false,
  hasDeliveryAddress: true,
  hasBillingAddress: true,
  city: 'Łódź',
  phone: 'mobile',
  truckAccessConfirmed: true,
  siteAccessMissing: false,
  termsAccepted: true,
  paymentChosen: true,
};

describe('the stepper', () => {
  it('has delivery, information, summary and pay as steps 1 to 4 (CHK-04)', () => {
    expect(stepperOf('cart')).toEqual([
      { step: 1, name: 'delivery', state: 'next' },
      { step: 2, name: 'information', state: 'next' },
      { step: 3, name: 'summary', state: 'next' },
      { step: 4, name: 'pay', state: 'next' },
    ]);
  });

  it.each([
    ['cart', 'next next next next'],
    ['delivery', 'current next next next'],
    ['recipient', 'done current next next'],
    ['review', 'done done current next'],
    ['overview', 'done done current next'],
    ['payment', 'done done done current'],
    ['confirmation', 'done done done done'],
  ] as const)('%s: %s (CHK-05)', (page, states) => {
    expect(
      stepperOf(page)
        .map(({ state }) => state)
        .join(' '),
    ).toBe(states);
  });

  it('each checkout page has one of seven page types (RTE-79)', () => {
    expect(CHECKOUT_METAS).toEqual([
      'cart',
      'informations',
      'shippings',
      'payment',
      'summaries',
      'overview',
      'confirmation',
    ]);
  });
});

describe('required choices on the delivery step', () => {
  it.each([
    ['nothing chosen', NOTHING, RULES, ['delivery-method'], 'CHK-18'],
    [
      'a relay without point',
      { ...NOTHING, method: 'chronorelais/relay' },
      RULES,
      ['relay-point'],
      'CHK-15',
    ],
    [
      'a relay with point',
      { ...NOTHING, method: 'chronorelais/relay', point: 'R1' },
      RULES,
      [],
      'CHK-15',
    ],
    [
      'a locker service without locker',
      { ...NOTHING, method: 'locker/locker', point: ' ' },
      RULES,
      ['locker'],
      'CHK-15',
    ],
    [
      'drive without hour, hours being chosen',
      { ...NOTHING, method: 'drive/two_hours' },
      { ...RULES, pickupSlotChoice: true },
      ['pickup-hour'],
      'CHK-15',
    ],
    [
      'drive where no hour is chosen',
      { ...NOTHING, method: 'drive/two_hours' },
      RULES,
      [],
      'CHK-33',
    ],
    [
      'an appointment without slot',
      { ...NOTHING, method: 'transporter/home', isScheduled: true },
      { ...RULES, deliveryTimeSlots: true },
      ['delivery-time-slot'],
      'CHK-15',
    ],
    [
      'an appointment where no slots are offered',
      { ...NOTHING, method: 'transporter/home', isScheduled: true },
      RULES,
      [],
      'CHK-35',
    ],
    [
      'a delivery by appointment, pickup hours being chosen',
      { ...NOTHING, method: 'transporter/home', isScheduled: true },
      { ...RULES, pickupSlotChoice: true },
      [],
      'CHK-33',
    ],
    [
      'a delivery without appointment, slots being offered',
      { ...NOTHING, method: 'transporter/home' },
      { ...RULES, deliveryTimeSlots: true },
      [],
      'CHK-35',
    ],
    [
      'drive, delivery slots being offered',
      { ...NOTHING, method: 'drive/two_hours' },
      { ...RULES, deliveryTimeSlots: true },
      [],
      'CHK-35',
    ],
    [
      'a guest without city',
      { ...NOTHING, method: 'transporter/home' },
      { ...RULES, isGuest: true },
      ['city'],
      'CHK-26',
    ],
    [
      'a guest who drives to the store',
      { ...NOTHING, method: 'drive/two_hours' },
      { ...RULES, isGuest: true },
      [],
      'CHK-26',
    ],
    [
      'a cart of third-party goods only',
      NOTHING,
      { ...RULES, hasOwnGoods: false, hasThirdPartyLine: true, vendorsSendHome: true },
      [],
      'SHP-07',
    ],
  ] as const)('%s (%j, %j) lacks %j (%s)', (_case, choices, rules, missing, _row) => {
    expect(missingChoices('delivery', choices, rules)).toEqual(missing);
  });

  it('truck access must be confirmed wherever its confirmation is shown: for the transporter, under its flag (CHK-24, CHK-25)', () => {
    const rules = { ...RULES, truckAccessibility: true };
    expect(SHIPPING_METHODS.filter((method) => asksTruckAccessibility(method, rules))).toEqual([
      'transporter/home',
    ]);
    expect(asksTruckAccessibility('transporter/home', RULES)).toBe(false);
    const transporter = { ...NOTHING, method: 'transporter/home' } as const;
    expect(missingChoices('delivery', transporter, rules)).toEqual(['truck-accessibility']);
    expect(missingChoices('delivery', { ...transporter, siteAccessMissing: true }, RULES)).toEqual([
      'site-access',
    ]);
    expect(
      missingChoices('delivery', { ...transporter, truckAccessConfirmed: true }, rules),
    ).toEqual([]);
    expect(
      missingChoices('delivery', { ...transporter, method: 'drive/two_hours' }, rules),
    ).toEqual([]);
  });
});

describe('required fields on the information step', () => {
  const recipientChoices = (
    choices: Partial<CheckoutChoices>,
    rules: Partial<CheckoutRules> = {},
  ) => missingChoices('recipient', { ...NOTHING, ...choices }, { ...RULES, ...rules });

  it('each missing address is reported separately (CHK-16, CHK-17)', () => {
    expect(recipientChoices({ method: 'chronopost/home' })).toEqual([
      'delivery-address',
      'billing-address',
    ]);
    expect(recipientChoices({ method: 'chronopost/home', hasDeliveryAddress: true })).toEqual([
      'billing-address',
    ]);
    expect(recipientChoices({ method: 'chronopost/home', hasBillingAddress: true })).toEqual([
      'delivery-address',
    ]);
  });

  it('a pickup order needs only a billing address and a phone (CHK-15, CHK-19)', () => {
    expect(recipientChoices({ method: 'drive/two_hours' })).toEqual(['billing-address', 'phone']);
    expect(
      recipientChoices({ method: 'drive/two_hours', hasBillingAddress: true, phone: 'landline' }),
    ).toEqual([]);
  });

  it.each(SHIPPING_METHODS)(
    '%s in a market that requires mobiles needs one, a landline is not enough (CHK-21, SET-06)',
    (method) => {
      const choices = { method, hasBillingAddress: true, hasDeliveryAddress: true };
      expect(
        recipientChoices({ ...choices, phone: 'landline' }, { mobileNumberRequired: true }),
      ).toEqual(['mobile-phone']);
      expect(
        recipientChoices({ ...choices, phone: 'mobile' }, { mobileNumberRequired: true }),
      ).toEqual([]);
    },
  );

  it('before a delivery is chosen only the billing address is required (CHK-17)', () => {
    expect(recipientChoices({})).toEqual(['billing-address']);
  });

  it('the telephone field of the address form is required where the delivery requires it (ADDR-05)', () => {
    const addresses = { hasBillingAddress: true, hasDeliveryAddress: true };
    expect(recipientChoices({ ...addresses, method: 'chronopost/home' })).toEqual([]);
    expect(recipientChoices({ ...addresses, method: 'transporter/home' })).toEqual(['phone']);
    expect(
      recipientChoices({ ...addresses, method: 'chronopost/home' }, { hasThirdPartyLine: true }),
    ).toEqual(['phone']);
  });
});

describe('required fields on the summary', () => {
  it('terms are required only where the flag is on (CHK-23)', () => {
    const choices = { ...COMPLETE, termsAccepted: false };
    expect(missingChoices('review', choices, RULES)).toEqual([]);
    expect(missingChoices('review', choices, { ...RULES, termsRequired: true })).toEqual(['terms']);
    expect(missingChoices('review', COMPLETE, { ...RULES, termsRequired: true })).toEqual([]);
  });

  it('a payment method is required before ordering (CHK-06)', () => {
    expect(missingChoices('review', { ...COMPLETE, paymentChosen: false }, RULES)).toEqual([
      'payment-method',
    ]);
  });
});

describe('checkout navigation', () => {
  it('runs through shipping, addresses, payment and confirmation (CHK-06)', () => {
    expect(continueFrom('delivery', COMPLETE, RULES)).toEqual({ ok: true, value: 'recipient' });
    expect(continueFrom('recipient', COMPLETE, RULES)).toEqual({ ok: true, value: 'review' });
    expect(continueFrom('review', COMPLETE, RULES)).toEqual({ ok: true, value: 'confirmation' });
  });

  it('checks only the current page and those before it (CHK-06)', () => {
    expect(continueFrom('delivery', { ...NOTHING, method: 'chronopost/home' }, RULES)).toEqual({
      ok: true,
      value: 'recipient',
    });
    expect(continueFrom('recipient', { ...COMPLETE, hasBillingAddress: false }, RULES)).toEqual({
      ok: false,
      error: { kind: 'choices-missing', page: 'recipient', missing: ['billing-address'] },
    });
  });

  it('requires no choice on the confirmation (CHK-06)', () => {
    expect(missingChoices('confirmation', NOTHING, { ...RULES, termsRequired: true })).toEqual([]);
  });

  it('reports a skipped step first (CHK-15)', () => {
    expect(
      continueFrom('review', { ...COMPLETE, method: undefined, termsAccepted: false }, RULES),
    ).toEqual({
      ok: false,
      error: { kind: 'choices-missing', page: 'delivery', missing: ['delivery-method'] },
    });
  });
});

describe('the two unnamed constants', () => {
  it('5 is the pickup limit in minutes and 120 a field maximum, and neither is used elsewhere (LIM-32, LIM-33)', () => {
    expect([PICKUP_CHANGE_MINUTES, TEXT_MAXIMUMS.medium]).toEqual([5, 120]);
  });
});
