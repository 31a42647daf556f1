import { mockHost } from '@materia/api-mocks';
import { flagSet } from '@materia/domain-feature-flags';
import type { RouteName } from '@materia/market-model';
import { type ShopChannel, shopRequest } from '@materia/page-request';
import { describe, expect, it } from 'vitest';
import { marketById } from '@materia/testing/markets';
import { ANNA, aVisit } from '@materia/testing/visit';
import { frameData } from './frame-data.ts';

const poland = marketById('pl') ?? expect.unreachable();

const frameOf = (page: RouteName, channel: ShopChannel, backButton = true) => {
  const flags = flagSet({
    channel,
    choices: { SHOW_CUSTOMER_SPACE_BACK_BUTTON: { web: backButton } },
    presets: poland.flagPresets,
  });
  const { context } = aVisit(poland, mockHost({}), { channel, flags, customer: ANNA });
  return frameData(context.get(shopRequest), {
    page,
    address: '/',
    asksConsent: false,
    movedTo: undefined,
    signInNeeded: false,
    canonical: undefined,
    alternates: [],
    otherShops: [],
    categories: [],
    flash: undefined,
    cartCount: () => 0,
    cartCountCookie: 'n',
    contextCookie: 'x',
    monitoring: {},
    hostFailure: () => undefined,
    boot: undefined,
  });
};

describe('the back link on account pages', () => {
  it.each([
    ['orders', 'web', true, true],
    ['orders', 'web', false, false],
    ['orders', 'app', true, false],
    ['orderDetails', 'web', false, true],
    ['orderDetails', 'app', true, false],
    ['checkoutReview', 'app', true, false],
  ] as const)(
    'of %s in the %s, list flag %s, is shown: %s (SHL-15, SHL-25, FLAG-17, FLR-04)',
    (page, channel, backButton, leadsBack) => {
      expect(frameOf(page, channel, backButton).leadsBack).toBe(leadsBack);
    },
  );
  it('comes with the account menu, which no other page has (SHL-16, SHL-17)', () => {
    expect(frameOf('myStore', 'web').accountMenu).toContain('purchases');
    expect(frameOf('home', 'web').accountMenu).toBeUndefined();
    expect(frameOf('checkoutDelivery', 'web').accountMenu).toBeUndefined();
  });
});
