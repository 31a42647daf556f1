import { Container } from '@materia/ui-design-system';
import { ConsentBanner, usePath, useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { consentTexts } from './consent-texts.ts';
import { saveConsent, loadConsent } from './cookie-settings.action.ts';
import styles from './CookieSettings.module.css';

export const loader = loadConsent;
export const action = saveConsent;

/** The cookie choice, which shoppers can review and change at any time; works without scripts. */
const CookieSettingsPage = () => {
  const t = useText();
  const to = usePath();
  const { consent } = useLoaderData<typeof loader>();
  return (
    <>
      <title>{t('consent.title')}</title>
      <Container size="narrow" className={styles.page}>
        <ConsentBanner
          use="page"
          action={to('cookieSettings')}
          words={consentTexts(t)}
          consent={consent}
        />
      </Container>
    </>
  );
};
export default CookieSettingsPage;
