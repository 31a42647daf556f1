import type { PathTo } from '@materia/market-model';

/** The query parameter that names one order of a guest's purchase. */
export const GUEST_ORDER_PARAMETER = 'order';
/** The one that names a document of it: its kind and, after a colon, its id. */
export const GUEST_DOCUMENT_PARAMETER = 'document';

/** Where an order is shown, its calendar file, and its documents as PDF files. */
export type OrderPaths = {
  readonly page: string;
  readonly calendar: string;
  readonly document: (document: PathDocument) => string;
};

/** A document of an order: the confirmation that each has, or another one by its id. */
export type PathDocument =
  | { readonly kind: 'confirmation' }
  | {
      readonly kind: 'invoice' | 'seller-invoice' | 'credit-note' | 'receipt' | 'withdrawal';
      readonly id: string;
    };

const ACCOUNT_KINDS = {
  invoice: 'file',
  'seller-invoice': 'seller',
  'credit-note': 'file',
  receipt: 'receipt',
  withdrawal: 'withdrawal',
} as const;

/**
 * The paths of an order: in the account of its customer, or of a guest's purchase, whose signed link has the
 * reference.
 */
export const orderPaths = (
  to: PathTo,
  { id, number }: { readonly id: string; readonly number: string },
  reference: string | undefined,
): OrderPaths => {
  if (reference === undefined)
    return {
      page: to('orderDetails', { orderId: id }),
      calendar: to('orderCalendar', { orderId: id }),
      document: (document) =>
        document.kind === 'confirmation'
          ? to('document', { kind: document.kind, id })
          : to('document', { kind: ACCOUNT_KINDS[document.kind], id: document.id }),
    };
  const query = new URLSearchParams({ [GUEST_ORDER_PARAMETER]: number });
  return {
    page: `${to('guestOrder', { link: reference })}?${query}`,
    calendar: `${to('guestOrderCalendar', { link: reference })}?${query}`,
    document: (document) => {
      const named =
        document.kind === 'confirmation' ? document.kind : `${document.kind}:${document.id}`;
      const both = new URLSearchParams({
        [GUEST_ORDER_PARAMETER]: number,
        [GUEST_DOCUMENT_PARAMETER]: named,
      });
      return `${to('guestDocument', { link: reference })}?${both}`;
    },
  };
};
