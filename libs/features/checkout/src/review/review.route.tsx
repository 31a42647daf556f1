import { useText } from '@materia/ui-shop';
import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { submitOrder } from './review.action.ts';
import { loadReview } from './review.loader.ts';
import { ReviewView } from './ReviewView.tsx';

export const loader = (args: LoaderFunctionArgs) => loadReview(args);
export const action = submitOrder;

const ReviewPage = () => (
  <>
    <title>{useText()('checkout.reviewTitle')}</title>
    <ReviewView facts={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />
  </>
);
export default ReviewPage;
