import { locatePlace, type NamedPlace } from '@materia/api-stores';
import { HostUnavailable } from '@materia/api-client-kernel';
import { parsePostcode } from '@materia/domain-contact';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { safeReturnPath } from '@materia/domain-navigation';
import { parseStoreSearch } from '@materia/domain-stores';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import {
  forgetPlaceForm,
  parsePosition,
  placeForm,
  positionPlaceForm,
  sentForm,
} from '@materia/ui-shop';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { SearchRefusal } from '../stores.loader.ts';

/** Why a place was refused, with what was typed. */
export type PlaceOutcome = { readonly typed: string; readonly refusal: SearchRefusal };

/**
 * Remembers the place that the shopper typed or that their browser knows, or forgets it, and returns to the page from which
 * the form was sent. What the shop cannot locate is refused at the field, and the former place stays.
 */
export const savePlace = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  if (sentForm(form, { forget: forgetPlaceForm, place: placeForm }) === 'forget') {
    shop.session.keepPlace(undefined);
    shop.session.flash({ type: 'information', key: 'place.forgotten' });
    return redirect(shop.to('place'), 303);
  }
  const typed = placeForm.read(form).place;
  const named = form.has(positionPlaceForm.names.latitude)
    ? positionIn(form)
    : namedPlace(typed, shop);
  const found = named.ok ? await locate(shop, named.value) : named;
  if (!found.ok) return data<PlaceOutcome>({ typed, refusal: found.error.kind }, { status: 422 });
  shop.session.keepPlace(found.value.place);
  shop.session.flash({ type: 'success', key: 'place.saved' });
  return redirect(pageBefore(request, shop), 303);
};

const positionIn = (form: FormData): Result<NamedPlace, { readonly kind: SearchRefusal }> => {
  const { latitude, longitude } = positionPlaceForm.read(form);
  const position = parsePosition(latitude, longitude);
  return position === undefined
    ? fail({ kind: 'unknown-place' })
    : ok({ kind: 'position', ...position });
};

const namedPlace = (
  typed: string,
  { market }: ShopRequest,
): Result<NamedPlace, { readonly kind: SearchRefusal }> =>
  parseStoreSearch(typed, (text) => parsePostcode(text, market.rules.postcode).ok);

/** An outage of the host is told at the field. */
const locate = (shop: ShopRequest, named: NamedPlace) =>
  locatePlace(shop.host, named, shop.market.rules).catch((error: unknown) => {
    if (!(error instanceof HostUnavailable) || error.status >= 503) throw error;
    return fail({ kind: 'failed' } as const);
  });

/** The shop's page from which the form was sent. A page that was sent by a form itself is not loaded again. */
const pageBefore = (request: Request, { to }: ShopRequest): string => {
  const referer = URL.parse(request.headers.get('referer') ?? '');
  const isOwn = referer !== null && referer.origin === new URL(request.url).origin;
  return safeReturnPath(isOwn ? referer.pathname + referer.search : undefined, to('place'));
};
