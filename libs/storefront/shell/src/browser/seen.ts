import { allows } from '@materia/domain-consent';
import { showSeenProducts } from '@materia/ui-shop';
import { CONSENT_EVENT, consentInBrowser } from '../consent/consent-cookie.ts';

/** The category of consent that names the last viewed products as its example. */
const REMEMBERS_SETTINGS = 'C0003';

/** Shows recently viewed products where the shopper allows it, also from the moment they do. */
export const startSeenProducts = (market: string): void => {
  const show = (): void =>
    showSeenProducts(() => {
      const consent = consentInBrowser(market);
      return consent !== undefined && allows(consent, REMEMBERS_SETTINGS);
    });
  show();
  addEventListener(CONSENT_EVENT, show);
};
