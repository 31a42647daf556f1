import type { CallAnswer } from '@materia/api-client-kernel';
import { parsePlainDate, type PlainDate } from '@materia/domain-holiday-calendar';

/** Number and day of an invoice. */
export type OrderInvoice = { readonly number: string; readonly date: PlainDate };

/** The invoice in the host's response; undefined when there is none. */
export const readInvoice = (
  answer: CallAnswer<'readInvoiceOfOrder' | 'readInvoiceOfReceipt'>,
): OrderInvoice | undefined => {
  const date = answer.ok ? parsePlainDate(answer.value.invoiceDate) : undefined;
  return answer.ok && date?.ok
    ? { number: answer.value.invoiceNumber, date: date.value }
    : undefined;
};
