/** The status on the wire of quotes that may still be used, and of those after their last day. */
export const ACTIVE_QUOTE_STATUS = 'ACTIF';
export const EXPIRED_QUOTE_STATUS = 'EXPIRE';
