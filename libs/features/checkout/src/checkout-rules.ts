import type { ShippingSelection } from '@materia/api-checkout';
import type { CheckoutChoices, CheckoutRules, Collector } from '@materia/domain-checkout';
import { parsePhone, phoneKind, type PhoneRule } from '@materia/domain-customer';
import type { ShopRequest } from '@materia/storefront-request';

/** What a customer's checkout has to hold at the moment: goods of the shop are collected at the store, and paid there. */
export const checkoutRules = ({
  flags,
  market,
}: Pick<ShopRequest, 'flags' | 'market'>): CheckoutRules => ({
  isGuest: false,
  // Goods of other sellers cannot be collected, so every cart on its way to an order has own goods.
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

/** What was chosen so far, as the domain asks for it. Who collects is also who the invoice names: one contact serves as billing address. */
export const checkoutChoices = (
  { selection, collector }: Chosen,
  phoneRule: PhoneRule,
): CheckoutChoices => {
  const phone = collector && parsePhone(collector.phone, phoneRule);
  return {
    carrier: selection && 'drive',
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
