import { z } from 'zod';
import { amount, currency, salesTax } from './wire.ts';

/** A calendar day of the market, yyyy-mm-dd. */
export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** Totals of a document for one VAT rate, in percent. */
export const vatRate = z.object({
  vatRate: z.number(),
  amountNoTax: amount,
  taxAmount: amount,
  amount,
});

export const documentStore = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  street: z.array(z.string()),
  postcode: z.string(),
  city: z.string(),
  urlKey: z.string(),
});

/**
 * Totals of a document. `chargesTotal` is the sum of the charges besides the lines: preparation and
 * delivery.
 */
export const totals = {
  currency,
  salesTax,
  grandTotal: amount,
  chargesTotal: amount,
  grandTotalHt: amount,
  taxAmount: amount,
  totalAmountEcopart: amount,
  vatRates: z.array(vatRate),
};

export const pages = {
  total: z.number().int(),
  page: z.number().int(),
  page_count: z.number().int(),
};
export const page = z.coerce.number().int().min(1).max(10_000).default(1);
