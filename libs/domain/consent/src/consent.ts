/** The categories of cookie consent and the purpose of each. */
export const CONSENT_CATEGORIES = [
  { code: 'C0001', purpose: 'strictly-necessary', alwaysOn: true },
  { code: 'C0002', purpose: 'performance', alwaysOn: false },
  { code: 'C0003', purpose: 'functional', alwaysOn: false },
  { code: 'C0004', purpose: 'targeting', alwaysOn: false },
  { code: 'C0005', purpose: 'social', alwaysOn: false },
] as const;
export type ConsentCode = (typeof CONSENT_CATEGORIES)[number]['code'];

/** Codes of the allowed categories, in table order, always including the necessary one. */
export type Consent = readonly ConsentCode[];

/** The four consent signals that advertising and analytics scripts need. */
export const CONSENT_SIGNALS = {
  ad_storage: 'C0004',
  ad_user_data: 'C0004',
  ad_personalization: 'C0004',
  analytics_storage: 'C0002',
} as const satisfies Readonly<Record<string, ConsentCode>>;
export type ConsentSignal = keyof typeof CONSENT_SIGNALS;

/** A choice of categories. The necessary one is always included. */
export const consentTo = (codes: readonly ConsentCode[]): Consent =>
  CONSENT_CATEGORIES.filter((category) => category.alwaysOn || codes.includes(category.code)).map(
    ({ code }) => code,
  );

/** Consent before any choice, and after refusing all: strictly necessary cookies only. */
export const refuseAll = (): Consent => consentTo([]);

export const acceptAll = (): Consent => consentTo(CONSENT_CATEGORIES.map(({ code }) => code));

export const allows = (consent: Consent, code: ConsentCode): boolean => consent.includes(code);

/**
 * Parses active groups as stored in a cookie (",C0001,C0003,"). Unknown codes and invalid text
 * grant no further consent.
 */
export const parseConsent = (text: string): Consent => {
  const words = text.split(',').map((word) => word.trim());
  return consentTo(
    CONSENT_CATEGORIES.map(({ code }) => code).filter((code) => words.includes(code)),
  );
};

export const writeConsent = (consent: Consent): string => `,${consent.join(',')},`;

/** Which signals are granted. All four are denied until their category is allowed. */
export const consentSignals = (
  consent: Consent,
): Readonly<Record<ConsentSignal, 'granted' | 'denied'>> => {
  const signal = (code: ConsentCode) => (allows(consent, code) ? 'granted' : 'denied');
  return {
    ad_storage: signal(CONSENT_SIGNALS.ad_storage),
    ad_user_data: signal(CONSENT_SIGNALS.ad_user_data),
    ad_personalization: signal(CONSENT_SIGNALS.ad_personalization),
    analytics_storage: signal(CONSENT_SIGNALS.analytics_storage),
  };
};
