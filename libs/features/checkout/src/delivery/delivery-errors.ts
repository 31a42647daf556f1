import { isByAppointment, PICKUP_POINT_KINDS } from '@materia/domain-shipping';
import type { TextKey, TextReader } from '@materia/market-model';
import type { FieldName } from '@materia/ui-shop';
import { deliveryForm, methodOfFormValue } from './form/delivery-form.ts';
import type { DeliveryOutcome } from './delivery.action.ts';
import type { DeliveryFacts } from './delivery.loader.ts';
import type { ShipmentFacts } from './form/shipment-facts.ts';
import { OWN, PARCEL, pointKey } from './form/delivery-shipments.ts';
import { truckFieldsOf } from './form/truck-fields.ts';
import type { ShipmentFault } from './shipment-choice.ts';
import { shipmentTitle } from './shipment/shipment-title.ts';

/** The message of each error. */
const FAULTS = {
  'method-missing': 'checkout.methodMissing',
  'two-hours-gone': 'checkout.twoHoursGone',
  'slot-missing': 'checkout.slotMissing',
  'slot-gone': 'checkout.slotGone',
  'level-missing': 'checkout.levelMissing',
  'level-gone': 'checkout.levelGone',
  'point-missing': 'points.missing',
  'locker-missing': 'points.missingLocker',
  'point-gone': 'points.gone',
  'delivery-slot-missing': 'transport.slotMissing',
  'delivery-slot-gone': 'transport.slotGone',
  'truck-access-missing': 'transport.truckAccessMissing',
  'site-road-missing': 'siteAccess.roadMissing',
  'site-floor-missing': 'siteAccess.floorMissing',
  'site-unloading-missing': 'siteAccess.unloadingMissing',
  'address-needed': 'transport.addressNeeded',
  'distance-unknown': 'transport.distanceUnknown',
  'not-served': 'transport.notServed',
  'too-far': 'transport.tooFar',
  'no-store-near': 'allxbrick.noStore',
  'postcode-invalid': 'transport.postcodeInvalid',
  'city-missing': 'transport.cityMissing',
  'update-failed': 'checkout.updateFailed',
} as const satisfies Readonly<Record<ShipmentFault['kind'], TextKey>>;

/** A message at its field. */
export type DeliveryError = { readonly field: FieldName; readonly message: string };

const { names } = deliveryForm;

/** The messages of the delivery step: of a form that was refused, or of a search. */
export const deliveryErrors = (
  facts: DeliveryFacts,
  outcome: DeliveryOutcome | undefined,
  t: TextReader,
): readonly DeliveryError[] => {
  const example = facts.postcodeExample;
  if (outcome === undefined) return searchErrors(facts, t);
  const method = methodOfFormValue(outcome.values.methods[OWN] ?? '');
  const slotsShown = facts.slotChoice && method !== undefined && isByAppointment(method);
  return outcome.faults.map(({ field, kind }) => ({
    // The slots are hidden while another method is chosen, so their error moves to the methods.
    field: field === names.slot && !slotsShown ? names.methods(OWN) : field,
    message: t(FAULTS[kind], { store: facts.storeName, example }),
  }));
};

const searchErrors = (
  facts: Pick<DeliveryFacts, 'place' | 'pointLists' | 'values' | 'postcodeExample'>,
  t: TextReader,
): readonly DeliveryError[] => {
  const { place, pointLists, values, postcodeExample: example } = facts;
  return [
    ...(place?.isInvalid === true
      ? [{ field: names.postcode, message: t('transport.postcodeInvalid', { example }) }]
      : []),
    // Shoppers who ask for the prices of a place need not search for points.
    ...pointLists
      .filter(
        ({ key, isNearInvalid }) =>
          isNearInvalid && ((values.near[key] ?? '') !== '' || values.postcode === ''),
      )
      .map(({ key }) => ({
        field: names.near(key),
        message: t('points.nearInvalid', { example }),
      })),
  ];
};

/** The entries of the error summary. With several shipments each names its own. */
export const deliverySummary = (
  errors: readonly DeliveryError[],
  facts: Pick<DeliveryFacts, 'shipments' | 'storeName'>,
  t: TextReader,
): readonly { readonly fieldId: string; readonly message: string }[] =>
  errors.map(({ field, message }) => ({
    fieldId: field,
    message: facts.shipments.length > 1 ? withShipment(field, message, facts, t) : message,
  }));

/** An error with the shipment that it belongs to, because the same may be missing in several. */
const withShipment = (
  field: FieldName,
  message: string,
  facts: Pick<DeliveryFacts, 'shipments' | 'storeName'>,
  t: TextReader,
): string => {
  const { shipments } = facts;
  const shipment =
    shipments.find((each) => each.key !== OWN && fieldsOf(each).includes(field)) ??
    shipments.find(({ key }) => key !== PARCEL);
  return shipment === undefined
    ? message
    : t('common.labelled', { label: shipmentTitle(shipment, facts, t), value: message });
};

/** The fields of a shipment alone: its method, what the parcel's truck needs, and its points with the postal codes around which they are. */
const fieldsOf = (shipment: ShipmentFacts): readonly FieldName[] => [
  names.methods(shipment.key),
  ...(shipment.key === PARCEL ? truckFieldsOf(PARCEL) : []),
  ...PICKUP_POINT_KINDS.flatMap((kind) => {
    const list = pointKey(shipment, kind);
    return [names.points(list), names.near(list)];
  }),
];
