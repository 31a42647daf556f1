import { createHash } from 'node:crypto';
import { CURRENCY_CODES } from '@materia/domain-money';
import { z } from 'zod';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import { findKey, insertKey, type PlacementKey, saveReply } from './idempotency-repository.ts';

/**
 * What a placement stores: its orders as they were placed and, unless they are paid in store, their
 * first payment attempt.
 */
const storedPlacement = z.object({
  orders: z.array(
    z.object({
      number: z.string(),
      status: z.string(),
      amount: z.object({ minor: z.int(), currency: z.enum(CURRENCY_CODES) }),
    }),
  ),
  attempt: z.string().nullable(),
});
export type StoredPlacement = z.output<typeof storedPlacement>;
export type StoredOrderOfPlacement = StoredPlacement['orders'][number];
export type Claim =
  | { readonly kind: 'new' }
  | { readonly kind: 'answered'; readonly placement: StoredPlacement }
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
 * been stored; a refused one has stored nothing, so its key is new again.
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
  if (known === undefined) throw new Error('A key that cannot be inserted is there');
  if (known.body_hash !== bodyHash) return { kind: 'reused' };
  if (known.reply === null) throw new Error('A key was stored without its placement');
  return { kind: 'answered', placement: storedPlacement.parse(JSON.parse(known.reply)) };
};

/** Whether a key has stored what was placed for this very request. */
export const hasPlaced = async (db: Reader, key: PlacementKey, body: object): Promise<boolean> =>
  (await findKey(db, key))?.body_hash === hashOf(body);

/** Stores what was placed with its key. */
export const storePlacement = (
  tx: Tx,
  key: PlacementKey,
  placement: StoredPlacement,
): Promise<void> => saveReply(tx, key, JSON.stringify(placement));
