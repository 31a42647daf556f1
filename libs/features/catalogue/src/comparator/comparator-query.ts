/**
 * Query parameters of the comparison: which rows are shown, and which product was rejected for
 * which reason.
 */
export const ROWS_PARAMETER = 'rows';
export const DIFFERENT_ONLY = 'different';
export const REFUSED_PARAMETER = 'refused';
export const SKU_PARAMETER = 'sku';
