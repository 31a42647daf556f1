import { fetchShippingChoices, type ShippingChoice } from '@materia/api-checkout';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { shopRequest, type ShopRequest } from '@materia/storefront-request';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { type TotalsFacts, totalsFacts } from './checkout-totals.ts';
import { openShippings } from './open-checkout.ts';
import { type ShippingValues, slotValue } from './shipping-form.ts';

/** A pickup method with its slots by day. */
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

export type ShippingsFacts = {
  readonly choices: readonly ShippingChoiceFacts[];
  /** Initial values of the form. */
  readonly values: ShippingValues;
  /** Whether the customer chooses the slot; otherwise it is the store's first free one. */
  readonly slotChoice: boolean;
  readonly thirdPartyLines: number;
  readonly storeName: string;
  readonly totals: TotalsFacts;
  readonly showsBack: boolean;
};

/** Loads the ways to collect the cart at the store. */
export const loadShippings = async ({
  context,
}: Pick<LoaderFunctionArgs, 'context'>): Promise<ShippingsFacts> => {
  const shop = context.get(shopRequest);
  const { cart, selection } = await openShippings(shop);
  const choices = await offeredChoices(shop);
  return {
    choices: choices.map(({ slots, ...choice }) => ({ ...choice, days: daysOf(slots) })),
    values: {
      method: selection?.method ?? onlyMethod(choices),
      slot: selection?.slot === undefined ? '' : slotValue(selection.slot),
    },
    slotChoice: shop.flags.CHECKOUT_PICKUP_SLOT_CHOICE,
    thirdPartyLines: cart.lines.filter(({ isThirdParty }) => isThirdParty).length,
    storeName: shop.store.name,
    totals: totalsFacts(cart, shop),
    showsBack: shop.flags.SHOW_CHECKOUT_BACK_BUTTON,
  };
};

/** The store's current offer. An empty cart redirects to the cart page. */
export const offeredChoices = async (shop: ShopRequest): Promise<readonly ShippingChoice[]> => {
  const result = await fetchShippingChoices(shop.host, shop.store.id, shop.market.currency);
  if (result.ok) return result.value;
  if (result.error.kind === 'cart-empty') throw redirect(shop.to('cart'), 303);
  return [];
};

/** Preselects the method if there is only one. */
const onlyMethod = (choices: readonly ShippingChoice[]): string => {
  const [first, second] = choices.filter(({ available }) => available);
  return first !== undefined && second === undefined ? first.method : '';
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
