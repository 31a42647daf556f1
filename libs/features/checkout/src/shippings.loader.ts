import type { Cart } from '@materia/api-cart';
import type { Checkout, Shipment, ShippingChoice } from '@materia/api-checkout';
import type { UndeliverableReason } from '@materia/domain-checkout';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { shopRequest } from '@materia/storefront-request';
import type { LoaderFunctionArgs } from 'react-router';
import { ownChoicesOf, ownShipmentOf, sentShipments } from './checkout-rules.ts';
import { type TotalsFacts, totalsFacts } from './checkout-totals.ts';
import { openShippings } from './open-checkout.ts';
import { ownMethodOf, type ShippingValues, slotValue } from './shipping-form.ts';

/** A method with its slots by day. */
export type ShippingChoiceFacts = Omit<ShippingChoice, 'slots'> & {
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
export type ShipmentFacts = Pick<Shipment, 'seller' | 'part' | 'chooseAgain'> & {
  readonly products: readonly ShippedProduct[];
  readonly choices: readonly ShippingChoiceFacts[];
};

export type ShippedProduct = { readonly name: string; readonly quantity: number };

export type ShippingsFacts = {
  readonly shipments: readonly ShipmentFacts[];
  /** Products that nobody delivers; they stay in the cart. */
  readonly undeliverable: readonly (ShippedProduct & { readonly reason: UndeliverableReason })[];
  /** Initial values of the form. */
  readonly values: ShippingValues;
  /** Whether the customer chooses the slot; otherwise it is the store's first free one. */
  readonly slotChoice: boolean;
  readonly storeName: string;
  readonly totals: TotalsFacts;
  readonly showsBack: boolean;
};

/** Loads the shipments of the cart with the ways in which each can reach the customer. */
export const loadShippings = async ({
  context,
}: Pick<LoaderFunctionArgs, 'context'>): Promise<ShippingsFacts> => {
  const shop = context.get(shopRequest);
  const { cart, checkout } = await openShippings(shop);
  return {
    shipments: checkout.shipments.map(({ seller, part, chooseAgain, choices, lineIds }) => ({
      seller,
      part,
      chooseAgain,
      products: productsOf(cart, lineIds),
      choices: [
        ...choices,
        ...(part === ownShipmentOf(checkout)?.part ? checkout.alternatives : []),
      ].map(({ slots, ...choice }) => ({ ...choice, days: daysOf(slots) })),
    })),
    undeliverable: checkout.undeliverable.flatMap(({ lineId, reason }) =>
      productsOf(cart, [lineId]).map((product) => ({ ...product, reason })),
    ),
    values: valuesOf(checkout),
    slotChoice: shop.flags.CHECKOUT_PICKUP_SLOT_CHOICE,
    storeName: shop.store.name,
    totals: totalsFacts(checkout, shop),
    showsBack: shop.flags.SHOW_CHECKOUT_BACK_BUTTON,
  };
};

const productsOf = (cart: Cart, lineIds: readonly string[]): readonly ShippedProduct[] =>
  lineIds.flatMap((id) =>
    cart.lines.filter((line) => line.id === id).map(({ name, quantity }) => ({ name, quantity })),
  );

/** The choices made so far. Where there is only one method, it is preselected. */
const valuesOf = (checkout: Checkout): ShippingValues => {
  const own = ownShipmentOf(checkout);
  const method = own?.selected?.method ?? onlyMethod(ownChoicesOf(checkout));
  const slot = own?.selected?.slot;
  return {
    method: (method && ownMethodOf(method)) ?? '',
    slot: slot === undefined ? '' : slotValue(slot),
    levels: Object.fromEntries(
      sentShipments(checkout).map((shipment) => [
        shipment.seller.code,
        shipment.selected?.method ?? onlyMethod(shipment.choices) ?? '',
      ]),
    ),
  };
};

const onlyMethod = (choices: readonly ShippingChoice[]): ShippingChoice['method'] | undefined => {
  const [first, second] = choices.filter(({ available }) => available);
  return second === undefined ? first?.method : undefined;
};

const daysOf = (slots: ShippingChoice['slots']): ShippingChoiceFacts['days'] =>
  [...Map.groupBy(slots, ({ date }) => date)].map(([date, ofDay]) => ({
    date,
    slots: ofDay.map((slot) => ({
      value: slotValue(slot),
      startHour: slot.startHour,
      available: slot.available,
    })),
  }));
