import { fail, ok, type Result } from '@materia/domain-kernel';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { Reader } from '../../platform/database/with-tx.ts';
import type { Attempts, Limit } from '../../platform/limits/attempts.ts';
import { isOfPostcode } from './join.ts';
import { findFreeCard } from './repository.ts';

const HOUR = 3_600_000;
/** A card number and a postal code are short enough to guess. */
const GUESSES: Limit = { attempts: 10, windowMs: HOUR };
/** However many networks guess, one card is not tried more often. */
const GUESSES_OF_CARD: Limit = { attempts: 20, windowMs: 24 * HOUR };

/**
 * The number of a card that no account has, by number and postal code. Every way to a card counts
 * the guesses that find none.
 */
export const guessCard = async (
  { db, attempts }: { readonly db: Reader; readonly attempts: Attempts },
  { number, postcode }: { readonly number: string; readonly postcode: string },
  { market, shopperNetwork, now }: Pick<RequestContext, 'market' | 'shopperNetwork' | 'now'>,
): Promise<Result<string, { readonly kind: 'not-found' | 'too-many-requests' }>> => {
  const digits = number.replaceAll(/[\s-]/gu, '');
  const keys = [
    [`club-card-at:${market.id}:${shopperNetwork}`, GUESSES],
    [`club-card:${market.id}:${digits}`, GUESSES_OF_CARD],
  ] as const;
  if (!(await attempts.takeAll(keys, now))) return fail({ kind: 'too-many-requests' });
  const card = await findFreeCard(db, market.id, digits);
  if (card === undefined || !isOfPostcode(card, postcode, market))
    return fail({ kind: 'not-found' });
  for (const [key] of keys) await attempts.giveBack(key);
  return ok(card.number);
};
