import { type AreaPages, ownPage, sharedPage } from '@materia/page-request/pages';

export const submissionsPages = {
  reportIllicitContent: {
    module: 'submissions/src/report-illicit-content.route.tsx',
    texts: ['report'],
    ...sharedPage,
    query: ['address'],
  },
  newsletter: {
    module: 'submissions/src/newsletter.route.tsx',
    texts: ['newsletter'],
    ...sharedPage,
    query: [],
  },
  newsletterConfirmation: {
    module: 'submissions/src/newsletter-confirmation.route.tsx',
    texts: ['newsletter'],
    ...ownPage,
  },
  newsletterStop: {
    module: 'submissions/src/newsletter-stop.route.tsx',
    texts: ['newsletter'],
    ...ownPage,
    takesOneClick: true,
  },
  restockNotice: {
    module: 'submissions/src/restock-notice.route.tsx',
    texts: ['restockNotice'],
    ...ownPage,
  },
  restockNoticeConfirmation: {
    module: 'submissions/src/restock-notice-confirmation.route.tsx',
    texts: ['restockNotice'],
    ...ownPage,
  },
  restockNoticeStop: {
    module: 'submissions/src/restock-notice-stop.route.tsx',
    texts: ['restockNotice'],
    ...ownPage,
  },
} as const satisfies AreaPages;
