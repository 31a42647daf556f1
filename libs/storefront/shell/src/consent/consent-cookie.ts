import { type Consent, readConsent } from '@materia/domain-customer';

/** The cookie that keeps the choice, as server and browser call it; scripts of the shop may read it. */
export const consentCookie = (marketId: string): string => `__Host-consent-${marketId}`;

/** The choice as the cookie has it; undefined as long as nobody chose. */
export const storedConsent = (text: string | undefined): Consent | undefined =>
  text === undefined || text === '' ? undefined : readConsent(text);

/** The choice in the browser. */
export const consentInBrowser = (marketId: string): Consent | undefined => {
  const name = `${consentCookie(marketId)}=`;
  return storedConsent(
    document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(name))
      ?.slice(name.length),
  );
};

/** Told on `window` when the choice was changed (CNS-02). */
export const CONSENT_EVENT = 'materia:consent';

export const tellConsent = (detail: Consent): void => {
  dispatchEvent(new CustomEvent<Consent>(CONSENT_EVENT, { detail }));
};
