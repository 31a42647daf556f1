import type { ShippingSelection } from '@materia/api-checkout';
import type { CheckoutChoices, CheckoutRules, Collector } from '@materia/domain-checkout';
import { parsePhone, phoneKind, type PhoneRule } from '@materia/domain-customer';
import type { ShopRequest } from '@materia/storefront-request';

/** What the checkout of a cart must contain: retailer products are collected and paid for at the store. */
export const checkoutRules = ({
  flags,
  market,
}: Pick<ShopRequest, 'flags' | 'market'>): CheckoutRules => ({
  isGuest: false,
  // Products of other sellers cannot be collected, so every cart in the checkout has retailer products.
  hasOwnGoods: true,
  hasThirdPartyLine: false,
  mobileNumberRequired: market.settings.mobileNumberRequired,
  pickupSlotChoice: flags.CHECKOUT_PICKUP_SLOT_CHOICE,
  deliveryTimeSlots: flags.CHECKOUT_DELIVERY_TIME_SLOT,
  truckAccessibility: flags.CHECKOUT_TRUCK_ACCESSIBILITY,
  termsRequired: flags.CHECKOUT_TERMS_ACCEPTANCE_REQUIRED,
});

/** What the first two pages chose. */
export type Chosen = {
  readonly selection: ShippingSelection | undefined;
  readonly collector: Collector | undefined;
};

/** The choices so far, in the domain's form. The collector is also the invoice contact: one contact serves as billing address. */
export const checkoutChoices = (
  { selection, collector }: Chosen,
  phoneRule: PhoneRule,
): CheckoutChoices => {
  const phone = collector && parsePhone(collector.phone, phoneRule);
  return {
    method: selection && `drive/${selection.method}`,
    isScheduled: selection?.method === 'scheduled',
    hasDeliveryAddress: false,
    hasBillingAddress: collector !== undefined,
    pickupHour: selection && hourOf(selection),
    phone: phone?.ok === true ? phoneKind(phone.value, phoneRule) : undefined,
    termsAccepted: false,
    truckAccessConfirmed: false,
    paymentChosen: false,
  };
};

const hourOf = ({ method, slot }: ShippingSelection): string | undefined => {
  if (method === 'two_hours') return method;
  return slot && `${slot.date}T${slot.startHour}`;
};
