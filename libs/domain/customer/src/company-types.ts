import { fail, ok, type Result } from '@materia/domain-kernel';

/** The kind of company an account belongs to. */
export const COMPANY_TYPES = ['COMPANY', 'SELF_EMPLOYED', 'OTHER'] as const;
export type CompanyType = (typeof COMPANY_TYPES)[number];

/**
 * A market's ids of the company types. A type without id is not offered there; `others` is the
 * meaning of any other id.
 */
export type CompanyTypeIds = {
  readonly ids: Readonly<Partial<Record<CompanyType, number>>>;
  readonly others: CompanyType;
};

/** The company type of an id; an id without a row has the market's type for others. */
export const companyTypeOfId = (id: number, market: CompanyTypeIds): CompanyType =>
  COMPANY_TYPES.find((type) => market.ids[type] === id) ?? market.others;

/** Refuses a type that the market does not offer. */
export const idOfCompanyType = (
  type: CompanyType,
  market: CompanyTypeIds,
): Result<number, { readonly kind: 'company-type-not-offered'; readonly type: CompanyType }> => {
  const id = market.ids[type];
  return id === undefined ? fail({ kind: 'company-type-not-offered', type }) : ok(id);
};
