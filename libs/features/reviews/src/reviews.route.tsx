import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { loadReviews } from './reviews.loader.ts';
import { ReviewsView } from './ReviewsView.tsx';
import { writeReview } from './write-review.action.ts';

export const loader = loadReviews;
export const action = writeReview;

const ReviewsPage = () => {
  const t = useText();
  const facts = useLoaderData<typeof loader>();
  const { name } = facts.product;
  return (
    <>
      <title>{t('reviews.title', { product: name })}</title>
      <meta name="description" content={t('reviews.description', { product: name })} />
      <ReviewsView {...facts} refusal={useActionData<typeof action>()} />
    </>
  );
};
export default ReviewsPage;
