import {
  parseTaxNumber,
  type TaxNumberKind,
  type TaxNumberRefusal,
} from '@materia/domain-customer';

export type VatInvoice = {
  readonly wanted: boolean;
  readonly company: string;
  readonly taxNumber: string;
  readonly hasAddress: boolean;
};

export type VatInvoiceFault =
  | { readonly kind: 'company-missing' }
  | { readonly kind: 'tax-number-missing' }
  | { readonly kind: 'address-missing' }
  | TaxNumberRefusal;

/** A VAT invoice requires company name, tax number and address, and the number is validated. */
export const vatInvoiceFaults = (
  invoice: VatInvoice,
  kind: TaxNumberKind,
): readonly VatInvoiceFault[] => {
  if (!invoice.wanted) return [];
  return [
    ...(invoice.company.trim() === '' ? [{ kind: 'company-missing' } as const] : []),
    ...taxNumberFaults(invoice.taxNumber, kind),
    ...(invoice.hasAddress ? [] : [{ kind: 'address-missing' } as const]),
  ];
};

const taxNumberFaults = (text: string, kind: TaxNumberKind): readonly VatInvoiceFault[] => {
  if (text.trim() === '') return [{ kind: 'tax-number-missing' }];
  const number = parseTaxNumber(kind, text);
  return number.ok ? [] : [number.error];
};
