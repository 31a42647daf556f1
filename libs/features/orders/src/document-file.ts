import {
  type DocumentFile,
  fetchDocument,
  fetchGuestDocument,
  isDocumentKind,
} from '@materia/api-orders';
import {
  GUEST_DOCUMENT_PARAMETER,
  GUEST_ORDER_PARAMETER,
  guestPurchase,
  shopRequest,
  withoutLink,
} from '@materia/page-request';
import { data, type LoaderFunctionArgs } from 'react-router';

type FileArgs = Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>;

/** A document of the customer, or of the customer's company. */
export const loadDocument = async ({ context, params }: FileArgs): Promise<Response> => {
  const { host } = context.get(shopRequest);
  const [kind, id] = [params['kind'] ?? '', params['id'] ?? ''];
  return answer(isDocumentKind(kind) ? await fetchDocument(host, kind, id) : undefined);
};

/** A document of an order of a guest's purchase, behind its signed link. */
export const loadGuestDocument = async ({ context, params, url }: FileArgs): Promise<Response> => {
  const shop = context.get(shopRequest);
  const named = params['link'] ?? '';
  const { reference, link } = guestPurchase(shop, named);
  if (reference !== named)
    return withoutLink(shop.to('guestDocument', { link: reference }) + url.search);
  const order = url.searchParams.get(GUEST_ORDER_PARAMETER) ?? '';
  const [kind = '', id] = (url.searchParams.get(GUEST_DOCUMENT_PARAMETER) ?? '').split(':');
  return answer(
    link === undefined ? undefined : await fetchGuestDocument(shop.host, { link, order, kind, id }),
  );
};

/** Passes a file on as it arrives, under its own name and for nobody else. */
export const savedFile = (file: DocumentFile): Response =>
  new Response(file.body, {
    headers: {
      'content-type': file.type,
      'content-disposition': `attachment; filename="${file.name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });

const answer = (file: DocumentFile | undefined): Response => {
  if (file === undefined) throw data(null, { status: 404 });
  return savedFile(file);
};
