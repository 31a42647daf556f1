import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { data } from '../wire.ts';
import type { brandCalls } from './calls.ts';

/** A brand; `id` is its value in the brand facet of lists, `url_key` its path segment. */
export const brand = z
  .object({
    id: z.string(),
    name: z.string(),
    url_key: z.string(),
    logo: z.string().optional(),
    product_count: z.number().int(),
  })
  .meta({ id: 'Brand' });

/** The products of a brand in a leaf category. */
const shelf = z.object({
  category_id: z.string(),
  name: z.string(),
  url_key: z.string(),
  url_path: z.string(),
  product_count: z.number().int(),
});

export const brandSchemas = {
  listBrands: { reply: data(brand) },
  readBrand: {
    params: z.object({ key: z.string().max(100) }),
    reply: data(brand.extend({ shelves: z.array(shelf) })),
  },
} as const satisfies Readonly<Record<keyof typeof brandCalls, CallSchemas>>;
