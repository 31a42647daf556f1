import {
  type CheckoutRefusal,
  chooseOwnParts,
  type OwnPart,
  type ShippingChoice,
} from '@materia/api-checkout';
import { asksTruckAccessibility } from '@materia/domain-checkout';
import type { Postcode } from '@materia/domain-contact';
import { guestCity } from '@materia/domain-shipping';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { pathOfPage } from '../progress/checkout-pages.ts';
import { openDelivery } from '../progress/open-checkout.ts';
import { typedTown } from '../progress/towns.ts';
import { checkoutAccess } from '../progress/checkout-access.ts';
import { readDivision } from './divide/divide-form.ts';
import { deliveryForm, type DeliveryValues, formValueOf } from './form/delivery-form.ts';
import { keyedShipments, OWN, PARCEL, type ShipmentKey } from './form/delivery-shipments.ts';
import { siteFaults } from './form/own-shipping.ts';
import { truckNames, truckValues } from './form/truck-fields.ts';
import {
  isPlacePriced,
  pathWithPlace,
  postcodeOf,
  pricedAgainPath,
} from './place/delivery-place.ts';
import { checkPartner, type PartnerPrompt, type PartnerObstacle } from './place/partner-check.ts';
import {
  placedMethod,
  readLevel,
  readOwn,
  type Saving,
  type ShipmentFault,
} from './shipment-choice.ts';

/** Why choices were rejected, with the submitted values. */
export type DeliveryOutcome = {
  readonly values: DeliveryValues;
  readonly faults: readonly ShipmentFault[];
  /** The partner carrier needs another store, or cannot be asked. */
  readonly partner?: PartnerPrompt | undefined;
};

/**
 * Saves the delivery choice of every shipment and redirects to the next page (303). Each shipment is
 * checked on its own: choices that are no longer available get an error at their field. Nothing is
 * saved if one choice is missing.
 */
export const chooseDelivery = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  const division = readDivision(form);
  if (division !== undefined) return divideProducts(shop, division, form);
  const typed = deliveryForm.read(form);
  const postcode = postcodeOf(typed.postcode, shop.market);
  const values =
    shop.customer === undefined ? { ...typed, city: await typedTown(typed, shop) } : typed;
  const { checkout } = await openDelivery(shop, { postcode });
  const shipments = keyedShipments(checkout);
  const parcel = shipments.find(({ key }) => key === PARCEL);
  const isTogether =
    parcel !== undefined &&
    checkout.alternatives.some(
      ({ method, scope }) => formValueOf(method) === values.methods[OWN] && scope === 'all',
    );
  const own = shipments.filter(({ key }) => key === OWN || (key === PARCEL && !isTogether));
  const vendors = shipments.filter(({ part }) => part === 'sent');
  const placedChoices = own.flatMap((shipment) => {
    const choice = placedMethod(shipment, values);
    return choice === undefined ? [] : [{ key: shipment.key, choice }];
  });
  const [placed] = placedChoices;
  if (placed !== undefined && postcode !== undefined) {
    if (!isPlacePriced(postcode, values.pricedPostcode, shop.market))
      return redirect(pricedAgainPath(pathOfPage(shop.to, 'delivery'), form), 303);
    const partner = await checkPartner(shop, placed.choice.method, postcode);
    if (!partner.ok) return refusePartner(values, partner.error);
  }
  const wishes = [
    ...own.map((shipment) => readOwn(shop, shipment, values, isTogether)),
    ...(placed === undefined ? [] : [checkPlace(shop, values, postcode)]),
    ...placedChoices.flatMap((each) => [
      checkAccess(shop, each, values),
      ...checkSite(each, values),
    ]),
    ...vendors.map((shipment) => readLevel(shop, shipment, values)),
  ];
  const faults = onePerField(wishes.flatMap((wish) => (wish.ok ? [] : [wish.error])));
  if (faults.length > 0 || wishes.length === 0) return refuse({ values, faults });
  const refused: ShipmentFault[] = [];
  for (const wish of wishes) {
    const saved = wish.ok ? await wish.value() : wish;
    if (saved.ok) continue;
    if (!('field' in saved.error)) return redirect(shop.to('cart'), 303);
    refused.push(saved.error);
  }
  return refused.length > 0
    ? refuse({ values, faults: refused })
    : redirect(pathOfPage(shop.to, shop.flags.NEW_PURCHASE_FUNNEL ? 'review' : 'recipient'), 303);
};

/** Divides own products, or joins them again, and shows the step anew with what was typed about the place. */
const divideProducts = async (shop: ShopRequest, parts: readonly OwnPart[], form: FormData) => {
  const divided = await chooseOwnParts(checkoutAccess(shop), parts);
  const next = divided.ok ? 'delivery' : AFTER_REFUSED_DIVISION[divided.error.kind];
  return next === 'cart'
    ? redirect(shop.to('cart'), 303)
    : redirect(pathWithPlace(pathOfPage(shop.to, next), form), 303);
};

/** Where a refused division leads. The step shows what can be divided now. */
const AFTER_REFUSED_DIVISION = {
  'cart-empty': 'cart',
  refused: 'delivery',
} as const satisfies Readonly<Record<CheckoutRefusal<'chooseOwnParts'>['kind'], string>>;

const refuse = (outcome: DeliveryOutcome) => data(outcome, { status: 422 });

const refusePartner = (values: DeliveryValues, partner: PartnerObstacle) =>
  partner.kind === 'no-store-near'
    ? refuse({ values, faults: [{ field: deliveryForm.names.postcode, kind: partner.kind }] })
    : refuse({ values, faults: [], partner });

/** The place of a method that depends on it: a postal code, and for guests the town. It is not saved. */
const checkPlace = (
  { customer }: ShopRequest,
  values: DeliveryValues,
  postcode: Postcode | undefined,
): Result<Saving, ShipmentFault> => {
  const { names } = deliveryForm;
  if (postcode === undefined) return fail({ field: names.postcode, kind: 'postcode-invalid' });
  if (customer === undefined && !guestCity(values).ok)
    return fail({ field: names.city, kind: 'city-missing' });
  return ok(async () => ok(undefined));
};

/** A shipment's chosen method whose price depends on the place. */
type PlacedChoice = { readonly key: ShipmentKey; readonly choice: ShippingChoice };

/** Whether a truck can reach the place is asked besides its slot, so both may be missing. */
const checkAccess = (
  { flags }: ShopRequest,
  { key, choice: { method } }: PlacedChoice,
  values: DeliveryValues,
): Result<Saving, ShipmentFault> =>
  !truckValues(key, values).truckAccess &&
  asksTruckAccessibility(method, { truckAccessibility: flags.CHECKOUT_TRUCK_ACCESSIBILITY })
    ? fail({ field: truckNames(key).truckAccess, kind: 'truck-access-missing' })
    : ok(async () => ok(undefined));

/** The driver's questions are asked besides the slot, so each of them may be missing as well. */
const checkSite = (
  { key, choice: { asksSiteAccess = false } }: PlacedChoice,
  values: DeliveryValues,
): readonly Result<Saving, ShipmentFault>[] =>
  asksSiteAccess
    ? siteFaults(truckValues(key, values).site).map(({ question, kind }) =>
        fail({ field: truckNames(key).site(question), kind }),
      )
    : [];

const onePerField = (faults: readonly ShipmentFault[]): readonly ShipmentFault[] =>
  faults.filter(({ field }, at) => faults.findIndex((other) => other.field === field) === at);
