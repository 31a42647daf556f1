import { CHANNELS, type FlagKey, flagSet } from '@materia/domain-feature-flags';
import { describe, expect, it } from 'vitest';
import { markets } from '../../../../testing/markets.ts';
import { checkoutRules } from './checkout-rules.ts';

/** The flags that change a rule of the checkout. */
const RULE_OF_FLAG = [
  ['CHECKOUT_PICKUP_SLOT_CHOICE', 'pickupSlotChoice'],
  ['CHECKOUT_DELIVERY_TIME_SLOT', 'deliveryTimeSlots'],
  ['CHECKOUT_TRUCK_ACCESSIBILITY', 'truckAccessibility'],
  ['CHECKOUT_TERMS_ACCEPTANCE_REQUIRED', 'termsRequired'],
] as const satisfies readonly (readonly [FlagKey, string])[];

describe.each(markets.map((market) => [market.id, market] as const))('flags of the checkout in %s', (_, market) => {
  it.each(RULE_OF_FLAG)('%s switches %s and no other rule, on every channel', (flag, rule) => {
    for (const channel of CHANNELS) {
      const rules = (on: boolean) => checkoutRules({ market, flags: flagSet({ channel, choices: { [flag]: on }, presets: market.flagPresets }) });
      expect([rules(true)[rule], rules(false)[rule]]).toEqual([true, false]);
      expect({ ...rules(true), [rule]: false }).toEqual(rules(false));
    }
  });
});
