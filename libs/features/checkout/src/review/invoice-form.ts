import type { VatInvoice } from '@materia/domain-checkout';
import { lineText } from '@materia/ui-shop';

/** The fields of a VAT invoice, in form order. */
export const INVOICE_FIELDS = ['company', 'taxNumber', 'street', 'postcode', 'city'] as const;
export type InvoiceField = (typeof INVOICE_FIELDS)[number];

/** The company of a VAT invoice, as typed. */
export type InvoiceValues = Readonly<Record<InvoiceField, string>>;

export const NO_INVOICE: InvoiceValues = {
  company: '',
  taxNumber: '',
  street: '',
  postcode: '',
  city: '',
};

/** The name of a field in the form of the order. */
export const invoiceFieldName = (field: InvoiceField): string => `invoice-${field}`;

export const readInvoiceValues = (form: FormData): InvoiceValues => ({
  company: lineText(form, invoiceFieldName('company')),
  taxNumber: lineText(form, invoiceFieldName('taxNumber'), 60),
  street: lineText(form, invoiceFieldName('street')),
  postcode: lineText(form, invoiceFieldName('postcode'), 20),
  city: lineText(form, invoiceFieldName('city')),
});

export const typedInvoice = ({ street, ...rest }: InvoiceValues): VatInvoice => ({
  ...rest,
  street: [street],
});
