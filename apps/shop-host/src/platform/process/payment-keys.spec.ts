import { describe, expect, it } from 'vitest';
import { checkPaymentKeys, paymentKeysOf } from './payment-keys.ts';

const PL = { STRIPE_SECRET_KEY_PL: 'sk_live_1', STRIPE_WEBHOOK_SECRET_PL: 'whsec_1' };
const ES = { STRIPE_SECRET_KEY_ES: 'sk_live_2', STRIPE_WEBHOOK_SECRET_ES: 'whsec_2' };
const ON_THIS_MACHINE = { markets: ['pl', 'es'], testMarkets: [], exposed: undefined };
const PUBLIC = { ...ON_THIS_MACHINE, exposed: 'https://shop.example' };

describe('the keys of the payment provider', () => {
  it('may be absent on this machine only', () => {
    expect(checkPaymentKeys({}, ON_THIS_MACHINE)).toMatchObject({ ok: true });
    expect(checkPaymentKeys({}, PUBLIC)).toEqual({
      ok: false,
      error: {
        kind: 'payments-without-money',
        markets: ['pl', 'es'],
        place: 'https://shop.example',
      },
    });
    expect(checkPaymentKeys({ ...PL, ...ES }, PUBLIC)).toMatchObject({ ok: true });
    expect(checkPaymentKeys({ ...PL, STRIPE_SECRET_KEY_ES: '' }, PUBLIC)).toMatchObject({
      error: { kind: 'payments-without-money', markets: ['es'] },
    });
  });

  it('take money, except in markets that the operator names for tests', () => {
    const tests = { ...ES, STRIPE_SECRET_KEY_ES: 'sk_test_2' };
    expect(checkPaymentKeys({ ...PL, ...tests }, PUBLIC)).toMatchObject({
      error: { kind: 'payments-without-money', markets: ['es'] },
    });
    const named = { ...PUBLIC, testMarkets: ['es'] };
    expect(checkPaymentKeys({ ...PL, ...tests }, named)).toMatchObject({ ok: true });
    expect(checkPaymentKeys(PL, named)).toMatchObject({ ok: true });
    expect(checkPaymentKeys(ES, named)).toMatchObject({ error: { markets: ['pl'] } });
  });

  it.each([
    'STRIPE_SECRET_KEY_ESP',
    'STRIPE_SECRET_KEY',
    'stripe_secret_key_es',
    'STRIPE_SECRETKEY_ES',
    'STRIPE_WEBHOOK_ES',
    'STRIPE_KEY_ES',
  ])('are refused as %s, which names no market, wherever the host runs', (variable) => {
    const variables = { ...PL, [variable]: 'sk_live_2' };
    const refusal = { ok: false, error: { kind: 'payment-variable-unknown', variable } };
    expect(checkPaymentKeys(variables, ON_THIS_MACHINE)).toEqual(refusal);
    expect(checkPaymentKeys(variables, { ...PUBLIC, testMarkets: ['es'] })).toEqual(refusal);
  });

  it('of other tools are no concern of the shop', () => {
    expect(checkPaymentKeys({ STRIPE_API_KEY: 'sk_test_1' }, ON_THIS_MACHINE)).toMatchObject({
      ok: true,
    });
  });

  it.each([
    [{ STRIPE_SECRET_KEY_PL: 'sk_live_1' }, 'STRIPE_WEBHOOK_SECRET_PL'],
    [{ STRIPE_WEBHOOK_SECRET_ES: 'whsec_2' }, 'STRIPE_SECRET_KEY_ES'],
  ])('come in pairs: of %j the other is missing', (variables, variable) => {
    expect(checkPaymentKeys(variables, ON_THIS_MACHINE)).toEqual({
      ok: false,
      error: { kind: 'payment-key-missing', variable },
    });
    expect(paymentKeysOf(variables, 'pl')).toBeUndefined();
  });
});
