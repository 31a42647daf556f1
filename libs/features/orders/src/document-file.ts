import { anyOutageAs } from '@materia/api-client-kernel';
import {
  type DocumentFile,
  type DownloadKind,
  fetchDocument,
  fetchGuestDocument,
  isDownloadKind,
  type NoDocument,
} from '@materia/api-orders';
import { unreachable } from '@materia/domain-kernel';
import type { TextKey } from '@materia/market-model';
import {
  GUEST_DOCUMENT_PARAMETER,
  GUEST_ORDER_PARAMETER,
  guestPurchase,
  shopRequest,
  type ShopRequest,
  withoutLink,
} from '@materia/page-request';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { FROM_COMPANY, FROM_PARAMETER } from './document-origin.ts';

type FileArgs = Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>;

/**
 * A document of the customer, or of the customer's company. Without its file, the page of its purchase
 * or the list that it was in says why, and what helps (303).
 */
export const loadDocument = async ({ context, params, url }: FileArgs): Promise<Response> => {
  const shop = context.get(shopRequest);
  const [kind, id] = [params['kind'] ?? '', params['id'] ?? ''];
  if (!isDownloadKind(kind)) throw data(null, { status: 404 });
  const file = await fetchDocument(shop.host, kind, id).catch(anyOutageAs('failed'));
  if (file !== 'failed' && file.ok) return savedFile(file.value);
  const without: Readonly<Record<NoDocument['kind'], TextKey | undefined>> = {
    missing: MISSING[kind],
    'printed-at-till': 'invoices.printedAtTill',
  };
  const key = file === 'failed' ? FAILED[kind] : without[file.error.kind];
  if (key === undefined) throw data(null, { status: 404 });
  shop.session.flash({ type: file === 'failed' ? 'error' : 'warning', key });
  const isOfCompany = url.searchParams.get(FROM_PARAMETER) === FROM_COMPANY;
  return redirect(isOfCompany ? shop.to('companyDocuments') : pageOf(shop, kind, id), 303);
};

/** What a reader can do if a file could not be made in time. */
const FAILED = {
  confirmation: 'invoices.fileFailed',
  receipt: 'invoices.receiptFailed',
  withdrawal: 'invoices.fileFailed',
  seller: 'invoices.fileFailed',
  file: 'invoices.fileFailed',
  attachment: 'invoices.fileFailed',
  quote: 'quotes.downloadFailed',
} as const satisfies Readonly<Record<DownloadKind, TextKey>>;

/** Who has a document of which there is no file here. Pages of orders link to no others. */
const MISSING = {
  confirmation: undefined,
  receipt: undefined,
  withdrawal: undefined,
  seller: 'invoices.sellerMissing',
  file: 'invoices.missingStore',
  attachment: undefined,
  quote: undefined,
} as const satisfies Readonly<Record<DownloadKind, TextKey | undefined>>;

/** Where the reader comes from. */
const pageOf = ({ to, flags }: ShopRequest, kind: DownloadKind, id: string): string => {
  switch (kind) {
    case 'confirmation':
      return to('orderDetails', { orderId: id });
    case 'receipt':
      return to('purchaseDetails', { purchaseId: id });
    case 'attachment':
      return to('orders');
    case 'quote':
      return to('quoteDetails', { quoteId: id });
    case 'withdrawal':
    case 'seller':
    case 'file':
      return flags.INVOICES_PAGE ? to('myInvoices') : to('orders');
    default:
      return unreachable(kind);
  }
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
  if (link === undefined) throw data(null, { status: 404 });
  const file = await fetchGuestDocument(shop.host, { link, order, kind, id }).catch(
    anyOutageAs('failed'),
  );
  if (file === undefined) throw data(null, { status: 404 });
  if (file !== 'failed') return savedFile(file);
  shop.session.flash({
    type: 'error',
    key: kind === 'receipt' ? 'invoices.receiptFailed' : 'invoices.fileFailed',
  });
  const query = new URLSearchParams({ [GUEST_ORDER_PARAMETER]: order });
  return redirect(`${shop.to('guestOrder', { link: reference })}?${query}`, 303);
};

/** Passes a file on as it arrives, under its own name and for nobody else. */
export const savedFile = (file: DocumentFile): Response =>
  new Response(file.body, {
    headers: {
      'content-type': file.type,
      'content-disposition': `attachment; filename="${file.name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
    },
  });
