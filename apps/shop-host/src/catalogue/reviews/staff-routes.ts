import type { Reply } from '@materia/api-contract';
import { fail, ok } from '@materia/domain-kernel';
import { REVIEW_DECISIONS } from '@materia/domain-reviews';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import type { WithDb } from '../../platform/database/with-tx.ts';
import { decide, listInState, type ReviewRow, withMarks } from './repository.ts';

const MOST_LISTED = 100;

/** Staff moderate reviews before they appear, and may change their decision later. */
export const reviewDeskHandlers = ({
  db,
}: WithDb): HandlersOf<'listReviewsOfState' | 'decideReview'> => ({
  listReviewsOfState: async ({ query }, { market }) =>
    ok(
      (
        await withMarks(db, market.id, await listInState(db, market.id, query.state, MOST_LISTED))
      ).map(shownReview),
    ),
  decideReview: async ({ params, body }, { market, now }) => {
    const decided = await decide(db, market.id, params.id, REVIEW_DECISIONS[body.decision], now);
    if (decided === undefined) return fail({ kind: 'not-found' });
    const [marked = decided] = await withMarks(db, market.id, [decided]);
    return ok(shownReview(marked));
  },
});

const shownReview = ({
  id,
  sku,
  state,
  rating,
  title,
  text,
  nickname,
  is_verified,
  written_at,
}: ReviewRow): Reply<'decideReview'> => ({
  id,
  sku,
  state,
  rating,
  title,
  text,
  nickname,
  isVerified: is_verified,
  writtenAt: written_at,
});
