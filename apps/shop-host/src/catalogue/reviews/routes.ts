import type { Reply } from '@materia/api-contract';
import { fail, ok } from '@materia/domain-kernel';
import { averageRating, checkReview } from '@materia/domain-reviews';
import type { Market } from '@materia/market-model';
import { todayIn } from '@materia/platform-clock';
import { randomId } from '../../platform/auth/random-ids.ts';
import { findProduct } from '../products/repository.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import type { Attempts, Limit } from '../../platform/limits/attempts.ts';
import {
  findOwnReview,
  findRating,
  hasBought,
  insertReview,
  listPublished,
  type ReviewRow,
  withMarks,
} from './repository.ts';

const PAGE_SIZE = 10;
const HOUR = 3_600_000;
/** Reviews per customer and hour. */
const PER_CUSTOMER: Limit = { attempts: 30, windowMs: HOUR };

const NOT_FOUND = fail({ kind: 'not-found' } as const);
const NO_REVIEWS: readonly number[] = [0, 0, 0, 0, 0];

type Tools = { readonly db: Db; readonly attempts: Attempts };

/**
 * Product reviews (area 14): anyone can read them, customers write one per product, and they appear
 * after moderation.
 */
export const reviewHandlers = ({
  db,
  attempts,
}: Tools): Pick<Handlers, 'listReviews' | 'writeReview' | 'readMyReview'> => ({
  listReviews: async ({ params, query }, { market }) => {
    const product = await findProduct(db, market.id, params.skuProduct);
    if (product === undefined) return NOT_FOUND;
    const sum = await findRating(db, market.id, product.sku);
    const rating = sum && averageRating(sum);
    const reviews = await listPublished(
      db,
      market.id,
      product.sku,
      query.sort,
      PAGE_SIZE,
      (query.page - 1) * PAGE_SIZE,
    );
    return ok({
      data: [
        {
          ...(rating && { rating }),
          distribution: [...(sum?.distribution ?? NO_REVIEWS)],
          reviews: (await withMarks(db, market.id, reviews)).map((row) => wireReview(row, market)),
          page: query.page,
          page_count: Math.ceil((sum?.count ?? 0) / PAGE_SIZE),
        },
      ],
    });
  },

  writeReview: async ({ params, body }, { market, customer, now }) => {
    const { terms_accepted: termsAccepted, ...texts } = body;
    const checked = checkReview({ ...texts, rating: body.rating, termsAccepted });
    if (!checked.ok)
      return fail({
        kind: 'bad-input',
        fields: checked.error.map(({ field, kind }) => ({
          field: `body.${field === 'terms' ? 'terms_accepted' : field}`,
          kind,
        })),
      });
    const product = await findProduct(db, market.id, params.skuProduct);
    if (product === undefined) return NOT_FOUND;
    if (!(await attempts.take(`review:${market.id}:${customer.customerId}`, PER_CUSTOMER, now)))
      return fail({ kind: 'too-many-requests' });
    const id = randomId();
    const isVerified = await hasBought(db, market.id, product.sku, customer.customerId);
    const isNew = await insertReview(db, {
      market: market.id,
      id,
      sku: product.sku,
      customer_id: customer.customerId,
      origin: 'shop',
      ...checked.value,
      is_verified: isVerified,
      state: 'pending',
      written_at: now,
      decided_at: null,
    });
    return isNew
      ? ok({ id, state: 'pending', is_verified: isVerified })
      : fail({ kind: 'already-reviewed' });
  },

  readMyReview: async ({ params }, { market, customer }) => {
    const product = await findProduct(db, market.id, params.skuProduct);
    if (product === undefined) return NOT_FOUND;
    const own = await findOwnReview(db, market.id, product.sku, customer.customerId);
    return ok({
      has_bought: await hasBought(db, market.id, product.sku, customer.customerId),
      state: own?.state ?? null,
    });
  },
});

const wireReview = (
  { id, rating, title, text, nickname, written_at, is_verified }: ReviewRow,
  { timeZone }: Market,
): Reply<'listReviews'>['data'][number]['reviews'][number] => ({
  id,
  rating,
  title,
  text,
  nickname,
  written_on: todayIn(timeZone, written_at),
  is_verified,
});
