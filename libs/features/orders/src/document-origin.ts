/** The list that a link to a document is in, if it is not that of its own. */
export const FROM_PARAMETER = 'from';
export const FROM_COMPANY = 'company';
