import type {
  DeliveryTerritory,
  PasswordRule,
  PhoneRule,
  PostcodeRule,
  TaxNumberKind,
} from '@materia/domain-customer';

/** What the country of a market asks of an account and an address. */
export type MarketRules = {
  readonly phone: PhoneRule;
  readonly postcode: PostcodeRule;
  /** The rule of registration and of a changed password. */
  readonly password: PasswordRule;
  /** Kinds of number by which a professional names his company; one of them must fit. */
  readonly taxNumbers: readonly TaxNumberKind[];
  /** Kinds of number by which the tax office knows a person. */
  readonly personalNumbers: readonly TaxNumberKind[];
  /** What a professional may say of his company at registration, in the order of the list. */
  readonly companyTypes: readonly { readonly code: string; readonly name: string }[];
  /** Where deliveries go. */
  readonly territory: DeliveryTerritory;
};
