import { type Consent, parseConsent } from '@materia/domain-consent';

/**
 * Name of the cookie that stores the choice, shared by server and browser; the shop's scripts may
 * read it.
 */
export const consentCookie = (marketId: string): string => `__Host-consent-${marketId}`;

/** The choice stored in the cookie; undefined until the shopper has chosen. */
export const storedConsent = (text: string | undefined): Consent | undefined =>
  text === undefined || text === '' ? undefined : parseConsent(text);

/** The choice, read in the browser. */
export const consentInBrowser = (marketId: string): Consent | undefined => {
  const name = `${consentCookie(marketId)}=`;
  return storedConsent(
    document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(name))
      ?.slice(name.length),
  );
};

/** Fired on `window` when the choice changes. */
export const CONSENT_EVENT = 'materia:consent';

export const dispatchConsent = (detail: Consent): void => {
  dispatchEvent(new CustomEvent<Consent>(CONSENT_EVENT, { detail }));
};
