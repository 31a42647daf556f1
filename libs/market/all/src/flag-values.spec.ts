import {
  FLAG_KEYS,
  type FlagKey,
  type FlagPresets,
  flagSet,
  missingObject,
} from '@materia/domain-feature-flags';
import { flagObjects } from '@materia/market-model';
import { describe, expect, it } from 'vitest';
import { markets } from './index.ts';

/** The markets whose flags the requirements state. A further market is free to choose. */
const STATED = ['pl', 'es', 'fr', 'pt'];

/** Where a flag is on: in each of these markets, in none, or in some; `web` is in each, but not in the app. */
type Where = 'all' | 'none' | 'web' | readonly string[];

const VALUES = {
  ACCOUNT_COMPANY_TYPE: ['FLAG-01', 'all'],
  ACCOUNT_INVOICE_DISPLAY: ['FLAG-02', 'all'],
  CART_DISPLAY_PAYMENT_METHOD_ICONS: ['FLAG-03', 'all'],
  CHECKOUT_TERMS_ACCEPTANCE_REQUIRED: ['FLAG-04', ['es', 'fr', 'pt']],
  DISABLE_ECOMMERCE_MODE: ['FLAG-05', 'all'],
  DISPLAY_ECOTAX: ['FLAG-06', 'all'],
  INVOICES_PAGE: ['FLAG-07', ['es', 'fr', 'pt']],
  MARKETPLACE_LABEL: ['FLAG-08', 'all'],
  RECOMMENDATIONS: ['FLAG-09', 'all'],
  USER_FISCAL_ID: ['FLAG-10', ['es', 'fr', 'pt']],
  ACCOUNT_CREATION_ADDRESS_REQUIRED: ['FLAG-11', ['es', 'fr', 'pt']],
  ACCOUNT_CREATION_COMPANY_TYPES: ['FLAG-12', ['es', 'fr', 'pt']],
  ACCOUNT_INTRA_COMMUNITY_VAT: ['FLAG-13', 'all'],
  ACCOUNT_PURCHASES_DISPLAY_SELF_SERVICE_FILTER: ['FLAG-14', 'all'],
  ADDRESS_FORM_EDITABLE_PERSONAL_INFO: ['FLAG-15', 'all'],
  NEWSLETTER_CHECK_ALL_SUBSCRIPTIONS: ['FLAG-16', 'all'],
  SHOW_CUSTOMER_SPACE_BACK_BUTTON: ['FLAG-17', 'web'],
  SHOW_START_PURCHASE_QUOTE_BUTTON: ['FLAG-18', 'web'],
  CHECKOUT_ORDER_COMMENT_ALLOWED: ['FLAG-19', ['pl']],
  CHECKOUT_PICKUP_SLOT_CHOICE: ['FLAG-20', ['pl']],
  CHECKOUT_PARCEL_LOCKER_PICKUP: ['FLAG-21', ['pl']],
  ACCOUNT_CREATION_LOYALTY_INPUT: ['FLAG-22', ['pl']],
  ACCOUNT_COMPANY_NUMBER_SEARCH: ['FLAG-23', ['pl', 'fr']],
  CHECKOUT_VAT_INVOICE: ['FLAG-24', ['pl']],
  CART_DISPLAY_PROMO_CODE: ['FLAG-25', ['es', 'fr', 'pt']],
  CART_DISPLAY_P24_PAYMENT_ICON: ['FLAG-26', ['pl']],
  CHECKOUT_DELIVERY_TIME_SLOT: ['FLAG-27', 'none'],
  CHECKOUT_DELIVERY_POPUP: ['FLAG-28', 'none'],
  SHOW_CHECKOUT_BACK_BUTTON: ['FLAG-29', 'web'],
  CHANGE_STORE_FROM_QUERY: ['FLAG-30', ['pl']],
  ADDRESS_STREET_NUMBER_FIRST: ['FLAG-31', ['pl']],
  BILLING_ADDRESS_UPDATE: ['FLAG-32', 'all'],
  REPLACED_PRODUCTS: ['FLAG-33', 'none'],
  SESSION_REVOKE_TOKEN_ON_END: ['FLAG-34', 'all'],
  SESSION_SAME_CALENDAR_DAY: ['FLAG-35', ['es']],
  SESSION_REFRESH_ON_NAVIGATION: ['FLAG-36', 'all'],
  DISPLAY_IGIC_TAX_LABEL: ['FLAG-37', ['es']],
  MARKETPLACE_MODE: ['FLAG-38', 'all'],
  PRO_PRICES_TAX_EXCLUDED_FIRST: ['FLAG-39', 'all'],
  CHECKOUT_GUEST_ALLOWED: ['FLAG-40', ['es']],
  CART_HIDE_SOLD_AND_SHIPPED_BY: ['FLAG-41', 'none'],
  CHECKOUT_TRUCK_ACCESSIBILITY: ['FLAG-42', 'none'],
  LOYALTY_CLUB: ['FLAG-43', ['pl']],
  CART_UPGRADED: ['FLAG-44', 'all'],
  NEW_PURCHASE_FUNNEL: ['FLAG-45', 'none'],
} as const satisfies Readonly<Record<FlagKey, readonly [id: string, on: Where]>>;

describe('a flag whose object a market lacks', () => {
  it('is preset in no market', () => {
    for (const market of markets) {
      const presets: FlagPresets = market.flagPresets;
      const present = flagObjects(market);
      expect([
        market.id,
        FLAG_KEYS.filter(
          (key) => presets[key] === true && missingObject(key, present) !== undefined,
        ),
      ]).toEqual([market.id, []]);
    }
  });

  it.each([
    ['pl', ['DISPLAY_IGIC_TAX_LABEL']],
    ['es', ['CART_DISPLAY_P24_PAYMENT_ICON', 'CHECKOUT_PARCEL_LOCKER_PICKUP']],
    [
      'fr',
      ['CART_DISPLAY_P24_PAYMENT_ICON', 'CHECKOUT_PARCEL_LOCKER_PICKUP', 'DISPLAY_IGIC_TAX_LABEL'],
    ],
    [
      'pt',
      ['CART_DISPLAY_P24_PAYMENT_ICON', 'CHECKOUT_PARCEL_LOCKER_PICKUP', 'DISPLAY_IGIC_TAX_LABEL'],
    ],
  ])('cannot be switched in %s: %j', (id, keys) => {
    const market = markets.find((each) => each.id === id);
    if (market === undefined) throw new Error(`There is no market ${id}`);
    const present = flagObjects(market);
    expect(FLAG_KEYS.filter((key) => missingObject(key, present) !== undefined)).toEqual(keys);
  });
});

/** A colleague may switch a market's preset on purpose; this table then changes with it. */
describe('the flags before a market team publishes a change', () => {
  it.each(FLAG_KEYS.map((key) => [VALUES[key][0], key, VALUES[key][1]] as const))(
    '%s %s is on in: %s',
    (_, key, where: Where) => {
      for (const { id, flagPresets } of markets.filter(({ id: each }) => STATED.includes(each)))
        for (const channel of ['web', 'app'] as const) {
          const isOn =
            where === 'all' ||
            (where === 'web' && channel === 'web') ||
            (typeof where !== 'string' && where.includes(id));
          expect([
            id,
            channel,
            flagSet({ channel, choices: {}, presets: flagPresets })[key],
          ]).toEqual([id, channel, isOn]);
        }
    },
  );
});
