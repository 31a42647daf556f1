/** The query parameter with the offer to show; without it the page shows the best one. */
export const OFFER_PARAMETER = 'offer';
