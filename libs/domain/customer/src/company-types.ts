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
