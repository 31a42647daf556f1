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

export const POLISH_COMPANY_TYPES: CompanyTypeIds = {
  ids: { COMPANY: 3, OTHER: 2 },
  others: 'OTHER',
};

const THREE_TYPES = {
  ids: { OTHER: 2, COMPANY: 3, SELF_EMPLOYED: 37 },
  others: 'OTHER',
} as const satisfies CompanyTypeIds;

export const SPANISH_COMPANY_TYPES: CompanyTypeIds = THREE_TYPES;

/**
 * No document gives ids for France and Portugal: COMPANY is 3 as elsewhere, the other two get
 * distinct values.
 */
export const FRENCH_COMPANY_TYPES: CompanyTypeIds = THREE_TYPES;
export const PORTUGUESE_COMPANY_TYPES: CompanyTypeIds = THREE_TYPES;

/** The order of the company types at registration in Spain. */
export const SPANISH_REGISTRATION_TYPES = [
  'OTHER',
  'COMPANY',
  'SELF_EMPLOYED',
] as const satisfies readonly CompanyType[];

/** The detailed French list. */
export const FRENCH_LEGAL_FORMS = [
  'administration',
  'EURL',
  'farmer',
  'GAEC',
  'GIE',
  'SA',
  'SARL',
  'SAS',
  'SCI',
  'SNC',
  'syndic',
  'other',
  'undetermined',
] as const;
export type FrenchLegalForm = (typeof FRENCH_LEGAL_FORMS)[number];

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
