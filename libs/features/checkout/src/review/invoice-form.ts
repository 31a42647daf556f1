import type { VatInvoice, VatInvoiceFault } from '@materia/domain-checkout';
import { defineForm, type FormFaults, type FormValues, line } from '@materia/ui-shop';

/** The company of a VAT invoice, part of the form of the order. */
export const invoiceForm = defineForm({
  company: line().named('invoice-company').faults<VatInvoiceFault>(),
  taxNumber: line(60).named('invoice-taxNumber').faults<VatInvoiceFault>(),
  street: line().named('invoice-street').faults<VatInvoiceFault>(),
  postcode: line(20).named('invoice-postcode').faults<VatInvoiceFault>(),
  city: line().named('invoice-city').faults<VatInvoiceFault>(),
});

/** The company, as typed. */
export type InvoiceValues = FormValues<typeof invoiceForm>;
export type InvoiceFaults = FormFaults<typeof invoiceForm>;
export type InvoiceField = keyof InvoiceFaults;

export const typedInvoice = ({ street, ...rest }: InvoiceValues): VatInvoice => ({
  ...rest,
  street: [street],
});
