import { HostUnavailable } from '@materia/api-client-kernel';
import { sendReview } from '@materia/api-reviews';
import { unreachable } from '@materia/domain-kernel';
import { shopRequest, signInPath } from '@materia/page-request';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { faultsOf, parseReviewForm, type ReviewRefusal } from './review-form.ts';

/**
 * Sends a review. Guests are redirected to sign-in, errors are shown at their fields, and the host
 * validates again.
 */
export const writeReview = async ({
  context,
  params,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'params' | 'request'>) => {
  const shop = context.get(shopRequest);
  const sku = params['skuProduct'] ?? '';
  const path = shop.to('reviews', { skuProduct: sku });
  if (shop.customer === undefined) throw redirect(signInPath(shop.to, path), 303);
  const typed = parseReviewForm(await request.formData());
  const faults = faultsOf(typed);
  if (faults.length > 0) return refuse({ typed, faults, problem: undefined }, 422);
  const sent = await sendReview(shop.host, sku, typed).catch(failedCall);
  if (sent === 'problem') return refuse({ typed, faults: [], problem: 'problem' }, 502);
  if (sent.ok) {
    shop.session.flash({ type: 'success', key: 'reviews.thanks' });
    throw redirect(path, 303);
  }
  const { kind } = sent.error;
  switch (kind) {
    case 'not-found':
      throw data(null, { status: 404 });
    case 'already-reviewed':
      return refuse({ typed, faults: [], problem: kind }, 409);
    case 'too-many-requests':
      return refuse({ typed, faults: [], problem: kind }, 429);
    case 'bad-input':
    case 'refused':
      return refuse({ typed, faults: [], problem: 'problem' }, 422);
    default:
      return unreachable(kind);
  }
};

const refuse = (refusal: ReviewRefusal, status: number) => data(refusal, { status });

/** Errors 500 to 502 are shown at the form; from 503 the error page replaces it. */
const failedCall = (error: unknown): 'problem' => {
  if (!(error instanceof HostUnavailable) || error.status >= 503) throw error;
  return 'problem';
};
