import { createHash } from 'node:crypto';
import { SCHEMAS } from '@materia/api-contract/schemas';
import { z } from 'zod';
import type { Tx } from '../../platform/database/with-tx.ts';
import { findKey, insertKey, type PlacementKey, saveReply } from './idempotency-repository.ts';

/**
 * What a placement stores: its orders and, unless they are paid in store, their first payment
 * attempt.
 */
const storedPlacement = SCHEMAS.placeOrder.reply.extend({
  attempt: z.string().nullable().default(null),
});
export type StoredPlacement = z.output<typeof storedPlacement>;
export type Claim =
  | { readonly kind: 'new' }
  | { readonly kind: 'answered'; readonly reply: StoredPlacement }
  | { readonly kind: 'reused' };

/**
 * Parts of a body that say nothing about what is ordered. A BLIK code is not even kept as part of a
 * hash.
 */
const UNHASHED: readonly string[] = ['blik_code', 'device'];
const hashOf = (body: object): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        Object.fromEntries(Object.entries(body).filter(([key]) => !UNHASHED.includes(key))),
      ),
    )
    .digest('hex');

/**
 * Claims a key for a request, waiting for a placement that holds it. A finished placement has
 * stored its response; a refused one has stored nothing, so its key is new again.
 */
export const claimKey = async (
  tx: Tx,
  key: PlacementKey,
  body: object,
  now: string,
): Promise<Claim> => {
  const bodyHash = hashOf(body);
  if (await insertKey(tx, key, bodyHash, now)) return { kind: 'new' };
  const known = await findKey(tx, key);
  if (known.body_hash !== bodyHash) return { kind: 'reused' };
  if (known.reply === null) throw new Error('A key was stored without its reply');
  return { kind: 'answered', reply: storedPlacement.parse(JSON.parse(known.reply)) };
};

/** Stores the response of a placement with its key. */
export const storeReply = (tx: Tx, key: PlacementKey, reply: StoredPlacement): Promise<void> =>
  saveReply(tx, key, JSON.stringify(reply));
