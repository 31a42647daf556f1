/** The links in the mails about a product that is awaited. */
export const restockNoticeLinks = {
  pages: { confirm: 'restockNoticeConfirmation', stop: 'restockNoticeStop' },
  texts: {
    confirm: {
      title: 'restockNotice.confirmTitle',
      text: 'restockNotice.confirmText',
      action: 'restockNotice.confirmAction',
      doneTitle: 'restockNotice.confirmedTitle',
      doneText: 'restockNotice.confirmedText',
    },
    stop: {
      title: 'restockNotice.stopTitle',
      text: 'restockNotice.stopText',
      action: 'restockNotice.stopAction',
      doneTitle: 'restockNotice.stoppedTitle',
      doneText: 'restockNotice.stoppedText',
    },
  },
  unknown: {
    title: 'restockNotice.linkUnknownTitle',
    text: 'restockNotice.linkUnknownText',
    page: 'home',
    toPage: 'common.home',
  },
} as const;
