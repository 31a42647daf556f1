import { parsePlainDate, plainDate } from '@materia/domain-holiday-calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANNELS, FLAG_OWNERS } from './flag-definition.ts';
import { brokenDependencies, dependentFlags } from './flag-dependencies.ts';
import { isStale } from './flag-review.ts';
import { FLAG_KEYS, flagDefinition, type FlagKey, isFlagKey } from './flags.ts';
import { type FlagChoices, type FlagPresets, flagSet, resolveFlag } from './resolve-flag.ts';

/** The list of the requirements: row, key, default, channels. */
const ROWS = [
  ['FLAG-01', 'ACCOUNT_COMPANY_TYPE', true, 'all'],
  ['FLAG-02', 'ACCOUNT_INVOICE_DISPLAY', true, 'all'],
  ['FLAG-03', 'CART_DISPLAY_PAYMENT_METHOD_ICONS', true, 'all'],
  ['FLAG-04', 'CHECKOUT_TERMS_ACCEPTANCE_REQUIRED', true, 'all'],
  ['FLAG-05', 'DISABLE_ECOMMERCE_MODE', true, 'all'],
  ['FLAG-06', 'DISPLAY_ECOTAX', true, 'all'],
  ['FLAG-07', 'INVOICES_PAGE', true, 'all'],
  ['FLAG-08', 'MARKETPLACE_LABEL', true, 'all'],
  ['FLAG-09', 'RECOMMENDATIONS', true, 'all'],
  ['FLAG-10', 'USER_FISCAL_ID', true, 'all'],
  ['FLAG-11', 'ACCOUNT_CREATION_ADDRESS_REQUIRED', true, 'all'],
  ['FLAG-12', 'ACCOUNT_CREATION_COMPANY_TYPES', true, 'all'],
  ['FLAG-13', 'ACCOUNT_INTRA_COMMUNITY_VAT', true, 'all'],
  ['FLAG-14', 'ACCOUNT_PURCHASES_DISPLAY_SELF_SERVICE_FILTER', true, 'all'],
  ['FLAG-15', 'ADDRESS_FORM_EDITABLE_PERSONAL_INFO', true, 'all'],
  ['FLAG-16', 'NEWSLETTER_CHECK_ALL_SUBSCRIPTIONS', true, 'all'],
  ['FLAG-17', 'SHOW_CUSTOMER_SPACE_BACK_BUTTON', true, 'web-only'],
  ['FLAG-18', 'SHOW_START_PURCHASE_QUOTE_BUTTON', true, 'web-only'],
  ['FLAG-19', 'CHECKOUT_ORDER_COMMENT_ALLOWED', false, 'all'],
  ['FLAG-20', 'CHECKOUT_PICKUP_SLOT_CHOICE', false, 'all'],
  ['FLAG-21', 'CHECKOUT_PARCEL_LOCKER_PICKUP', false, 'all'],
  ['FLAG-22', 'ACCOUNT_CREATION_LOYALTY_INPUT', false, 'all'],
  ['FLAG-23', 'ACCOUNT_COMPANY_NUMBER_SEARCH', false, 'all'],
  ['FLAG-24', 'CHECKOUT_VAT_INVOICE', false, 'all'],
  ['FLAG-25', 'CART_DISPLAY_PROMO_CODE', true, 'all'],
  ['FLAG-26', 'CART_DISPLAY_P24_PAYMENT_ICON', false, 'all'],
  ['FLAG-27', 'CHECKOUT_DELIVERY_TIME_SLOT', false, 'all'],
  ['FLAG-28', 'CHECKOUT_DELIVERY_POPUP', false, 'all'],
  ['FLAG-29', 'SHOW_CHECKOUT_BACK_BUTTON', true, 'web-only'],
  ['FLAG-30', 'CHANGE_STORE_FROM_QUERY', false, 'all'],
  ['FLAG-31', 'ADDRESS_STREET_NUMBER_FIRST', false, 'all'],
  ['FLAG-32', 'BILLING_ADDRESS_UPDATE', true, 'all'],
  ['FLAG-33', 'REPLACED_PRODUCTS', false, 'all'],
  ['FLAG-34', 'SESSION_REVOKE_TOKEN_ON_END', true, 'all'],
  ['FLAG-35', 'SESSION_SAME_CALENDAR_DAY', false, 'all'],
  ['FLAG-36', 'SESSION_REFRESH_ON_NAVIGATION', true, 'all'],
  ['FLAG-37', 'DISPLAY_IGIC_TAX_LABEL', false, 'all'],
  ['FLAG-38', 'MARKETPLACE_MODE', true, 'all'],
  ['FLAG-39', 'PRO_PRICES_TAX_EXCLUDED_FIRST', true, 'all'],
  ['FLAG-40', 'CHECKOUT_GUEST_ALLOWED', false, 'all'],
  ['FLAG-41', 'CART_HIDE_SOLD_AND_SHIPPED_BY', false, 'all'],
  ['FLAG-42', 'CHECKOUT_TRUCK_ACCESSIBILITY', false, 'all'],
  ['FLAG-43', 'LOYALTY_CLUB', false, 'all'],
  ['FLAG-44', 'CART_UPGRADED', true, 'all'],
  ['FLAG-45', 'NEW_PURCHASE_FUNNEL', false, 'all'],
] as const satisfies readonly (readonly [string, FlagKey, boolean, string])[];

