import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import type { searchDeskCalls } from './search-calls.ts';

/** A query as folded text, and how often it was searched for. */
const countedQuery = z.object({ query: z.string(), searches: z.number().int().positive() });

const wordGroup = z
  .object({
    id: z.string(),
    /** `a, b` mean each other; `a, b > c` are typed by shoppers who look for c. */
    words: z.string(),
    addedBy: z.string(),
    addedAt: z.string(),
  })
  .meta({ id: 'SearchWordGroup' });

export const searchDeskSchemas = {
  listSearchQueries: {
    reply: z.object({
      withoutResult: z.array(countedQuery),
      withoutClick: z.array(countedQuery),
    }),
  },
  listSearchWords: { reply: z.array(wordGroup) },
  addSearchWords: { body: z.object({ words: z.string().min(3).max(500) }), reply: wordGroup },
  removeSearchWords: { params: z.object({ id: z.string().max(20) }), reply: wordGroup },
} as const satisfies Readonly<Record<keyof typeof searchDeskCalls, CallSchemas>>;
