import type { TextReader } from '@materia/market-model';
import type { ConsentBannerTexts } from '@materia/ui-shop';

/** The texts of the banner in the market's language. */
export const consentTexts = (t: TextReader): ConsentBannerTexts => ({
  title: t('consent.title'),
  text: t('consent.text'),
  policy: t('consent.policy'),
  acceptAll: t('consent.acceptAll'),
  refuseAll: t('consent.refuseAll'),
  choose: t('consent.choose'),
  save: t('consent.save'),
  categories: {
    C0001: { name: t('consent.necessary'), text: t('consent.necessaryText') },
    C0002: { name: t('consent.performance'), text: t('consent.performanceText') },
    C0003: { name: t('consent.functional'), text: t('consent.functionalText') },
    C0004: { name: t('consent.targeting'), text: t('consent.targetingText') },
    C0005: { name: t('consent.social'), text: t('consent.socialText') },
  },
});
