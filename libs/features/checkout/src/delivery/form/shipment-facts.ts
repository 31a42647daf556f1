import type { MethodAvailability, ShippingChoice } from '@materia/api-checkout';
import type { PickupPointsAround } from '@materia/api-stores';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { MapTiles } from '@materia/page-request';
import type { CostTerms } from '@materia/ui-shop';
import type { TotalsFacts } from '../../frame/checkout-totals.ts';
import type { KeyedShipment, PointList } from './delivery-shipments.ts';

/** A method with its slots by day. */
export type ShippingChoiceFacts = MethodAvailability &
  Omit<ShippingChoice, 'slots' | keyof MethodAvailability> & {
    readonly days: readonly {
      readonly date: PlainDate;
      readonly slots: readonly {
        readonly value: string;
        readonly startHour: number;
        readonly available: boolean;
      }[];
    }[];
  };

/** A shipment as the delivery step shows it. */
export type ShipmentFacts = Pick<KeyedShipment, 'key' | 'seller' | 'part' | 'chooseAgain'> & {
  readonly products: readonly ShippedProduct[];
  readonly choices: readonly ShippingChoiceFacts[];
  /** Who sees what they cost, and how that is taxed. */
  readonly terms?: CostTerms | undefined;
};

/** A product in a shipment; `of` is the quantity of its line, if other units are in another shipment. */
export type ShippedProduct = {
  readonly name: string;
  readonly quantity: number;
  readonly of?: number | undefined;
};

/** The points of one list, nearest first, around its postal code. */
export type PointListFacts = PointList &
  PickupPointsAround & {
    /** The text that was searched is no postal code. */
    readonly isNearInvalid: boolean;
  };

/** Facts shared by the methods of every shipment. */
export type MethodFacts = {
  readonly pointLists: readonly PointListFacts[];
  /** Set if the shop has a source of street maps. */
  readonly streetMap?: MapTiles | undefined;
  /** Whether the customer chooses the slot; otherwise it is the store's first free one. */
  readonly slotChoice: boolean;
  /** Whether a confirmation is asked for that a truck can reach the place. */
  readonly truckAccessibility: boolean;
  readonly totals: TotalsFacts;
};
