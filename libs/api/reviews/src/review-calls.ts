import type { Reply } from '@materia/api-contract';
import { type HostClient, listedRefusal } from '@materia/api-client-kernel';
import { type PlainDate, parsePlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { AverageRating, ReviewState, WrittenReview } from '@materia/domain-reviews';

/** A published review. */
export type PublishedReview = {
  readonly id: string;
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly nickname: string;
  readonly writtenOn: PlainDate | undefined;
  /** The author bought the product with the account used for the review. */
  readonly isVerified: boolean;
};

/** One page of a product's reviews. `distribution` counts those with one star, two, … five. */
export type ReviewPage = {
  readonly rating: AverageRating | undefined;
  readonly distribution: readonly number[];
  readonly reviews: readonly PublishedReview[];
  readonly page: number;
  readonly pageCount: number;
};

/** The sort orders of reviews. */
export const REVIEW_ORDERS = ['newest', 'best', 'worst'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

export type WriteRefusal = {
  readonly kind: 'refused' | 'bad-input' | 'not-found' | 'already-reviewed' | 'too-many-requests';
};

/** Published reviews of a product by SKU or URL key; undefined when there is no such product. */
export const fetchReviews = async (
  host: HostClient,
  sku: string,
  page: number,
  order: ReviewOrder,
): Promise<ReviewPage | undefined> => {
  const answer = await host('listReviews', {
    params: { skuProduct: sku },
    query: { page, sort: order },
  });
  const reply = answer.ok ? answer.value.data[0] : undefined;
  return (
    reply && {
      rating: reply.rating,
      distribution: reply.distribution,
      reviews: reply.reviews.map(readReview),
      page: reply.page,
      pageCount: reply.page_count,
    }
  );
};

/** The signed-in customer's relation to the product; undefined when there is no such product. */
export const fetchMyReview = async (
  host: HostClient,
  sku: string,
): Promise<
  { readonly hasBought: boolean; readonly state: ReviewState | undefined } | undefined
> => {
  const answer = await host('readMyReview', { params: { skuProduct: sku } });
  return answer.ok
    ? { hasBought: answer.value.has_bought, state: answer.value.state ?? undefined }
    : undefined;
};

/** Sends a review; it is published after moderation. */
export const sendReview = async (
  host: HostClient,
  sku: string,
  review: WrittenReview,
): Promise<Result<{ readonly isVerified: boolean }, WriteRefusal>> => {
  const { rating, title, text, nickname, termsAccepted } = review;
  const answer = await host('writeReview', {
    params: { skuProduct: sku },
    body: {
      ...(rating !== undefined && { rating }),
      title,
      text,
      nickname,
      terms_accepted: termsAccepted,
    },
  });
  if (answer.ok) return ok({ isVerified: answer.value.is_verified });
  return fail({ kind: listedRefusal('writeReview', answer.error)?.code ?? 'refused' });
};

const readReview = ({
  written_on,
  is_verified,
  ...review
}: Reply<'listReviews'>['data'][number]['reviews'][number]): PublishedReview => {
  const day = parsePlainDate(written_on);
  return { ...review, writtenOn: day.ok ? day.value : undefined, isVerified: is_verified };
};
