/** The brand key of this build, which stands for `{product}` in the names of fields. Another shop changes it here alone. */
export const BRAND_KEY = 'Materia';

/** Names of the newsletter consents on the wire. */
export const CONSENT_FIELDS = {
  shopEmail: `receive${BRAND_KEY}Email`,
  partnersEmail: 'receivePartnersEmail',
  shopSms: `receive${BRAND_KEY}Sms`,
} as const;
