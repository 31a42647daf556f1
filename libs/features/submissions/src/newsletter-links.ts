import type { MailLinks } from './MailLinkView.tsx';

/** The links in the mails of the newsletter. */
export const newsletterLinks: MailLinks = {
  pages: { confirm: 'newsletterConfirmation', stop: 'newsletterStop' },
  texts: (t) => ({
    confirm: {
      title: t('newsletter.confirmTitle'),
      text: t('newsletter.confirmText'),
      action: t('newsletter.confirmAction'),
      doneTitle: t('newsletter.subscribedTitle'),
      doneText: t('newsletter.subscribedText'),
    },
    stop: {
      title: t('newsletter.stopTitle'),
      text: t('newsletter.stopText'),
      action: t('newsletter.stopAction'),
      doneTitle: t('newsletter.stoppedTitle'),
      doneText: t('newsletter.stoppedText'),
    },
  }),
  unknown: (t) => ({
    title: t('newsletter.linkUnknownTitle'),
    text: t('newsletter.linkUnknownText'),
    page: 'newsletter',
    toPage: t('newsletter.toForm'),
  }),
};
