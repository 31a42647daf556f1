/**
 * The brand key of this build, which replaces `{product}` in field names. A shop under another
 * brand changes only this value.
 */
export const BRAND_KEY = 'Materia';

/** Names of the newsletter consents on the wire. */
export const CONSENT_FIELDS = {
  shopEmail: `receive${BRAND_KEY}Email`,
  partnersEmail: 'receivePartnersEmail',
  shopSms: `receive${BRAND_KEY}Sms`,
} as const;

/** The brand key in the field names of a user. */
const USER_KEY = 'materia' satisfies Lowercase<typeof BRAND_KEY>;

/** Names of the newsletter consents on a user. */
export const USER_CONSENT_FIELDS = {
  shopEmail: `receive_${USER_KEY}_email`,
  partnersEmail: 'receive_partners_email',
  shopSms: `receive_${USER_KEY}_sms`,
} as const;
