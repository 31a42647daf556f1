import { type SiteQuestion, siteQuestions } from '@materia/domain-shipping';
import type { FieldName } from '@materia/ui-shop';
import { deliveryForm, type DeliveryValues } from './delivery-form.ts';
import { PARCEL, type ShipmentKey } from './delivery-shipments.ts';

const { names } = deliveryForm;

/** What was submitted about the truck that brings a shipment. */
export type TruckValues = Pick<DeliveryValues, 'deliverySlot' | 'truckAccess' | 'site'>;

type TruckNames = {
  readonly deliverySlot: FieldName;
  readonly truckAccess: FieldName;
  readonly site: (question: SiteQuestion) => FieldName;
};

/** The fields about the truck of a shipment of own products. */
export const truckNames = (key: ShipmentKey): TruckNames =>
  key === PARCEL
    ? {
        deliverySlot: names.parcelDeliverySlot,
        truckAccess: names.parcelTruckAccess,
        site: names.parcelSite,
      }
    : { deliverySlot: names.deliverySlot, truckAccess: names.truckAccess, site: names.site };

/** What was submitted in the fields of a shipment. */
export const truckValues = (key: ShipmentKey, values: DeliveryValues): TruckValues =>
  key === PARCEL
    ? {
        deliverySlot: values.parcelDeliverySlot,
        truckAccess: values.parcelTruckAccess,
        site: values.parcelSite,
      }
    : values;

/** The names of all fields about the truck of a shipment. */
export const truckFieldsOf = (key: ShipmentKey): readonly FieldName[] => {
  const { deliverySlot, truckAccess, site } = truckNames(key);
  return [deliverySlot, truckAccess, ...siteQuestions.map(site)];
};
