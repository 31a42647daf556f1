import {
  type AddressRequirement,
  addressRequirement,
  type ShippingMethodCode,
  type DeliveryKind,
  isPickup,
  needsTime,
  needsTruckAccess,
  phoneRequirement,
} from '@materia/domain-shipping';
import { fail, ok, type Result, unreachable } from '@materia/domain-kernel';
import { CHECKOUT_PAGES, type CheckoutPage } from './checkout-steps.ts';

/** The choices made so far. An empty text counts as not chosen. */
export type CheckoutChoices = {
  readonly method?: ShippingMethodCode | undefined;
  /** By appointment, whether delivered or collected. */
  readonly isScheduled: boolean;
  readonly hasDeliveryAddress: boolean;
  readonly hasBillingAddress: boolean;
  readonly city?: string | undefined;
  /** The relay point or locker, as the method needs it. */
  readonly point?: string | undefined;
  /** The hour of a pickup, or the slot of a delivery. */
  readonly time?: string | undefined;
  /** Undefined: none given. The delivery mode's requirement decides which number is sufficient. */
  readonly phone?: 'mobile' | 'landline' | undefined;
  readonly truckAccessConfirmed: boolean;
  /** A truck brings more than is unloaded by hand, and its driver knows nothing of the place. */
  readonly siteAccessMissing: boolean;
  readonly termsAccepted: boolean;
  readonly paymentChosen: boolean;
};

/** The requirements of the market's flags and the store. */
export type CheckoutRules = {
  readonly isGuest: boolean;
  /** False for a cart of third-party lines only, whose delivery is chosen per vendor. */
  readonly hasOwnGoods: boolean;
  readonly hasThirdPartyLine: boolean;
  /** A vendor's shipment goes to an address instead of a relay point. */
  readonly vendorsSendHome: boolean;
  /** Setting of the market: every delivery and pickup needs a mobile number. */
  readonly mobileNumberRequired: boolean;
  /** Flag CHECKOUT_PICKUP_SLOT_CHOICE. */
  readonly pickupSlotChoice: boolean;
  /** Flag CHECKOUT_DELIVERY_TIME_SLOT is on and the store offers slots. */
  readonly deliveryTimeSlots: boolean;
  /** Flag CHECKOUT_TRUCK_ACCESSIBILITY. */
  readonly truckAccessibility: boolean;
  /** Flag CHECKOUT_TERMS_ACCEPTANCE_REQUIRED. */
  readonly termsRequired: boolean;
};

export type MissingChoice =
  | 'delivery-method'
  | 'delivery-address'
  | 'billing-address'
  | 'city'
  | 'relay-point'
  | 'locker'
  | 'pickup-hour'
  | 'delivery-time-slot'
  | 'phone'
  | 'mobile-phone'
  | 'truck-accessibility'
  | 'site-access'
  | 'terms'
  | 'payment-method';

/** Whether the confirmation that a truck can reach the address is shown. */
export const asksTruckAccessibility = (
  method: ShippingMethodCode | undefined,
  rules: Pick<CheckoutRules, 'truckAccessibility'>,
): boolean => method !== undefined && rules.truckAccessibility && needsTruckAccess(method);

/** The choices missing before the shopper may continue from this page. */
export const missingChoices = (
  page: CheckoutPage,
  choices: CheckoutChoices,
  rules: CheckoutRules,
): readonly MissingChoice[] => {
  switch (page) {
    case 'delivery':
      return missingDelivery(choices, rules);
    case 'recipient':
      return missingRecipient(choices, rules);
    case 'review':
      return [
        ...(rules.termsRequired && !choices.termsAccepted ? (['terms'] as const) : []),
        ...(choices.paymentChosen ? [] : (['payment-method'] as const)),
      ];
    case 'confirmation':
      return [];
    default:
      return unreachable(page);
  }
};

/**
 * The next page. Refuses with everything missing on this page and on earlier ones, since a URL
 * typed into the browser may skip them.
 */
export const continueFrom = (
  page: Exclude<CheckoutPage, 'confirmation'>,
  choices: CheckoutChoices,
  rules: CheckoutRules,
): Result<
  CheckoutPage,
  {
    readonly kind: 'choices-missing';
    readonly page: CheckoutPage;
    readonly missing: readonly MissingChoice[];
  }
> => {
  const position = CHECKOUT_PAGES.indexOf(page);
  for (const passed of CHECKOUT_PAGES.slice(0, position + 1)) {
    const missing = missingChoices(passed, choices, rules);
    if (missing.length > 0) return fail({ kind: 'choices-missing', page: passed, missing });
  }
  return ok(CHECKOUT_PAGES[position + 1] ?? 'confirmation');
};

/** The choice that each address requirement needs: a postal code, a full address or a point. */
const ASKED = {
  none: { place: null, point: null },
  postcode: { place: 'postcode', point: null },
  'delivery-address': { place: 'address', point: null },
  'relay-point': { place: null, point: 'relay-point' },
  locker: { place: null, point: 'locker' },
} as const satisfies Readonly<
  Record<
    AddressRequirement,
    {
      readonly place: 'postcode' | 'address' | null;
      readonly point: MissingChoice | null;
    }
  >
>;

const missingDelivery = (
  choices: CheckoutChoices,
  rules: CheckoutRules,
): readonly MissingChoice[] => {
  const { method } = choices;
  if (!rules.hasOwnGoods) return [];
  if (method === undefined) return ['delivery-method'];
  const { place, point } = ASKED[addressRequirement(method)];
  const hasTime = needsTime(deliveryOf(choices, rules));
  const missing: MissingChoice[] = [];
  if (point !== null && isEmpty(choices.point)) missing.push(point);
  if (hasTime && isPickup(method) && rules.pickupSlotChoice && isEmpty(choices.time))
    missing.push('pickup-hour');
  if (hasTime && !isPickup(method) && rules.deliveryTimeSlots && isEmpty(choices.time))
    missing.push('delivery-time-slot');
  if (asksTruckAccessibility(method, rules) && !choices.truckAccessConfirmed)
    missing.push('truck-accessibility');
  if (choices.siteAccessMissing) missing.push('site-access');
  // A guest has no address yet: the distance is estimated from the city.
  if (place !== null && rules.isGuest && isEmpty(choices.city)) missing.push('city');
  return missing;
};

const missingRecipient = (
  choices: CheckoutChoices,
  rules: CheckoutRules,
): readonly MissingChoice[] => {
  const { method } = choices;
  const needsAddress =
    rules.vendorsSendHome ||
    (method !== undefined && ASKED[addressRequirement(method)].place === 'address');
  const duty = phoneRequirement(deliveryOf(choices, rules), rules.mobileNumberRequired);
  const missing: MissingChoice[] = [];
  if (needsAddress && !choices.hasDeliveryAddress) missing.push('delivery-address');
  if (!choices.hasBillingAddress) missing.push('billing-address');
  if (duty === 'any' && choices.phone === undefined) missing.push('phone');
  if (duty === 'mobile' && choices.phone !== 'mobile') missing.push('mobile-phone');
  return missing;
};

const deliveryOf = (choices: CheckoutChoices, rules: CheckoutRules): DeliveryKind => ({
  method: choices.method,
  isScheduled: choices.isScheduled,
  hasThirdPartyLine: rules.hasThirdPartyLine,
});

const isEmpty = (text: string | undefined): boolean => text === undefined || text.trim() === '';
