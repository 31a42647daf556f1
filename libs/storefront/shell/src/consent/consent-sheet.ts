/** Marks the sheet that asks for consent on pages of shoppers who have not chosen. */
export const CONSENT_SHEET = '[data-consent-sheet]';
