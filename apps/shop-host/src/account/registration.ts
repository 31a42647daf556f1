import type { ParsedInput } from '@materia/api-contract';
import { checkRegistration as checkFields, emailKey, type RegistrationFieldFault, type RegistrationFieldName } from '@materia/domain-customer';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import type { FieldFault, Refusal } from '../contract/refusals.ts';

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

/** The contract's names of the fields. */
const FIELDS = {
  company: 'body.customer.corporation_name',
  taxNumber: 'body.customer.company_fiscal_id',
  firstname: 'body.customer.firstname',
  lastname: 'body.customer.lastname',
  mobile: 'body.customer.mobile',
  email: 'body.customer.email',
  password: 'body.password',
  terms: 'body.customer.terms_accepted',
} as const satisfies Readonly<Record<RegistrationFieldName, string>>;

/** Checks a registration by the rule of the form (MKT-32); every wrong field is named at once. */
export const checkRegistration = ({ customer, password }: Asked, { rules }: Market): Result<CheckedAccount, Refusal<'bad-input'>> => {
  const checked = checkFields(
    {
      kind: customer.customer_type === 3 ? 'professional' : 'private',
      company: customer.corporation_name ?? '',
      taxNumber: customer.company_fiscal_id ?? '',
      firstname: customer.firstname,
      lastname: customer.lastname,
      mobile: customer.mobile ?? '',
      email: customer.email,
      password,
      termsAccepted: customer.terms_accepted,
    },
    rules,
  );
  if (!checked.ok) {
    const faults = checked.error;
    return fail({ kind: 'bad-input', fields: FIELD_NAMES.flatMap((name) => wireFaults(FIELDS[name], faults[name])) });
  }
  const { email, firstname, lastname, mobile, company } = checked.value;
  return ok({
    email: emailKey(email),
    firstname,
    lastname,
    mobile: mobile ?? '',
    customerType: customer.customer_type,
    corporationName: company?.name ?? null,
    companyFiscalId: company?.taxNumber ?? null,
  });
};

const FIELD_NAMES = ['company', 'taxNumber', 'firstname', 'lastname', 'mobile', 'email', 'password', 'terms'] as const satisfies readonly RegistrationFieldName[];

/** A password tells each rule that it does not meet. */
const wireFaults = (field: string, fault: RegistrationFieldFault | undefined): readonly FieldFault[] => {
  if (fault === undefined) return [];
  return fault.kind === 'weak-password' ? fault.unmet.map(({ kind }) => ({ field, kind })) : [{ field, kind: fault.kind }];
};
