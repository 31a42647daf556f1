import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { bytes } from '../wire.ts';
import type { mediaCalls } from './calls.ts';
import { DEFAULT_HEIGHT, DEFAULT_QUALITY, PICTURE_SIZES } from './sizes.ts';

const market = z.string().regex(/^[a-z]{2,10}$/);
const size = z.coerce
  .number<string | number>()
  .refine(
    (pixels) => PICTURE_SIZES.some((offered) => offered === pixels),
    `one of ${PICTURE_SIZES.join(', ')}`,
  );

export const mediaSchemas = {
  readPicture: {
    params: z.object({
      market,
      name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}(\.(svg|webp|jpg|png))?$/),
    }),
    query: z.object({
      width: size.optional(),
      height: size.default(DEFAULT_HEIGHT),
      quality: z.coerce.number<string | number>().int().min(40).max(95).default(DEFAULT_QUALITY),
    }),
    headers: z.object({ 'if-none-match': z.string().optional() }),
    reply: bytes,
  },
  readEnergyLabel: {
    params: z.object({ market, sku: z.string().regex(/^[\w.-]{1,40}$/) }),
    reply: bytes,
  },
} as const satisfies Readonly<Record<keyof typeof mediaCalls, CallSchemas>>;
