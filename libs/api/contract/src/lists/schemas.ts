import { MOST_QUICK_ORDER_LINES } from '@materia/domain-cart';
import { DEFAULT_MAX_QUANTITY } from '@materia/domain-stock-status';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { itemOutcomes } from '../cart/schemas.ts';
import type { listCalls } from './calls.ts';

const listFacts = z.object({
  id: z.string(),
  name: z.string(),
  count: z.number().int(),
  updated_at: z.string(),
});

const listLine = z.object({
  sku: z.string(),
  qty: z.number().int(),
  name: z.string(),
  brand: z.string(),
  url_key: z.string(),
  image: z.string(),
});

const listId = z.object({ listId: z.string().max(64) });
const named = z.object({ name: z.string().trim().min(1).max(80) });
const qty = z.number().int().max(DEFAULT_MAX_QUANTITY);

export const listSchemas = {
  readMyLists: { reply: z.array(listFacts) },
  readMyList: { params: listId, reply: listFacts.extend({ lines: z.array(listLine) }) },
  createMyList: { body: named, reply: z.object({ id: z.string() }) },
  renameMyList: { params: listId, body: named, reply: z.literal(true) },
  deleteMyList: { params: listId, reply: z.literal(true) },
  /** References or EANs; unknown ones are reported, the others are added to the list. */
  addToMyList: {
    params: listId,
    body: z.object({
      items: z
        .array(z.object({ sku: z.string().min(1).max(50), qty: qty.min(1) }))
        .min(1)
        .max(MOST_QUICK_ORDER_LINES),
    }),
    reply: itemOutcomes,
  },
  updateMyList: {
    params: listId.extend({ sku: z.string().max(50) }),
    body: z.object({ qty: qty.min(0) }),
    reply: z.literal(true),
  },
} as const satisfies Readonly<Record<keyof typeof listCalls, CallSchemas>>;
