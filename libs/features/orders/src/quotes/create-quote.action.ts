import { createQuote, type QuoteProblem } from '@materia/api-cart';
import { QUOTE_NAME_MAXIMUM } from '@materia/domain-quotes';
import { cartAccess, cartSession, shopRequest } from '@materia/page-request';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { createQuoteForm } from './quote-forms.ts';

/** Why no quote was made, with the name as typed. */
export type CreateQuoteOutcome = {
  readonly problem: QuoteProblem['kind'];
  readonly typed: string;
};

/** Makes a quote of the cart and shows it. */
export const saveQuote = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const { name } = createQuoteForm.read(await request.formData());
  const refuse = (problem: QuoteProblem['kind']) =>
    data<CreateQuoteOutcome>({ problem, typed: name }, { status: STATUSES[problem] });
  if (name.length > QUOTE_NAME_MAXIMUM) return refuse('name');
  const created = await createQuote(cartAccess(shop), cartSession(shop), name);
  if (!created.ok) return refuse(created.error.kind);
  shop.session.flash({ type: 'success', key: 'quotes.created' });
  return redirect(shop.to('quoteDetails', { quoteId: created.value }), 303);
};

const STATUSES = {
  'already-a-quote': 409,
  'no-products': 409,
  'third-party-line': 409,
  coupon: 409,
  'too-many': 429,
  name: 422,
  failed: 502,
} as const satisfies Readonly<Record<QuoteProblem['kind'], number>>;
