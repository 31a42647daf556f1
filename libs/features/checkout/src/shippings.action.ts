import {
  type CheckoutRefusal,
  selectOwnShipping,
  selectServiceLevel,
  serviceLevelOf,
  type Shipment,
  type ShippingChoice,
} from '@materia/api-checkout';
import { pointKindOf } from '@materia/domain-delivery-labels';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { zonedMoment } from '@materia/platform-clock';
import { shopRequest, type ShopRequest } from '@materia/storefront-request';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { checkoutAccess } from './checkout-access.ts';
import { pathOfPage } from './checkout-pages.ts';
import {
  ownChoicesOf,
  ownShipmentOf,
  secondOwnShipmentOf,
  sentShipments,
} from './checkout-rules.ts';
import { openShippings } from './open-checkout.ts';
import {
  chooseOwnShipping,
  choosePoint,
  levelField,
  ownMethodOf,
  type OwnShippingFault,
  pointField,
  pointLists,
  readShippingValues,
  type ShippingValues,
} from './shipping-form.ts';

/** What is wrong with the choice of one shipment, at the field that has to be corrected. */
export type ShipmentFault = {
  readonly field: string;
  readonly kind: OwnShippingFault['kind'] | 'level-missing' | 'level-gone' | 'update-failed';
};

/** Why choices were rejected, with the submitted values. */
export type ShippingsOutcome = {
  readonly values: ShippingValues;
  readonly faults: readonly ShipmentFault[];
};

type Saving = () => Promise<Result<undefined, ShipmentFault | CartEmpty>>;
type CartEmpty = { readonly kind: 'cart-empty' };

/**
 * Saves the delivery choice of every shipment and redirects to the next page (303). Each shipment is checked on its own:
 * choices that are no longer available get an error at their field. Nothing is saved while one of them is missing.
 */
export const chooseShippings = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  const { checkout } = await openShippings(shop);
  const sellers = sentShipments(checkout);
  const values = readShippingValues(
    form,
    sellers.map(({ seller }) => seller.code),
    pointLists(checkout),
  );
  const second = secondOwnShipmentOf(checkout);
  const wishes = [
    ...(ownShipmentOf(checkout) === undefined
      ? []
      : [readOwn(shop, ownChoicesOf(checkout), values)]),
    ...(second === undefined
      ? []
      : [readOwn(shop, second.choices, secondChoice(second, values), 'second')]),
    ...sellers.map((shipment) => readLevel(shop, shipment, values)),
  ];
  const faults = wishes.flatMap((wish) => (wish.ok ? [] : [wish.error]));
  if (faults.length > 0 || wishes.length === 0) return refuse({ values, faults });
  const refused: ShipmentFault[] = [];
  for (const wish of wishes) {
    const saved = wish.ok ? await wish.value() : wish;
    if (saved.ok) continue;
    if (saved.error.kind === 'cart-empty') return redirect(shop.to('cart'), 303);
    refused.push(saved.error);
  }
  return refused.length > 0
    ? refuse({ values, faults: refused })
    : redirect(
        pathOfPage(shop.to, shop.flags.NEW_PURCHASE_FUNNEL ? 'summaries' : 'informations'),
        303,
      );
};

const refuse = (outcome: ShippingsOutcome) => data(outcome, { status: 422 });

/** The method of the second own shipment. A single carrier is not a choice. */
const secondChoice = ({ choices }: Shipment, { second, points }: ShippingValues): OwnValues => {
  const [only, ...others] = choices.map((choice) => ownMethodOf(choice.method));
  return { method: others.length === 0 ? (only ?? '') : second, slot: '', points };
};

type OwnValues = Pick<ShippingValues, 'method' | 'slot' | 'points'>;

const readOwn = (
  shop: ShopRequest,
  choices: readonly ShippingChoice[],
  values: OwnValues,
  methodField: 'method' | 'second' = 'method',
): Result<Saving, ShipmentFault> => {
  const fieldOf = (kind: ShipmentFault['kind']): string => {
    if (kind === 'slot-missing' || kind === 'slot-gone') return 'slot';
    if (isPointFault(kind)) return pointField(`own-${values.method}`);
    return methodField;
  };
  const { store, flags, now, market } = shop;
  const chosen = chooseOwnShipping(values, {
    choices,
    slotChoice: flags.CHECKOUT_PICKUP_SLOT_CHOICE,
    now: zonedMoment(now, market.timeZone),
  });
  if (!chosen.ok) return fail({ ...chosen.error, field: fieldOf(chosen.error.kind) });
  return ok(async () => {
    const saved = await selectOwnShipping(checkoutAccess(shop), chosen.value, store.id);
    if (saved.ok) return saved;
    if (saved.error.kind === 'cart-empty') return fail({ kind: 'cart-empty' });
    const kind = ownFaultOf(saved.error, values);
    return fail({ kind, field: fieldOf(kind) });
  });
};

const isPointFault = (kind: ShipmentFault['kind']): boolean =>
  kind === 'point-missing' || kind === 'locker-missing' || kind === 'point-gone';

const ownFaultOf = ({ kind }: CheckoutRefusal, { method }: OwnValues): ShipmentFault['kind'] => {
  if (kind === 'delivery-not-possible')
    return method === 'relay' || method === 'locker' ? 'point-gone' : 'level-gone';
  if (kind === 'slot-not-available') return 'slot-gone';
  if (kind === 'pickup-not-possible')
    return method === 'two_hours' ? 'two-hours-gone' : 'slot-gone';
  return 'update-failed';
};

const readLevel = (
  shop: ShopRequest,
  shipment: Shipment,
  { levels, points }: ShippingValues,
): Result<Saving, ShipmentFault> => {
  const field = levelField(shipment.seller.code);
  const chosen = shipment.choices.find(
    ({ method, available }) => available && method === levels[shipment.seller.code],
  );
  const level = chosen && serviceLevelOf(chosen.method);
  if (chosen === undefined || level === undefined) return fail({ field, kind: 'level-missing' });
  const key = shipment.seller.code;
  const kind = pointKindOf(chosen.method);
  const point = kind === undefined ? ok(undefined) : choosePoint({ key, kind }, points);
  if (!point.ok) return fail({ field: pointField(key), ...point.error });
  return ok(async () => {
    const saved = await selectServiceLevel(checkoutAccess(shop), shipment, {
      level,
      pointId: point.value,
    });
    if (saved.ok) return saved;
    if (saved.error.kind === 'cart-empty') return fail({ kind: 'cart-empty' });
    // The products of the shipment or the seller's offer changed while the page was open.
    if (saved.error.kind !== 'delivery-not-possible') return fail({ field, kind: 'update-failed' });
    return kind === undefined
      ? fail({ field, kind: 'level-gone' })
      : fail({ field: pointField(key), kind: 'point-gone' });
  });
};
