import { fail, ok, type Result } from '@materia/domain-kernel';
import {
  fromMajorUnits,
  grossOfNet,
  netOfGross,
  type BasisPoints,
  type Currency,
  type Money,
} from '@materia/domain-money';
import type { OfferPrice, TaxedAmount } from '@materia/domain-pricing';
import { readWirePrice, type WirePrice } from './wire-price.ts';

/** Numbers, numbers as text, or null for none in the older form. */
type FlatAmount = number | string | null | undefined;

/** The older, flat price of an offer, which old carts and feeds still contain. */
export type WireFlatPrice = {
  readonly price?: FlatAmount;
  readonly price_ht?: FlatAmount;
  readonly special_price?: FlatAmount;
  readonly special_price_ht?: FlatAmount;
  readonly special_price_pro_ht?: FlatAmount;
  readonly unit_price_ht?: FlatAmount;
  readonly unit_price_pro_ht?: FlatAmount;
  readonly original_price?: FlatAmount;
};

/** Values that the older form does not contain. */
export type FlatPriceContext = {
  readonly currency: Currency;
  readonly vatRate: BasisPoints;
  readonly isPro: boolean;
};

export type FlatPriceRefusal = { readonly kind: 'no-price' };

/**
 * Reads the older form. The price paid is the special price when one is set else the price; the
 * previous price is `original_price` If only one of the amounts with and without tax is given, the
 * other is derived from the rate. The form has no ecotaxes and no 30-day lowest price. Rejects a
 * form without any price.
 */
export const readFlatPrice = (
  form: WireFlatPrice,
  context: FlatPriceContext,
): Result<OfferPrice, FlatPriceRefusal> => {
  const regular = readPair(form.price, form.price_ht, context);
  const special =
    (context.isPro ? readPair(undefined, form.special_price_pro_ht, context) : undefined) ??
    readPair(form.special_price, form.special_price_ht, context);
  const unit = special ?? regular;
  if (unit === undefined) return fail({ kind: 'no-price' });

  const perCapacityUnit =
    (context.isPro ? readPair(undefined, form.unit_price_pro_ht, context) : undefined) ??
    readPair(undefined, form.unit_price_ht, context);
  return ok({
    unit,
    initial: readPair(form.original_price, undefined, context) ?? regular ?? unit,
    vatRate: context.vatRate,
    perCapacityUnit: perCapacityUnit && { unit: perCapacityUnit, initial: perCapacityUnit },
    ecotaxes: [],
  });
};

/**
 * Reads either form into the shop's price type: a nested form is recognized by its `unitAmount`.
 */
export const readOfferPrice = (
  form: WirePrice | WireFlatPrice,
  context: FlatPriceContext,
): Result<OfferPrice, FlatPriceRefusal> =>
  'unitAmount' in form ? ok(readWirePrice(form, context.currency)) : readFlatPrice(form, context);

const readPair = (
  included: FlatAmount,
  excluded: FlatAmount,
  context: FlatPriceContext,
): TaxedAmount | undefined => {
  const gross = readAmount(included, context.currency);
  const net = readAmount(excluded, context.currency);
  if (gross !== undefined)
    return { included: gross, excluded: net ?? netOfGross(gross, context.vatRate) };
  return net && { included: grossOfNet(net, context.vatRate), excluded: net };
};

const readAmount = (amount: FlatAmount, currency: Currency): Money | undefined => {
  if (amount === null || amount === '') return undefined;
  const value = Number(amount);
  return Number.isFinite(value) ? fromMajorUnits(value, currency) : undefined;
};
