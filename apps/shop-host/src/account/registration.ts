import type { ParsedInput } from '@materia/api-contract';
import { emailKey, parseEmail, parsePhone, parseTaxNumber, type TaxNumberKind, termsFault, textFault, unmetPasswordRules } from '@materia/domain-customer';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import type { FieldFault } from '../contract/refusals.ts';

type Asked = ParsedInput<'register'>['body'];

/** An account's data in their stored form. */
type CheckedAccount = {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly mobile: string;
  readonly customerType: 2 | 3;
  readonly corporationName: string | null;
  readonly companyFiscalId: string | null;
};

type Faults = { readonly kind: 'bad-input'; readonly fields: readonly FieldFault[] };

/** Checks a registration by the market's rules; every wrong field is named at once. */
export const checkRegistration = ({ customer, password }: Asked, market: Market): Result<CheckedAccount, Faults> => {
  const { rules } = market;
  const isCompany = customer.customer_type === 3;
  const fields: FieldFault[] = [];
  const wrong = (field: string, kind: string): void => {
    fields.push({ field: `body.${field}`, kind });
  };

  const email = parseEmail(customer.email);
  if (!email.ok) wrong('customer.email', email.error.kind);
  const [firstname, lastname, company] = [customer.firstname.trim(), customer.lastname.trim(), customer.corporation_name?.trim() ?? ''];
  for (const [field, name] of [['firstname', firstname], ['lastname', lastname]] as const) {
    const fault = name === '' ? 'required' : textFault(field, name)?.kind;
    if (fault !== undefined) wrong(`customer.${field}`, fault);
  }
  const typedMobile = customer.mobile?.trim() ?? '';
  const mobile = typedMobile === '' ? ok('') : parsePhone(typedMobile, rules.phone);
  if (!mobile.ok) wrong('customer.mobile', mobile.error.kind);
  if (isCompany && company === '') wrong('customer.corporation_name', 'required');
  const taxNumber = isCompany ? anyTaxNumber(rules.taxNumbers, customer.company_fiscal_id ?? '') : ok(null);
  if (!taxNumber.ok) wrong('customer.company_fiscal_id', taxNumber.error);
  for (const unmet of unmetPasswordRules(password, rules.password)) wrong('password', unmet.kind);
  const terms = termsFault('register', customer.terms_accepted);
  if (terms !== undefined) wrong('customer.terms_accepted', terms.kind);

  if (fields.length > 0 || !email.ok || !mobile.ok || !taxNumber.ok) return fail({ kind: 'bad-input', fields });
  return ok({
    email: emailKey(email.value),
    firstname,
    lastname,
    mobile: mobile.value,
    customerType: customer.customer_type,
    corporationName: isCompany ? company : null,
    companyFiscalId: taxNumber.value,
  });
};

/** A number of any kind that the market knows; a mistyped digit is told before a wrong form. */
const anyTaxNumber = (kinds: readonly TaxNumberKind[], text: string): Result<string, 'form' | 'check-digit'> => {
  const results = kinds.map((kind) => parseTaxNumber(kind, text));
  const fitting = results.find((result) => result.ok);
  if (fitting?.ok === true) return fitting;
  return fail(results.some((result) => !result.ok && result.error.fault === 'check-digit') ? 'check-digit' : 'form');
};
