/**
 * With this query parameter, whose value is the page to return to, the cookie page contains its
 * choice as a sheet, which scripts show on other pages.
 */
export const SHEET_PARAMETER = 'sheet';

/** Finds the sheet in that page. */
export const CONSENT_SHEET = '[data-consent-sheet]';