const untouched = { choices: {}, presets: {} } as const;

describe('the list of flags', () => {
  it.each(ROWS)(
    '%s: by default %s is %s on the web (channels: %s)',
    (_row, key, fallback, channels) => {
      expect(resolveFlag({ key, channel: 'web', ...untouched })).toEqual({
        on: fallback,
        because: 'fallback',
      });
      expect(flagDefinition(key).channels).toBe(channels);
    },
  );

  it('contains these 45 flags and no other (FLR-01)', () => {
    expect(FLAG_KEYS).toEqual(ROWS.map(([, key]) => key).toSorted());
    expect(FLAG_KEYS).toHaveLength(45);
    expect(isFlagKey('toString')).toBe(false);
  });

  it.each(FLAG_KEYS)('%s has a question, an owner, a review day and screens (BEY-30)', (key) => {
    const flag = flagDefinition(key);
    expect(flag.asks).toMatch(/^[A-Z].*\?$/);
    expect(FLAG_OWNERS).toContain(flag.owner);
    expect(parsePlainDate(flag.reviewBy).ok).toBe(true);
    expect(flag.screens.length).toBeGreaterThan(0);
  });

  it('no two flags have the same question', () => {
    expect(new Set(FLAG_KEYS.map((key) => flagDefinition(key).asks)).size).toBe(45);
  });

  it('every checkout flag needs a second person (BEY-29)', () => {
    const checkout = FLAG_KEYS.filter(
      (key) => key.startsWith('CHECKOUT_') || flagDefinition(key).owner === 'checkout',
    );
    expect(checkout).toHaveLength(11);
    expect(checkout.filter((key) => !flagDefinition(key).needsSecondPerson)).toEqual([]);
  });
});

const flagKey = fc.constantFrom(...FLAG_KEYS);
const channel = fc.constantFrom(...CHANNELS);
const presets: fc.Arbitrary<FlagPresets> = fc.dictionary(flagKey, fc.boolean());
const choice = fc.oneof(
  fc.boolean(),
  fc.record({ web: fc.boolean(), app: fc.boolean() }, { requiredKeys: [] }),
);
const choices: fc.Arbitrary<FlagChoices> = fc.dictionary(flagKey, choice);

