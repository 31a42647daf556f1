import { PRICE_BASES } from '@materia/domain-pricing';
import { z } from 'zod';
import { amount } from '../wire.ts';
import { ACTIVE_QUOTE_STATUS, EXPIRED_QUOTE_STATUS } from './quote-status.ts';
import { day, documentStore, totals } from '../document-shapes.ts';

/** A quote with its lines; days are in the market's zone. */
export const quote = z
  .object({
    id: z.string(),
    number: z.string(),
    name: z.string().optional(),
    createdAt: z.string(),
    date: day,
    expiryDate: day,
    status: z.enum([ACTIVE_QUOTE_STATUS, EXPIRED_QUOTE_STATUS]),
    retailerInfo: documentStore,
    /** Whether the prices were agreed with tax or without. */
    priceBasis: z.enum(PRICE_BASES).default('included'),
    ...totals,
    lines: z.array(
      z.object({
        item_id: z.string(),
        adeoKey: z.string(),
        offerId: z.string(),
        name: z.string(),
        qty: z.number().int(),
        price: amount,
        row_total: amount,
        row_total_incl_tax: amount,
        is_shipping: z.boolean(),
        customData: z.object({
          imageUrl: z.string(),
          urlKey: z.string(),
          totalPriceInclTax: amount,
        }),
      }),
    ),
  })
  .meta({ id: 'Quote' });
