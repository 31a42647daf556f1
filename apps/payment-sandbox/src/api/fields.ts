import type { Market } from '@materia/market-model';
import { type FormFields, textAt } from '../form-body.ts';
import { invalidRequest } from './api-error.ts';

/** An amount in minor units that the provider can charge. */
export const amountAt = (fields: FormFields, ...path: readonly string[]): number => {
  const amount = Number(textAt(fields, ...path));
  if (!Number.isSafeInteger(amount) || amount < 1)
    throw invalidRequest('amount_too_small', 'Amount too small');
  return amount;
};

/** The currency of a charge: the provider's account of a market takes the market's own. */
export const currencyAt = (
  fields: FormFields,
  market: Pick<Market, 'currency'>,
  ...path: readonly string[]
): string => {
  const currency = textAt(fields, ...path);
  if (currency !== market.currency.toLowerCase())
    throw invalidRequest('parameter_invalid', `Invalid currency: ${currency ?? 'none'}`);
  return currency;
};

/** The only method that a payment allows. */
export const allowedMethodAt = (fields: FormFields): string | undefined =>
  textAt(fields, 'allowed_payment_method_types', '0');
