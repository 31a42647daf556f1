import { type CheckoutRefusal, selectShipping } from '@materia/api-checkout';
import { zonedMoment } from '@materia/platform-clock';
import { shopRequest } from '@materia/storefront-request';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { pathOfPage } from './checkout-pages.ts';
import { openShippings } from './open-checkout.ts';
import {
  chooseShipping,
  readShippingValues,
  type ShippingFault,
  type ShippingValues,
} from './shipping-form.ts';
import { offeredChoices } from './shippings.loader.ts';

/** Why the choice was rejected, with the submitted values. */
export type ShippingsOutcome = {
  readonly values: ShippingValues;
  readonly fault: ShippingFault['kind'] | 'update-failed';
};

/** Saves the pickup choice and redirects to the next page (303). A choice that is no longer available gets an error at its field. */
export const chooseShippings = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const values = readShippingValues(await request.formData());
  await openShippings(shop);
  const offer = {
    choices: await offeredChoices(shop),
    slotChoice: shop.flags.CHECKOUT_PICKUP_SLOT_CHOICE,
    now: zonedMoment(shop.now, shop.market.timeZone),
  };
  const selection = chooseShipping(values, offer);
  if (!selection.ok) return refuse({ values, fault: selection.error.kind });
  const saved = await selectShipping(shop.host, selection.value, shop.store.id);
  if (saved.ok) return redirect(pathOfPage(shop.to, 'informations'), 303);
  if (saved.error.kind === 'cart-empty') return redirect(shop.to('cart'), 303);
  return refuse({ values, fault: faultOf(saved.error, values) });
};

const refuse = (outcome: ShippingsOutcome) => data(outcome, { status: 422 });

const faultOf = (
  { kind }: CheckoutRefusal,
  { method }: ShippingValues,
): ShippingsOutcome['fault'] => {
  if (kind === 'slot-not-available') return 'slot-gone';
  if (kind === 'pickup-not-possible')
    return method === 'two_hours' ? 'two-hours-gone' : 'slot-gone';
  return 'update-failed';
};
