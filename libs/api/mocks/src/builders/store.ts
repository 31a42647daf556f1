import type { z } from 'zod';
import { pickupPoint, place, store } from '@materia/api-contract/schemas';

export type WireStore = z.infer<typeof store>;
type WirePickupPoint = z.infer<typeof pickupPoint>;

const WEEKDAYS = [1, 2, 3, 4, 5, 6] as const;

export const aStore = (changes: Partial<WireStore> = {}): WireStore =>
  store.parse({
    id: '12',
    seller_code: '012',
    url_key: 'poznan-franowo',
    name: 'Poznań Franowo',
    retailer_type: 'bigbox',
    ecommerce: '1',
    extension_attributes: {
      address: {
        street: ['ul. Szwedzka 10'],
        postcode: '61-285',
        city: 'Poznań',
        country_id: 'PL',
        latitude: 52.389,
        longitude: 17.009,
      },
      price_context_code: ['012P', '012B'],
      phone: '612345678',
      email: 'poznan@materia.example',
      opening_hours: WEEKDAYS.map((weekday) => ({ weekday, from: 7 * 60, to: 19 * 60 })),
      services: ['drive'],
    },
    ...changes,
  });

/** A relay point or parcel locker in Poznań, two kilometres from the place that was searched. */
export const aPickupPoint = (
  kind: WirePickupPoint['kind'] = 'relay',
  changes: Partial<WirePickupPoint> = {},
): WirePickupPoint & { readonly distance: number } => ({
  ...pickupPoint.parse({
    id: kind === 'relay' ? 'PL-R-1' : 'PL-L-1',
    kind,
    name: kind === 'relay' ? 'Kiosk Rynek' : 'Automat POZ12A',
    street: ['ul. Wroniecka 4'],
    postcode: '61-763',
    city: 'Poznań',
    latitude: 52.409,
    longitude: 16.934,
    opening_hours: WEEKDAYS.map((weekday) => ({ weekday, from: 8 * 60, to: 19 * 60 })),
    ...changes,
  }),
  distance: 2.1,
});

export const aRetailer = () => ({
  id: '12',
  seller_code: '012',
  name: 'Poznań Franowo',
  ecommerce: '1',
});

export const aPlace = (changes: Partial<z.infer<typeof place>> = {}): z.infer<typeof place> =>
  place.parse({
    place_id: '61-285~poznan',
    formatted_address: '61-285 Poznań',
    geometry: { location: { lat: 52.4064, lng: 16.9252 } },
    address_components: [{ long_name: 'Poznań', short_name: 'Poznań', types: ['locality'] }],
    ...changes,
  });
