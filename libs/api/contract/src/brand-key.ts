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
