import type { PlainDate } from '@materia/domain-holiday-calendar';
import { unreachable } from '@materia/domain-kernel';

/** The ways to identify an invoice document. Dates are yyyy-mm-dd. */
export type InvoiceReference =
  | { readonly kind: 'document'; readonly documentId: string }
  | {
      readonly kind: 'number';
      readonly storeCode: string;
      readonly businessUnit: string;
      readonly invoiceNumber: string;
      readonly invoiceDate: PlainDate;
    }
  | {
      readonly kind: 'order';
      readonly storeCode: string;
      readonly businessUnit: string;
      readonly orderId: string;
      readonly isOfferOrder: boolean;
    }
  | { readonly kind: 'receipt'; readonly businessUnit: string; readonly receiptId: string }
  | { readonly kind: 'third-party'; readonly invoiceId: string };

/**
 * The path of an invoice, relative to the shop host, each part percent-encoded. The documents of a
 * legal entity are below `legal-entity/{id}/`.
 */
export const invoicePath = (reference: InvoiceReference, legalEntityId?: string): string => {
  const path = partsOf(reference).map(encodeURIComponent).join('/');
  return legalEntityId === undefined
    ? path
    : `legal-entity/${encodeURIComponent(legalEntityId)}/${path}`;
};

const INVOICES = ['customer', 'ddgb', 'invoice'] as const;

const partsOf = (reference: InvoiceReference): readonly string[] => {
  switch (reference.kind) {
    case 'document':
      return ['ddgb', 'download-document', reference.documentId];
    case 'number':
      return [
        ...INVOICES,
        'pdf',
        reference.storeCode,
        reference.businessUnit,
        reference.invoiceNumber,
        reference.invoiceDate,
      ];
    case 'order':
      return [
        ...INVOICES,
        'maestro',
        reference.storeCode,
        reference.businessUnit,
        reference.orderId,
        reference.isOfferOrder ? '1' : '0',
      ];
    case 'receipt':
      return [...INVOICES, 'receipt', reference.businessUnit, reference.receiptId];
    case 'third-party':
      return [...INVOICES, 'third-party', reference.invoiceId];
    default:
      return unreachable(reference);
  }
};
