import {
  parseTaxNumberOfAny,
  type TaxNumber,
  type TaxNumberRule,
} from '@materia/domain-tax-number';
import { textFault, type TooLong } from '@materia/domain-contact';
import { fail, ok, type Result } from '@materia/domain-kernel';
import {
  checkDeliveryAddress,
  type CheckedAddress,
  type DeliveryAddress,
  type DeliveryAddressFault,
  type DeliveryAddressRules,
} from './delivery-address.ts';

/** The company that a VAT invoice names, as typed. */
export type VatInvoice = Pick<DeliveryAddress, 'street' | 'postcode' | 'city'> & {
  readonly company: string;
  readonly taxNumber: string;
};

export type CheckedVatInvoice = Pick<CheckedAddress, 'street' | 'postcode' | 'city'> & {
  readonly company: string;
  readonly taxNumber: TaxNumber;
};

export type VatInvoiceFault =
  DeliveryAddressFault | TooLong | { readonly kind: 'missing' | 'not-a-tax-number' };

export type VatInvoiceFaults = { readonly [Field in keyof VatInvoice]?: VatInvoiceFault };

export type VatInvoiceRules = Pick<DeliveryAddressRules, 'postcode'> & {
  /** ISO 3166 code: companies of the market's own country only. */
  readonly country: string;
  /** The numbers that companies have there. */
  readonly taxNumbers: readonly TaxNumberRule[];
};

/**
 * Whether a VAT invoice can be asked for: by everybody where the market offers it (flag
 * CHECKOUT_VAT_INVOICE), and by professionals everywhere, since sales between firms are invoiced.
 */
export const offersInvoice = (
  flags: { readonly CHECKOUT_VAT_INVOICE: boolean },
  isPro: boolean,
): boolean => flags.CHECKOUT_VAT_INVOICE || isPro;

/**
 * Checks the company of a VAT invoice in the form and again on the host: name, tax number and
 * address are required. An invoice may go to regions to which nothing is delivered. Reports every
 * invalid field.
 */
export const checkVatInvoice = (
  typed: VatInvoice,
  { postcode, country, taxNumbers }: VatInvoiceRules,
): Result<CheckedVatInvoice, VatInvoiceFaults> => {
  const company = typed.company.trim();
  const number = parseTaxNumberOfAny(taxNumbers, typed.taxNumber);
  const address = checkDeliveryAddress(
    { ...typed, country },
    { postcode, territory: { country, remoteRegions: [] } },
  );
  const companyFault =
    company === '' ? ({ kind: 'missing' } as const) : textFault('company', company);
  if (companyFault === undefined && number.ok && address.ok) {
    const { street, postcode: code, city } = address.value;
    return ok({ company, taxNumber: number.value, street, postcode: code, city });
  }
  return fail({
    ...(companyFault && { company: companyFault }),
    ...(!number.ok && {
      taxNumber: { kind: typed.taxNumber.trim() === '' ? 'missing' : 'not-a-tax-number' },
    }),
    ...(!address.ok && address.error),
  });
};