describe('the value of a flag', () => {
  it('a market value beats the general default (FLR-02, FLR-03)', () => {
    const presets = { INVOICES_PAGE: false, LOYALTY_CLUB: true };
    expect(resolveFlag({ key: 'INVOICES_PAGE', channel: 'web', choices: {}, presets })).toEqual({
      on: false,
      because: 'market',
    });
    expect(resolveFlag({ key: 'LOYALTY_CLUB', channel: 'app', choices: {}, presets })).toEqual({
      on: true,
      because: 'market',
    });
    expect(resolveFlag({ key: 'RECOMMENDATIONS', channel: 'web', choices: {}, presets })).toEqual({
      on: true,
      because: 'fallback',
    });
  });

  it('a console choice overrides both, for one channel or for all (FLR-05)', () => {
    const presets = { INVOICES_PAGE: false };
    const everywhere = { key: 'INVOICES_PAGE', choices: { INVOICES_PAGE: true }, presets } as const;
    expect(resolveFlag({ ...everywhere, channel: 'app' })).toEqual({
      on: true,
      because: 'console',
    });
    const appOnly = {
      key: 'INVOICES_PAGE',
      choices: { INVOICES_PAGE: { app: true } },
      presets,
    } as const;
    expect(resolveFlag({ ...appOnly, channel: 'app' })).toEqual({ on: true, because: 'console' });
    expect(resolveFlag({ ...appOnly, channel: 'web' })).toEqual({ on: false, because: 'market' });
  });

  it('a web-only flag is off in the app, whatever choice was made (FLR-04)', () => {
    fc.assert(
      fc.property(choices, presets, (chosen, preset) => {
        for (const key of FLAG_KEYS.filter(
          (each) => flagDefinition(each).channels === 'web-only',
        )) {
          expect(resolveFlag({ key, channel: 'app', choices: chosen, presets: preset })).toEqual({
            on: false,
            because: 'channel',
          });
        }
      }),
    );
  });

  it('every flag has a value and a reason, for any choices and presets', () => {
    fc.assert(
      fc.property(channel, choices, presets, (on, chosen, preset) => {
        const sources = { channel: on, choices: chosen, presets: preset };
        const values = flagSet(sources);
        expect(Object.keys(values).toSorted()).toEqual(FLAG_KEYS);
        for (const key of FLAG_KEYS) {
          const state = resolveFlag({ ...sources, key });
          expect(['console', 'market', 'fallback', 'channel']).toContain(state.because);
          expect(values[key]).toBe(state.on);
        }
      }),
    );
  });
});

describe('dependencies', () => {
  it('the defaults violate none', () => {
    for (const each of CHANNELS)
      expect(brokenDependencies(flagSet({ channel: each, ...untouched }))).toEqual([]);
  });

  it('reports a flag that is on while the one it needs is off', () => {
    const flags = flagSet({
      channel: 'web',
      choices: { MARKETPLACE_MODE: false, LOYALTY_CLUB: false },
      presets: {},
    });
    expect(brokenDependencies(flags)).toEqual([
      { kind: 'flag-needs-flag', flag: 'MARKETPLACE_LABEL', needs: 'MARKETPLACE_MODE' },
    ]);
  });
});

describe('the flags that depend on a flag', () => {
  it('are those that have no effect without it', () => {
    expect(dependentFlags('ACCOUNT_COMPANY_TYPE')).toEqual([
      'ACCOUNT_COMPANY_NUMBER_SEARCH',
      'ACCOUNT_CREATION_COMPANY_TYPES',
    ]);
    expect(dependentFlags('LOYALTY_CLUB')).toEqual(['ACCOUNT_CREATION_LOYALTY_INPUT']);
    expect(dependentFlags('RECOMMENDATIONS')).toEqual([]);
  });
});

describe('review', () => {
  it('a flag is stale after its review day, not on it (BEY-30)', () => {
    expect(isStale({ reviewBy: '2027-01-31' }, plainDate(2027, 1, 31))).toBe(false);
    expect(isStale({ reviewBy: '2027-01-31' }, plainDate(2027, 2, 1))).toBe(true);
  });
});
