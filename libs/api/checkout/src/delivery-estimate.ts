import { parsePostcode, type PostcodeRule } from '@materia/domain-contact';
import { isPickupAtStore, type ShippingMethodCode } from '@materia/domain-shipping';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { type Currency, type Money, sumMoney } from '@materia/domain-money';
import { fetchEstimates } from './checkout-calls.ts';
import type { CheckoutAccess } from './checkout-access.ts';
import type { Checkout, ShippingChoice, ShippingEstimate } from './shipping.ts';

/** An estimate as a page shows it: the typed postal code, and what delivery there costs. */
export type DeliveryEstimate = {
  readonly typed: string;
  /** The typed text is no postal code of the market. */
  readonly isInvalid: boolean;
  /**
   * Undefined before a postal code is typed, and when the host gave no estimate, which is not
   * reported.
   */
  readonly shipments: readonly ShippingEstimate[] | undefined;
};

/**
 * Estimates the delivery of a cart to a typed postal code. Sends no request for an empty or invalid
 * one.
 */
export const estimateDelivery = async (
  access: CheckoutAccess,
  typed: string,
  {
    postcode,
    storeId,
    currency,
  }: {
    readonly postcode: PostcodeRule;
    readonly storeId: string;
    readonly currency: Currency;
  },
): Promise<DeliveryEstimate> => {
  const parsed = parsePostcode(typed, postcode);
  return {
    typed,
    isInvalid: typed.trim() !== '' && !parsed.ok,
    shipments: parsed.ok
      ? await fetchEstimates(access, { postcode: parsed.value, storeId }, currency)
      : undefined,
  };
};

/** The methods of an estimate, the cheapest first; pickup counts once, with its earliest day. */
export const estimatedMethods = ({
  choices,
}: Pick<ShippingEstimate, 'choices'>): readonly {
  readonly method: ShippingMethodCode;
  readonly price: Money;
  readonly date: PlainDate | undefined;
}[] => {
  const isPickup = ({ method }: ShippingChoice): boolean => isPickupAtStore(method);
  const pickup = choices.find(isPickup);
  return choices
    .filter((choice) => choice === pickup || !isPickup(choice))
    .map(({ method, price, earliest, arrives }) => ({
      method,
      price,
      date: arrives ?? earliest?.date,
    }))
    .toSorted((one, other) => one.price.minor - other.price.minor);
};

/**
 * The shipments of an estimate with their methods. The preparation fee comes with the first one of
 * own products, by whichever method.
 */
export const estimatedShipments = (
  shipments: readonly ShippingEstimate[],
  preparation: Money | undefined,
): readonly {
  readonly seller: string;
  readonly methods: ReturnType<typeof estimatedMethods>;
  readonly preparation: Money | undefined;
  readonly lineIds: readonly string[];
}[] => {
  const own = shipments.find(({ part }) => part !== 'sent');
  return shipments.map((shipment) => ({
    seller: shipment.seller.name,
    methods: estimatedMethods(shipment),
    preparation: shipment === own ? preparation : undefined,
    lineIds: shipment.lineIds,
  }));
};

/**
 * What the cheapest ways of all shipments cost together; undefined where a product has none.
 */
export const cheapestDelivery = (
  {
    shipments,
    alternatives,
    undeliverable,
  }: Pick<Checkout, 'shipments' | 'alternatives' | 'undeliverable'>,
  currency: Currency,
): Money | undefined => {
  const own = shipments.find(({ part }) => part !== 'sent');
  const prices = shipments.map((shipment) =>
    [...shipment.choices, ...(shipment === own ? alternatives : [])]
      .filter(({ available }) => available)
      .map(({ price }) => price)
      .toSorted((one, other) => one.minor - other.minor)
      .at(0),
  );
  const known = prices.filter((price) => price !== undefined);
  return undeliverable.length > 0 || known.length < prices.length || known.length === 0
    ? undefined
    : sumMoney(known, currency);
};
