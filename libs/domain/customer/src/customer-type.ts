/** Types of a saved customer. */
export const CUSTOMER_TYPES = { individual: 2, professional: 3 } as const;
export type CustomerType = (typeof CUSTOMER_TYPES)[keyof typeof CUSTOMER_TYPES];

/**
 * The initial type of an empty form. It only indicates whether company types are offered and is
 * never saved.
 */
export type EmptyCustomerType = 0 | 1;

/**
 * 1 while the choice between private person and company is on (flag ACCOUNT_COMPANY_TYPE),
 * otherwise 0.
 */
export const emptyCustomerType = (companyTypeOn: boolean): EmptyCustomerType =>
  companyTypeOn ? 1 : 0;

/** The types that a customer may be saved with, by the type of the empty form. */
export const offeredCustomerTypes = (empty: EmptyCustomerType): readonly CustomerType[] =>
  empty === 1 ? Object.values(CUSTOMER_TYPES) : [CUSTOMER_TYPES.individual];
