import type { MailLinks } from './MailLinkView.tsx';

/** The links in the mails about a product that is awaited. */
export const restockNoticeLinks: MailLinks = {
  pages: { confirm: 'restockNoticeConfirmation', stop: 'restockNoticeStop' },
  texts: (t) => ({
    confirm: {
      title: t('restockNotice.confirmTitle'),
      text: t('restockNotice.confirmText'),
      action: t('restockNotice.confirmAction'),
      doneTitle: t('restockNotice.confirmedTitle'),
      doneText: t('restockNotice.confirmedText'),
    },
    stop: {
      title: t('restockNotice.stopTitle'),
      text: t('restockNotice.stopText'),
      action: t('restockNotice.stopAction'),
      doneTitle: t('restockNotice.stoppedTitle'),
      doneText: t('restockNotice.stoppedText'),
    },
  }),
  unknown: (t) => ({
    title: t('restockNotice.linkUnknownTitle'),
    text: t('restockNotice.linkUnknownText'),
    page: 'home',
    toPage: t('common.home'),
  }),
};
