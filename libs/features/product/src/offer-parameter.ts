/** The parameter of the page's address that names the offer to show; the best one without it. */
export const OFFER_PARAMETER = 'offer';
