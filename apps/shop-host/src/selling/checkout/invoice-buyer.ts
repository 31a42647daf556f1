import type { ParsedInput } from '@materia/api-contract';
import { checkDeliveryAddress, vatInvoiceFaults } from '@materia/domain-checkout';
import { parseTaxNumber } from '@materia/domain-customer';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import type { FieldFault, Refusal } from '../../platform/contract/refusals.ts';
import type { OrderBuyer } from '../../platform/database/schema.ts';

type InvoiceData = NonNullable<ParsedInput<'orderAndPay'>['body']['invoice']>;

/** The fields of the form by what can be wrong with them. */
const FIELDS: Readonly<Record<string, string>> = {
  'company-missing': 'body.invoice.company',
  'address-missing': 'body.invoice.street',
};
const ADDRESS_FIELDS = {
  street: 'body.invoice.street',
  postcode: 'body.invoice.postcode',
  city: 'body.invoice.city',
} as const;

/** The buyer of an order as its VAT invoice names them: the company that was given, checked, or the buyer without change. */
export const invoiceBuyer = (
  buyer: OrderBuyer,
  invoice: InvoiceData | undefined,
  { country, rules }: Market,
): Result<OrderBuyer, Refusal<'bad-input'>> => {
  const [kind] = rules.taxNumbers;
  if (invoice === undefined || kind === undefined) return ok(buyer);
  const { company, tax_number, ...place } = invoice;
  const hasAddress = place.street.some((line) => line !== '');
  const address = checkDeliveryAddress({ ...place, country }, rules);
  const faults: readonly FieldFault[] = [
    ...vatInvoiceFaults({ wanted: true, company, taxNumber: tax_number, hasAddress }, kind).map(
      (fault) => ({ field: FIELDS[fault.kind] ?? 'body.invoice.tax_number', kind: fault.kind }),
    ),
    ...(address.ok || !hasAddress
      ? []
      : Object.entries(ADDRESS_FIELDS).flatMap(([name, field]) => {
          const fault = Object.entries(address.error).find(([key]) => key === name)?.[1];
          return fault === undefined ? [] : [{ field, kind: fault.kind }];
        })),
  ];
  const number = parseTaxNumber(kind, tax_number);
  if (faults.length > 0 || !address.ok || !number.ok)
    return fail({ kind: 'bad-input', fields: faults });
  return ok({
    ...buyer,
    corporation_name: company,
    company_fiscal_id: number.value,
    invoice_address: {
      street: [...address.value.street],
      postcode: address.value.postcode,
      city: address.value.city,
    },
  });
};
