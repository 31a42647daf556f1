import type { TrackingStepName, TrackingWording } from '@materia/domain-order';
import type { TextKey } from '@materia/market-model';

/** A text per step and delivery method. */
export const STEP_TEXT_KEYS = {
  'home-delivery': {
    validation: 'tracking.validationHome',
    preparation: 'tracking.preparationHome',
    delivery: 'tracking.deliveryHome',
    'ready-for-pickup': 'tracking.readyForPickupHome',
    invoiced: 'tracking.invoicedHome',
    completed: 'tracking.completedHome',
    cancelled: 'tracking.cancelledHome',
  },
  pickup: {
    validation: 'tracking.validationPickup',
    preparation: 'tracking.preparationPickup',
    delivery: 'tracking.deliveryPickup',
    'ready-for-pickup': 'tracking.readyForPickupPickup',
    invoiced: 'tracking.invoicedPickup',
    completed: 'tracking.completedPickup',
    cancelled: 'tracking.cancelledPickup',
  },
  'third-party': {
    validation: 'tracking.validationThirdParty',
    preparation: 'tracking.preparationThirdParty',
    delivery: 'tracking.deliveryThirdParty',
    'ready-for-pickup': 'tracking.readyForPickupThirdParty',
    invoiced: 'tracking.invoicedThirdParty',
    completed: 'tracking.completedThirdParty',
    cancelled: 'tracking.cancelledThirdParty',
  },
} as const satisfies Readonly<Record<TrackingWording, Readonly<Record<TrackingStepName, TextKey>>>>;
