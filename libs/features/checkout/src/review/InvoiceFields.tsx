import type { VatInvoiceFault } from '@materia/domain-checkout';
import { unreachable } from '@materia/domain-kernel';
import type { Market, TextKey, TextReader } from '@materia/market-model';
import { Checkbox, Stack, TextField } from '@materia/ui-design-system';
import type { CompanyLookUp } from '@materia/domain-customer';
import { CompanyLookUpFields, errorSummary, useShop } from '@materia/ui-shop';
import {
  type InvoiceFaults,
  type InvoiceField,
  invoiceForm,
  type InvoiceValues,
} from './invoice-form.ts';
import { orderForm } from './order-form.ts';
import { postcodeMessage } from '../frame/postcode-message.ts';

const LABELS = {
  company: 'register.company',
  taxNumber: 'register.taxNumber',
  street: 'checkout.street',
  postcode: 'checkout.postcode',
  city: 'checkout.city',
} as const satisfies Readonly<Record<InvoiceField, TextKey>>;

type InvoiceFieldsProps = {
  readonly wanted: boolean;
  readonly values: InvoiceValues;
  readonly faults: InvoiceFaults;
  readonly looksUp: boolean;
  readonly lookUp: CompanyLookUp | undefined;
};

/** The wish for a VAT invoice; once ticked, the company that it names. */
export const InvoiceFields = ({ wanted, values, faults, looksUp, lookUp }: InvoiceFieldsProps) => {
  const { market, t } = useShop();
  const fieldOf = (field: InvoiceField) => {
    const fault = faults[field];
    return {
      name: invoiceForm.names[field],
      label: t(LABELS[field]),
      defaultValue: values[field],
      error: fault && faultMessage(fault, values, t, market),
    };
  };
  return (
    <Checkbox
      name={orderForm.names.wantsInvoice}
      label={t('invoice.wanted')}
      hint={t('invoice.wantedHint')}
      defaultChecked={wanted}
      detail={
        <Stack gap={4}>
          <TextField {...fieldOf('company')} autoComplete="organization" />
          <TextField {...fieldOf('taxNumber')} hint={t('register.taxNumberHint')} width="m" />
          {looksUp && <CompanyLookUpFields outcome={lookUp} />}
          <TextField {...fieldOf('street')} autoComplete="billing address-line1" />
          <TextField
            {...fieldOf('postcode')}
            autoComplete="billing postal-code"
            inputMode="numeric"
            width="s"
          />
          <TextField {...fieldOf('city')} autoComplete="billing address-level2" width="m" />
        </Stack>
      }
    />
  );
};

/** The messages of the invalid fields, in form order, each with its field's name. */
export const invoiceErrors = (
  faults: InvoiceFaults,
  values: InvoiceValues,
  t: TextReader,
  market: Pick<Market, 'rules'>,
): readonly { readonly fieldId: string; readonly message: string }[] => {
  const messageOf = (field: InvoiceField): string | undefined => {
    const fault = faults[field];
    return (
      fault &&
      t('common.labelled', {
        label: t(LABELS[field]),
        value: faultMessage(fault, values, t, market),
      })
    );
  };
  return errorSummary(invoiceForm, {
    company: messageOf('company'),
    taxNumber: messageOf('taxNumber'),
    street: messageOf('street'),
    postcode: messageOf('postcode'),
    city: messageOf('city'),
  });
};

const faultMessage = (
  fault: VatInvoiceFault,
  { postcode }: InvoiceValues,
  t: TextReader,
  { rules }: Pick<Market, 'rules'>,
): string => {
  switch (fault.kind) {
    case 'missing':
      return t('checkout.required');
    case 'too-long':
      return t('checkout.tooLong', { maximum: fault.maximum });
    case 'not-a-tax-number':
      return t('register.taxNumberInvalid');
    case 'not-a-postcode':
      return postcodeMessage(postcode, rules.postcode.groups, t);
    case 'country-not-served':
    case 'region-not-served':
      return t('checkout.regionNotServed');
    default:
      return unreachable(fault);
  }
};
