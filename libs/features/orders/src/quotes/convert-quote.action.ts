import { fetchStore } from '@materia/api-stores';
import { anyOutageAs } from '@materia/api-client-kernel';
import { beginQuotePurchase, type ConversionProblem } from '@materia/api-orders';
import { fail } from '@materia/domain-kernel';
import { shopRequest } from '@materia/page-request';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { quoteOf } from './quote-details.loader.ts';

/** Why the quote is not in the cart; undefined on a page that was only opened. */
export type ConversionOutcome = { readonly problem: ConversionProblem };

/**
 * Puts the quote in the place of the cart: its cart id is remembered, then its store, at which the
 * purchase takes place.
 */
export const buyQuote = async ({
  context,
  params,
}: Pick<ActionFunctionArgs, 'context' | 'params'>) => {
  const shop = context.get(shopRequest);
  const quote = await quoteOf(shop, params['quoteId']);
  const converted = await beginQuotePurchase(shop.host, quote).catch(
    anyOutageAs(fail('failed' as const)),
  );
  if (!converted.ok) return refused(converted.error);
  const store = await fetchStore(shop.host, quote.store.id).catch(anyOutageAs(undefined));
  shop.session.rememberCart({
    id: converted.value,
    itemsCount: quote.lines.reduce((count, { quantity }) => count + quantity, 0),
    quoteStore: store?.id ?? quote.store.id,
  });
  shop.session.cartChanged('add-products');
  return redirect(shop.to('cart'), 303);
};

const refused = (problem: ConversionProblem) =>
  data<ConversionOutcome>({ problem }, { status: STATUSES[problem] });

const STATUSES = {
  gone: 404,
  forbidden: 403,
  expired: 409,
  'not-confirmed': 409,
  busy: 409,
  failed: 502,
} as const satisfies Readonly<Record<ConversionProblem, number>>;
