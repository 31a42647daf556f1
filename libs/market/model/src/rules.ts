import type { DeliveryTerritory, PhoneRule, PostcodeRule } from '@materia/domain-contact';
import type { CompanyTypeIds, PasswordRule } from '@materia/domain-customer';
import type { TaxNumberKind } from '@materia/domain-tax-number';

/** A country's requirements for accounts and addresses. */
export type MarketRules = {
  readonly phone: PhoneRule;
  readonly postcode: PostcodeRule;
  /** The password rule for registration and password changes. */
  readonly password: PasswordRule;
  /** Kinds of tax number by which professionals identify their company; one of them must match. */
  readonly taxNumbers: readonly TaxNumberKind[];
  /** Kinds of tax number of private persons. */
  readonly personalNumbers: readonly TaxNumberKind[];
  /** The company types offered to professionals at registration, in list order. */
  readonly companyTypes: readonly { readonly code: string; readonly name: string }[];
  /** The ids of the kinds of company, as accounts store them. */
  readonly companyTypeIds: CompanyTypeIds;
  /** The delivery territory. */
  readonly territory: DeliveryTerritory;
};
