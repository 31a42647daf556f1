import type { FieldFault, ParsedInput } from '@materia/api-contract';
import { checkVatInvoice, type VatInvoiceFaults } from '@materia/domain-checkout';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import type { SharedField } from '../../platform/contract/guest-twins.ts';
import type { Refusal } from '../../platform/contract/refusals.ts';
import type { OrderBuyer } from '../../platform/database/tables/order-tables.ts';

type InvoiceData = NonNullable<ParsedInput<'orderAndPay'>['body']['invoice']>;

type Field = SharedField<'placeOrder'>;

const FIELDS = {
  company: 'body.invoice.company',
  taxNumber: 'body.invoice.tax_number',
  street: 'body.invoice.street',
  postcode: 'body.invoice.postcode',
  city: 'body.invoice.city',
} as const satisfies Readonly<Record<keyof VatInvoiceFaults, Field>>;

/**
 * The buyer of an order as its VAT invoice names them: the company that was given, checked, or the
 * buyer without change.
 */
export const invoiceBuyer = (
  buyer: OrderBuyer,
  invoice: InvoiceData | undefined,
  { country, rules }: Market,
): Result<OrderBuyer, Refusal<'bad-input', Field>> => {
  if (invoice === undefined) return ok(buyer);
  const { tax_number: taxNumber, ...rest } = invoice;
  const checked = checkVatInvoice({ ...rest, taxNumber }, { ...rules, country });
  if (!checked.ok) return fail({ kind: 'bad-input', fields: fieldFaults(checked.error) });
  const { company, taxNumber: number, street, postcode, city } = checked.value;
  return ok({
    ...buyer,
    corporation_name: company,
    company_fiscal_id: number,
    invoice_address: { street: [...street], postcode, city },
  });
};

const fieldFaults = (faults: VatInvoiceFaults): readonly FieldFault<Field>[] =>
  (['company', 'taxNumber', 'street', 'postcode', 'city'] as const).flatMap((name) => {
    const fault = faults[name];
    return fault === undefined ? [] : [{ field: FIELDS[name], kind: fault.kind }];
  });
