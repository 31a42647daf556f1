import type { DeliveryTerritory, PhoneRule, PostcodeRule } from '@materia/domain-contact';
import type { CompanyRegister, CompanyTypeIds, PasswordRule } from '@materia/domain-customer';
import type { TaxNumberRule } from '@materia/domain-tax-number';

/** A country's requirements for accounts and addresses. */
export type MarketRules = {
  readonly phone: PhoneRule;
  readonly postcode: PostcodeRule;
  /** The password rule for registration and password changes. */
  readonly password: PasswordRule;
  /** Numbers by which professionals identify their company; one of them must match. */
  readonly taxNumbers: readonly TaxNumberRule[];
  /** Numbers of private persons; one of them must match. */
  readonly personalNumbers: readonly TaxNumberRule[];
  /** The company types offered to professionals at registration, in list order. */
  readonly companyTypes: readonly { readonly code: string; readonly name: string }[];
  /** The ids of the kinds of company, as accounts store them. */
  readonly companyTypeIds: CompanyTypeIds;
  /** Where companies are looked up; without one, shoppers type everything. */
  readonly companyRegister?: CompanyRegister;
  /** The delivery territory. */
  readonly territory: DeliveryTerritory;
};
