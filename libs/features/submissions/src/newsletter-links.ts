/** The links in the mails of the newsletter. */
export const newsletterLinks = {
  pages: { confirm: 'newsletterConfirmation', stop: 'newsletterStop' },
  texts: {
    confirm: {
      title: 'newsletter.confirmTitle',
      text: 'newsletter.confirmText',
      action: 'newsletter.confirmAction',
      doneTitle: 'newsletter.subscribedTitle',
      doneText: 'newsletter.subscribedText',
    },
    stop: {
      title: 'newsletter.stopTitle',
      text: 'newsletter.stopText',
      action: 'newsletter.stopAction',
      doneTitle: 'newsletter.stoppedTitle',
      doneText: 'newsletter.stoppedText',
    },
  },
  unknown: {
    title: 'newsletter.linkUnknownTitle',
    text: 'newsletter.linkUnknownText',
    page: 'newsletter',
    toPage: 'newsletter.toForm',
  },
} as const;
